import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A trace as a film: what is to be seen at each second of it, a pure function of time.
///
/// It follows a score. Each picture shows the stage at one record, on the way to the next: no panel is ahead of
/// another or behind it, and no effect stands before its cause.
public struct Film: Sendable {
    public let title: LocalizedText?
    public let score: Score
    /// In seconds of film.
    public var duration: Double { score.duration }

    /// What it is drawn from: of one run, or of two beside one another.
    package let sceneries: [FilmScenery]
    let narration: Narration
    var scenery: FilmScenery { sceneries[0] }

    /// The first second of film that shows event time `time`.
    public func seconds(atEventTime time: Double) -> Double { score.seconds(atTime: time) }

    /// What is to be seen at `seconds` of film; at the start of a beat, what it will have become.
    public func moment(at seconds: Double) -> StageMoment { moment(at: seconds, of: 0) }

    /// The same of each run, at one event time.
    public func moments(at seconds: Double) -> [StageMoment] {
        sceneries.indices.map { moment(at: seconds, of: $0) }
    }

    private func moment(at seconds: Double, of run: Int) -> StageMoment {
        let seconds = min(max(seconds, 0), duration)
        guard let index = score.beat(at: seconds) else { return StageMoment(StageState()) }
        let beat = score.beats[index]
        var moment = StageMoment(
            stage(of: index, at: seconds, in: run), time: beat.time(at: seconds))
        moment.title = title
        moment.staging = beat.side(run).staging
        moment.staging.light = light(of: index, at: seconds)
        moment.staging.depth = depth(of: index, at: seconds, in: run)
        if let drawn = score.drawn(at: seconds) { moment.staging.apply(.stroke(drawn)) }
        moment.told = run == 0 ? score.told[index] : nil
        moment.paths = sceneries[run].paths
        moment.gestures = sceneries[run].gestures
        moment.frame = frame(at: seconds, of: moment.stage, in: run)
        moment.growth = beat.growth(at: seconds)
        moment.signs = sceneries[run].signs.signs(at: seconds)
        moment.signs.soon = sceneries[run].signs.soon(ofEvent: moment.stage.event.taken)
        moment.cameraWay = score.travel(at: seconds).flatMap { travel in
            CameraWay(at: seconds, since: travel.lowerBound) { frame(at: $0, of: run) }
        }
        return moment
    }

    /// While the picture changes: what it changes from, with everything where it is in `next`, and how far it has come.
    package func departure(
        to next: [StageMoment], at seconds: Double
    ) -> (moments: [StageMoment], arrival: Double)? {
        guard let index = score.beat(at: seconds), index > 0 else { return nil }
        let seen = score.lastSeen(before: index)
        // The first picture comes from nowhere.
        guard score.beats[seen].duration > 0 else { return nil }
        let (beat, last) = (score.beats[index], score.beats[seen])
        let arrival = beat.arrival(at: seconds)
        guard arrival < 1 else { return nil }
        if beat.kind == .seam { return (shownBefore(index), arrival) }
        var moments = next
        for run in next.indices {
            moments[run].staging = last.side(run).staging
            // Its arrow has come all the way.
            moments[run].growth = 1
            // A light that goes elsewhere glides, and is painted once.
            if moments[run].staging.light != nil, let light = next[run].staging.light {
                moments[run].staging.light = light
            }
            let signs = sceneries[run].signs
            moments[run].signs.hands.removeAll { signs.risen(at: seconds).contains($0.name) }
            moments[run].signs.hands += signs.landed(at: seconds)
            // Layers come apart, and are painted once.
            moments[run].staging.depth = next[run].staging.depth
            // A line under the hand is no change, nor is one that it has just finished.
            let lines = next[run].staging.ink.dropFirst(moments[run].staging.ink.count)
            for line in lines where line.over != nil { moments[run].staging.apply(.stroke(line)) }
            if let drawn = score.drawn(at: seconds) { moments[run].staging.apply(.stroke(drawn)) }
            if run == 0 { moments[run].told = score.told[seen] }
            // Time passes without a word; only what is around the stage may change with it.
            if beat.kind == .passage { continue }
            let history = sceneries[run].why.history
            var start = history.state(at: last.side(run).record)
            let end = history.state(at: beat.side(run).record)
            if isNew(seen, at: start.record, in: run) { start = start.withoutGestures }
            moments[run].stage = start.withPlaces(
                from: start, to: end, Motion.easeOut(arrival), time: next[run].time)
        }
        return moments == next ? nil : (moments, arrival)
    }

    /// The circle of a beat, on its way from where the beat before had it.
    private func light(of index: Int, at seconds: Double) -> Spotlight? {
        let beat = score.beats[index]
        guard let light = beat.staging.light, index > 0, beat.kind != .seam,
            let from = score.beats[index - 1].staging.light
        else { return beat.staging.light }
        return from.mixed(with: light, Motion.easeOut(beat.arrival(at: seconds)))
    }

    package func isSeam(at seconds: Double) -> Bool {
        score.beat(at: seconds).map { score.beats[$0].kind == .seam } ?? false
    }

    /// What was to be seen last before a beat.
    private func shownBefore(_ index: Int) -> [StageMoment] {
        let last = score.beats[..<index].last { $0.duration > 0 }
        return moments(at: (last?.end ?? 0).nextDown)
    }

