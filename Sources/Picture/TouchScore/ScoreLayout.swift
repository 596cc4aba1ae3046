import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// A layout of a trace and the tellings of its tape on film time.
struct ScoreLayout {
    private let trace: Trace
    private let history: StageHistory
    private var filter = DecisionFilter()
    private var beatPace: BeatPace
    private var beats: [Beat] = []
    private var cameras: [(beat: Int, camera: Telling.Camera?)] = []
    private var pen: [PenStroke] = []
    private var staging = Staging()
    /// The time for which the last decision and what followed have been visible, in seconds of
    /// film; nil before the first.
    private var seen: Double?
    /// The code panel that appears together with the next caption: by itself it would first show
    /// other lines.
    private var waiting: Telling?

    /// The event time up to which the film has been laid out, and the serial of the last record in
    /// it.
    private var time = 0.0
    private var record = 0
    private var slowness = 1.0
    private var edits = FilmEdits([])
    private var walk: (part: WalkPart, seconds: Double)?
    private var isDirected: Bool
    /// Indicates whether the film is directed unless the tape says otherwise.
    private let wasDirected: Bool
    private let narration: Narration
    /// The times at which a sound is audible, in event time, ordered and disjoint.
    private let sounds: [Range<Double>]
    /// The event time of the last brief beat.
    private var briefTime = -Double.infinity

    /// The time shown after the end, in seconds, so that the last event is visible.
    static let afterglow = 1.0
    /// The time for which the right answer is highlighted, in seconds.
    static let answer = 0.9
    /// The time for which the subject of a caption remains visible before the next caption, in
    /// seconds.
    static let pause = 0.5

    init(
        _ history: StageHistory, isDirected: Bool, narration: Narration = .none,
        sounds: [Range<Double>] = []
    ) {
        trace = history.trace
        self.history = history
        self.isDirected = isDirected
        wasDirected = isDirected
        self.narration = narration
        self.sounds = sounds.joined
        beatPace = BeatPace(trace)
    }

    mutating func score(_ cues: [Cue], end: Double?) -> Score {
        edits = FilmEdits(cues.compactMap { $0.telling })
        let cues = cues.edited(by: edits)
        var rest = cues[...]
        for (index, entry) in trace.records.enumerated() {
            while let cue = rest.first, cue.record <= index {
                rest.removeFirst()
                apply(cue, before: rest.first)
            }
            tell(entry)
        }
        while let cue = rest.popFirst() { apply(cue, before: rest.first) }
        let last = max(end ?? 0, sounds.last?.upperBound ?? 0, time)
        pass(to: last, record: trace.records.count)
        slowness = 1
        // A film that ends within a cut ends there.
        if edits.cut(from: time) == nil {
            pass(to: time + Self.afterglow, record: trace.records.count)
        }
        var room = ScoreRoom(
            beats: beats, cameras: cameras, pen: pen,
            arbitrations: wasDirected ? beatPace.arbitrations : [], history: history,
            narration: narration)
        return room.score()
    }

    // MARK: Decisions

    private mutating func tell(_ entry: TraceRecord) {
        let serial = Int(entry.serial)
        let each = walk.map { $0.part != .hitTest } ?? false
        guard let kind = filter.tell(entry, climbingEach: each), edits.cut(at: entry.time) == nil,
            let seconds = seconds(for: kind, entry.entry, at: entry.time)
        else { return }
        pass(to: entry.time, record: serial - 1)
        if let panel = panel(for: kind) { staging.suited = panel }
        let speed = edits.speed(from: entry.time)
        add(kind, seconds / speed, record: serial)
        beats[beats.count - 1].told = serial
        if speed > 1 { beats[beats.count - 1].isSlowMotion = false }
    }

    /// Returns the duration of a decision's beat; nil for a decision without a beat of its own.
    private mutating func seconds(
        for kind: Beat.Kind, _ entry: TraceEntry, at recordTime: Double
    ) -> Double? {
        if let walk, walk.part == .all || walk.part == kind.part { return walk.seconds }
        guard wasDirected, sound(at: recordTime) == nil else { return nil }
        if isDirected, kind == .lands || staging.shows(panel(for: kind)) {
            return beatPace.seconds(for: kind, entry)
        }
        // A decision that no panel shows appears only briefly, just long enough not to pop.
        if briefTime == recordTime { return nil }
        briefTime = recordTime
        return Beat.change
    }

    /// Returns the panel that shows a decision of this kind; nil for the current one.
    private func panel(for kind: Beat.Kind) -> TellingPanel? {
        switch kind {
        case .lands, .asked, .overrode, .answered, .withheld: .hitTest
        case .sent, .receives: .pipeline
        case .waits, .refused, .decided, .acted: .cards
        case .passed, .kept, .discarded, .held, .released, .system: .chain
        // The effects of recognizers are shown beside them.
        case .delivered, .cancelled: staging.suited == .cards ? nil : .chain
        default: nil
        }
    }

