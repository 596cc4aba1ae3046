import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// Lays a trace and the tape's telling on film time.
struct ScoreLayout {
    private let trace: Trace
    private let history: StageHistory
    private var filter = DecisionFilter()
    private var beatPace: BeatPace
    private var beats: [Beat] = []
    private var cameras: [(beat: Int, camera: Telling.Camera?)] = []
    private var pen: [PenStroke] = []
    private var staging = Staging()
    /// How long the last decision and what came after it are looked at, in seconds of film; nil before the first.
    private var seen: Double?
    /// The panel of code that comes together with the caption after it: by itself it would stand at other lines first.
    private var waiting: Telling?

    /// Event time that has been told, and the serial of the last record that has.
    private var time = 0.0
    private var record = 0
    private var slowness = 1.0
    private var edits = FilmEdits([])
    private var walk: (part: WalkPart, seconds: Double)?
    private var isDirected: Bool
    /// Whether the film is directed but for what the tape says.
    private let wasDirected: Bool
    private let narration: Narration
    /// When something is heard, in event time, in order and apart.
    private let sounds: [Range<Double>]
    /// Event time of what was told briefly last.
    private var briefTime = -Double.infinity

    /// Shown after the end, in seconds, so that the last thing can be seen.
    static let afterglow = 1.0
    /// For which the right answer is lit, in seconds.
    static let answer = 0.9
    /// How long what a caption tells is looked at before the next one comes, in seconds.
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
        // What ends within a cut ends there.
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

    /// Nil for a decision that is not looked at by itself.
    private mutating func seconds(
        for kind: Beat.Kind, _ entry: TraceEntry, at recordTime: Double
    ) -> Double? {
        if let walk, walk.part == .all || walk.part == kind.part { return walk.seconds }
        guard wasDirected, sound(at: recordTime) == nil else { return nil }
        if isDirected, kind == .lands || staging.shows(panel(for: kind)) {
            return beatPace.seconds(for: kind, entry)
        }
        // What no panel tells is not looked at by itself; nor does it pop.
        if briefTime == recordTime { return nil }
        briefTime = recordTime
        return Beat.change
    }

    /// The panel that shows a decision of this kind; nil for the one that is there.
    private func panel(for kind: Beat.Kind) -> TellingPanel? {
        switch kind {
        case .lands, .asked, .overrode, .answered, .withheld: .hitTest
        case .sent, .receives: .pipeline
        case .waits, .refused, .decided, .acted: .cards
        case .passed, .kept, .discarded, .held, .released, .system: .chain
        // What recognizers bring about is told beside them.
        case .delivered, .cancelled: staging.suited == .cards ? nil : .chain
        default: nil
        }
    }

    // MARK: Cues

    private mutating func apply(_ cue: Cue, before next: Cue?) {
        guard let telling = cue.telling else { return }
        // For hands, when the film is over.
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
        case .caption, .end, .ask:
            if sound(at: time) == nil, edits.cut(at: cue.time) == nil { letBeSeen() }
        default: break
        }
        if case .ink(.stroke(let stroke)) = telling, let over = stroke.over { draw(stroke, over) }
        for telling in [waiting, telling].compactMap({ $0 }) {
            staging.apply(telling) { history.subject(named: $0, at: record) }
        }
        waiting = nil
        let isCut = edits.cut(at: cue.time) != nil
        // Nobody who speaks is cut short for what is shown.
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
            // It has arrived before anything else is told.
            if !isHeard { add(.show, isCut ? 0 : CameraTravel.duration, record: record) }
        case .show, .hide, .highlight, .spotlight, .light, .dim, .ink, .arrow, .caption:
            if !isHeard { add(.show, isCut ? 0 : Beat.change, record: record) }
        case .depth:
            // The layers have come apart before anything else is told.
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

    /// A line is drawn in what passed before it. Where that is too short, time stands still for the rest, unless something is
    /// heard.
    private mutating func draw(_ stroke: Ink.Stroke, _ over: Span) {
        guard edits.cut(at: time) == nil else { return }
        let idle = beats.idleEnd
        let missing = over.seconds - beats[idle].reduce(0) { $0 + $1.duration }
        if missing > 0, sound(at: time) == nil { add(.freeze, missing, record: record) }
        pen.append(
            PenStroke(
                stroke: stroke, seconds: over.seconds, beats: idle.lowerBound..<beats.count))
    }

    /// What the last words told is to be seen before they go.
    private mutating func letBeSeen() {
        guard staging.caption != nil, let seen else { return }
        let wish = Self.pause + Beat.change
        if seen < wish { add(.freeze, wish - seen, record: record) }
    }

    // MARK: Beats

    /// Lets event time pass up to `next`; by then all records up to `record` have happened.
    private mutating func pass(to next: Double, record: Int) {
        // Behind all that is shown nothing changes any more.
        if isOver(at: time) {
            time = max(time, next)
            return
        }
        if next <= time {
            // Nothing to be looked at by itself: it goes with what was told before.
            let tellsEvents = beats.last.map { $0.kind.isDecision || $0.kind == .passage } ?? false
            if !tellsEvents, record > self.record { add(.passage, 0, record: record) }
            if let last = beats.indices.last, record > beats[last].record {
                beats[last].record = record
            }
            self.record = max(self.record, record)
            return
        }
        // What is around the stage has changed before time goes on.
        if let last = beats.last, last.staging != staging, sound(at: time) == nil,
            edits.cut(from: time) == nil
        {
            add(.show, Beat.change, record: self.record)
        }
        // What else happened at this time is shown with what was told of it, not when time goes on.
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

    /// Whether time runs slowly right after event time `time`, and up to which event time that holds. What is heard keeps
    /// its own pace.
    private func pace(after time: Double) -> (isSlow: Bool, until: Double) {
        if let sound = sound(at: time) { return (false, sound.upperBound) }
        let next = sounds[sounds.sortedIndex { $0.lowerBound > time }...].first?.lowerBound
        let pace = isDirected ? beatPace.pace(after: time) : (isSlow: false, until: .infinity)
        return (pace.isSlow, min(pace.until, next ?? .infinity))
    }

    /// What is heard right after event time `time`; nil for nothing.
    private func sound(at time: Double) -> Range<Double>? {
        sounds[sounds.sortedIndex { $0.upperBound > time }...].first.flatMap {
            $0.lowerBound <= time ? $0 : nil
        }
    }

    /// Whether a moment lies behind all that is shown.
    private func isOver(at time: Double) -> Bool { edits.cut(at: time)?.upperBound == .infinity }

    /// Event time passes in no time of film; where it is shown again, the picture dissolves.
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
    /// The same in order, those that meet as one.
    fileprivate var joined: [Range<Double>] {
        filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) {
            guard let last = $0.last, last.upperBound >= $1.lowerBound else { return $0.append($1) }
            $0[$0.count - 1] = last.lowerBound..<Swift.max(last.upperBound, $1.upperBound)
        }
    }
}

extension [Cue] {
    /// What is told of a film that is edited so. Captions, questions and freezes within a cut go with it; what is said of the
    /// whole film – title, end, chapters – stays, and so does how the stage is shown from there on.
    public func edited(by edits: FilmEdits) -> [Cue] {
        guard !edits.cuts.isEmpty else { return self }
        return compactMap { cue in
            guard edits.cut(at: cue.time) != nil, let telling = cue.telling else { return cue }
            switch telling {
            case .caption(.some):
                // The one before ends here all the same.
                var cue = cue
                cue.kind = .tell(.caption(nil))
                return cue
            case .ask(.some), .answer, .freeze, .note: return nil
            default: return cue
            }
        }
    }
}