    // MARK: The stage of a beat

    private func stage(of index: Int, at seconds: Double, in run: Int) -> StageState {
        let told = toldStage(of: index, at: seconds, in: run)
        return isNew(index, at: told.record, in: run) ? told.withoutGestures : told
    }

    /// Whether no gesture has begun since a question was asked: what belongs to the last gesture leaves before it, and does not
    /// come back.
    private func isNew(_ index: Int, at record: Int, in run: Int) -> Bool {
        guard let asked = score.asked[index] else { return false }
        let beginnings = sceneries[run].beginnings
        let next = beginnings.sortedIndex { $0 > asked }
        return next == beginnings.count || record < beginnings[next]
    }

    private func toldStage(of index: Int, at seconds: Double, in run: Int) -> StageState {
        let beat = score.beats[index]
        let side = beat.side(run)
        let before = index > 0 ? score.beats[index - 1].side(run).record : 0
        let history = sceneries[run].why.history
        func state(_ record: Int) -> StageState { history.state(at: record) }
        let time = beat.time(at: seconds)
        guard beat.kind == .passage else {
            let end = state(side.record)
            let arrival = beat.arrival(at: seconds)
            guard arrival < 1 else { return end }
            return end.withPlaces(
                from: state(before), to: end, Motion.easeOut(arrival), time: time)
        }
        let reached = time < beat.to ? history.lastRecord(atOrBefore: time) : side.record
        let record = min(max(reached, before), side.record)
        let here = state(record)
        // On the way to what happens next, as far as nothing is told of it by itself.
        let next = history.lastRecord(ofNextAfter: record, upTo: max(side.reach, side.record))
        guard next > record else { return here }
        let there = state(next)
        guard there.time > here.time, there.time > time, time > here.time else { return here }
        return here.withPlaces(
            from: here, to: there, (time - here.time) / (there.time - here.time), time: time)
    }

    // MARK: Words

    /// What the tape says in words, in order.
    public var captions: [Caption] { words { $0.staging.caption } }

    /// The chapters of the tape, in order.
    public var chapters: [Caption] { words { $0.staging.chapter } }

    private func words(_ text: (Beat) -> LocalizedText?) -> [Caption] {
        score.spans(text).map { span, text in
            Caption(start: span.lowerBound, end: span.upperBound, text: text.withoutStars)
        }
    }

    /// Words and when they are shown, in seconds of film.
    public struct Caption: Hashable, Sendable {
        public var start: Double
        public var end: Double
        public var text: LocalizedText
    }

    // MARK: The camera

    private func frame(at seconds: Double, of run: Int) -> CGRect? {
        let seconds = min(seconds, duration)
        guard let index = score.beat(at: seconds) else { return nil }
        return frame(at: seconds, of: stage(of: index, at: seconds, in: run), in: run)
    }

    private func frame(at seconds: Double, of stage: StageState, in run: Int) -> CGRect? {
        let whole = sceneries[run].frame
        let all = whole ?? stage.sceneFrame
        let moves = score.moves(until: seconds)
        return moves.reduce(whole) { from, index in
            let part = score.progress(ofMove: index, at: seconds)
            let to = frame(of: score.moves[index].target, stage) ?? whole
            return CameraTravel.frame(from: from, to: to, in: all, part)
        }
    }

    /// Whether the camera goes with something of the scene at `seconds` of film.
    package func follows(at seconds: Double) -> Bool {
        score.moves[score.moves(until: seconds)].contains { $0.target.moves }
    }

    private func frame(of target: Score.CameraMove.Target, _ stage: StageState) -> CGRect? {
        switch target {
        case .whole: nil
        case .frame(let frame): frame
        case .following(let camera): stage.frame(for: camera, in: scenery.trace)
        case .watching(let finger): stage.frame(for: finger)
        }
    }
}

extension Film {
    /// - Parameters:
    ///   - cues: in the order of the tape.
    ///   - scene: where names and requirements are written.
    ///   - end: event time at which the tape ends, where that is later than the last record.
    ///   - isDirected: whether decisions are walked and choices slowed down without being told to; else time passes as
    ///     the cues say and nothing is looked at by itself.
    ///   - narration: how long captions are spoken.
    ///   - sounds: when something is heard, in event time: there time passes at its own pace.
    public init(
        trace: Trace, cues: [Cue] = [], title: LocalizedText? = nil, scene: Scene? = nil,
        end: Double? = nil, isDirected: Bool = true, narration: Narration = .none,
        sounds: [Range<Double>] = []
    ) {
        self.title = title
        self.narration = narration
        let history = StageHistory(trace)
        var layout = ScoreLayout(
            history, isDirected: isDirected, narration: narration, sounds: sounds)
        score = layout.score(cues, end: end)
        sceneries = [
            FilmScenery(
                Why(history: history, index: TraceIndex(trace), scene: scene), score,
                hasWords: score.beats.contains { $0.staging.hasWords })
        ]
    }
}

extension Spotlight {
    fileprivate func mixed(with next: Spotlight, _ share: Double) -> Spotlight {
        Spotlight(
            center: center.mixed(with: next.center, share),
            radius: radius + (next.radius - radius) * share)
    }
}