    // MARK: Cues

    private mutating func apply(_ cue: Cue, before next: Cue?) {
        guard let telling = cue.telling else { return }
        // Exercises are for the viewer's hands, after the film.
        if case .exercise = telling { return }
        if case .show(.code) = telling, let next, next.record == cue.record,
            case .caption(_?)? = next.telling
        {
            waiting = telling
            return
        }
        pass(to: cue.time, record: cue.record)
        if isOver(at: cue.time) {
            switch telling {
            case .title, .end: break
            default: return
            }
        }
        briefTime = -.infinity
        switch telling {
        case .caption, .end, .ask, .chapter:
            if sound(at: time) == nil, edits.cut(at: cue.time) == nil { letBeSeen() }
        default: break
        }
        if case .ink(.stroke(let stroke)) = telling, let over = stroke.over { draw(stroke, over) }
        for telling in [waiting, telling].compactMap({ $0 }) {
            staging.apply(telling) { history.subject(named: $0, at: record) }
        }
        waiting = nil
        let isCut = edits.cut(at: cue.time) != nil
        // A voice is never cut short for a change of the picture.
        let isHeard = sound(at: time) != nil
        switch telling {
        case .chapter, .mark, .note, .exercise, .sound, .cut, .speed, .trim: break
        case .caption where !isCut: if !isHeard { add(.caption, Beat.change, record: record) }
        case .ask(nil) where isHeard: break
        case .title(let text, let span):
            add(.title, text.cardTime(span?.seconds), record: record)
            staging.card = nil
        case .end(let text, let span):
            add(.end, text.cardTime(span?.seconds), record: record)
        case .ask(let question):
            let time = question.map { max($0.span.seconds, $0.readingTime) }
            add(.ask, time ?? Beat.change, record: record)
            staging.question?.isOpen = false
        case .answer:
            add(.ask, Self.answer, record: record)
            staging.question = nil
        case .ink(.stroke(let stroke)) where stroke.over != nil:
            add(.show, 0, record: record)
        case .zoom(let camera):
            cameras.append((beats.count, camera))
            // The camera has arrived before the film continues.
            if !isHeard { add(.show, isCut ? 0 : CameraTravel.duration, record: record) }
        case .show, .hide, .highlight, .spotlight, .light, .dim, .ink, .arrow, .caption:
            if !isHeard { add(.show, isCut ? 0 : Beat.change, record: record) }
        case .depth:
            // The layers have separated before the film continues.
            if !isHeard {
                add(.show, isCut ? 0 : Staging.Depth.duration, record: record)
            }
        case .walk(let part, let span): walk = span.map { (part, $0.seconds) }
        case .slow(let factor): slowness = factor > 0 && factor.isFinite ? factor : 1
        case .direct(let isOn): isDirected = isOn
        case .freeze(let span):
            if span.seconds > 0, span.seconds.isFinite {
                add(.freeze, span.seconds, record: record)
            }
        }
    }

    /// Draws a line during the preceding stretch. If that is too short, time stops for the rest,
    /// unless a sound is audible.
    private mutating func draw(_ stroke: Ink.Stroke, _ over: Span) {
        guard edits.cut(at: time) == nil else { return }
        let idle = beats.idleEnd
        let missing = over.seconds - beats[idle].reduce(0) { $0 + $1.duration }
        if missing > 0, sound(at: time) == nil { add(.freeze, missing, record: record) }
        pen.append(
            PenStroke(
                stroke: stroke, seconds: over.seconds, beats: idle.lowerBound..<beats.count))
    }

    /// Keeps the subject of the last caption visible for a while before the words disappear, or
    /// before a chapter begins above them.
    private mutating func letBeSeen() {
        guard staging.caption != nil, let seen else { return }
        let wish = Self.pause + Beat.change
        if seen < wish { add(.freeze, wish - seen, record: record) }
    }

    // MARK: Beats

    /// Lets event time pass up to `next`, by which all records up to `record` have happened.
    private mutating func pass(to next: Double, record: Int) {
        // Nothing changes any more after the end of the film.
        if isOver(at: time) {
            time = max(time, next)
            return
        }
        if next <= time {
            // This needs no beat of its own: it belongs to the preceding one.
            let tellsEvents = beats.last.map { $0.kind.isDecision || $0.kind == .passage } ?? false
            if !tellsEvents, record > self.record { add(.passage, 0, record: record) }
            if let last = beats.indices.last, record > beats[last].record {
                beats[last].record = record
            }
            self.record = max(self.record, record)
            return
        }
        // The surroundings of the stage change before time continues.
        if let last = beats.last, last.staging != staging, sound(at: time) == nil,
            edits.cut(from: time) == nil
        {
            add(.show, Beat.change, record: self.record)
        }
        // The other records of this time are shown with its decision, not when time continues.
        let past = min(history.lastRecord(atOrBefore: time), record)
        if let last = beats.indices.last, beats[last].to == time, past > beats[last].record {
            beats[last].record = past
        }
        while time < next {
            if let cut = edits.cut(from: time) {
                if cut.upperBound == .infinity {
                    time = next
                    self.record = max(self.record, beats.last?.record ?? 0)
                    return
                }
                leaveOut(until: min(cut.upperBound, next), endsCut: cut.upperBound <= next, record)
                continue
            }
            let pace = pace(after: time)
            let end = min(pace.until, next, edits.nextChange(after: time))
            let speed = edits.speed(from: time)
            let isSlow = pace.isSlow && speed <= 1
            let factor = (isSlow ? max(slowness, BeatPace.slowness) : slowness) / speed
            let last = end >= next ? record : max(history.lastRecord(atOrBefore: end), self.record)
            var beat = Beat(
                duration: (end - time) * factor, kind: .passage, record: min(last, record),
                from: time, to: end, staging: staging)
            beat.reach = record
            beat.isSlowMotion = isSlow
            append(beat)
            time = end
        }
        self.record = max(self.record, record)
    }

    /// Returns whether time is slowed down right after event time `time`, and until which event
    /// time that holds. Sounds keep their own pace.
    private func pace(after time: Double) -> (isSlow: Bool, until: Double) {
        if let sound = sound(at: time) { return (false, sound.upperBound) }
        let next = sounds[sounds.sortedIndex { $0.lowerBound > time }...].first?.lowerBound
        let pace = isDirected ? beatPace.pace(after: time) : (isSlow: false, until: .infinity)
        return (pace.isSlow, min(pace.until, next ?? .infinity))
    }

    /// Returns the sound that is audible right after event time `time`; nil if there is none.
    private func sound(at time: Double) -> Range<Double>? {
        sounds[sounds.sortedIndex { $0.upperBound > time }...].first.flatMap {
            $0.lowerBound <= time ? $0 : nil
        }
    }

    /// Returns whether a moment is after the end of the film.
    private func isOver(at time: Double) -> Bool { edits.cut(at: time)?.upperBound == .infinity }

    /// Skips event time without using film time; the picture dissolves where the film resumes.
    private mutating func leaveOut(until end: Double, endsCut: Bool, _ record: Int) {
        let before = endsCut ? history.lastRecord(atOrBefore: end.nextDown) : record
        let past = max(min(before, record), self.record)
        append(
            Beat(duration: 0, kind: .passage, record: past, from: time, to: end, staging: staging))
        time = end
        self.record = past
        guard endsCut, beats.contains(where: { $0.duration > 0 }) else { return }
        append(
            Beat(
                duration: Beat.seam, kind: .seam, record: past, from: end, to: end,
                staging: staging))
    }

    private mutating func add(_ kind: Beat.Kind, _ seconds: Double, record: Int) {
        var beat = Beat(
            duration: seconds, kind: kind, record: record, from: time, to: time, staging: staging)
        beat.isSlowMotion =
            isDirected && sound(at: time) == nil && edits.cut(at: time) == nil
            && beatPace.pace(after: time).isSlow
            && !beatPace.isAtStart(time)
        append(beat)
        self.record = max(self.record, record)
    }

    private mutating func append(_ beat: Beat) {
        seen = beat.kind.isDecision ? beat.duration : seen.map { $0 + beat.duration }
        beats.append(beat)
    }
}

extension [Range<Double>] {
    /// The ranges in order, with adjoining ones joined.
    fileprivate var joined: [Range<Double>] {
        filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) {
            guard let last = $0.last, last.upperBound >= $1.lowerBound else { return $0.append($1) }
            $0[$0.count - 1] = last.lowerBound..<Swift.max(last.upperBound, $1.upperBound)
        }
    }
}

extension [Cue] {
    /// Returns the tellings of a film with these edits. Captions, questions, and freezes within a
    /// cut are dropped; tellings about the whole film – title, end, chapters – remain, and so do
    /// those that determine how the stage is shown from there on.
    public func edited(by edits: FilmEdits) -> [Cue] {
        guard !edits.cuts.isEmpty else { return self }
        return compactMap { cue in
            guard edits.cut(at: cue.time) != nil, let telling = cue.telling else { return cue }
            switch telling {
            case .caption(.some):
                // The previous caption still ends here.
                var cue = cue
                cue.kind = .tell(.caption(nil))
                return cue
            case .ask(.some), .answer, .freeze, .note: return nil
            default: return cue
            }
        }
    }
}
