import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A trace as a film: its picture at each second is a pure function of time.
///
/// The film follows a score. Each picture shows the stage at one record, on the way to the next: no
/// panel is ahead of another or behind it, and no effect appears before its cause.
public struct Film: Sendable {
    public let title: LocalizedText?
    public let score: Score
    /// The duration, in seconds of film.
    public var duration: Double { score.duration }

    /// The sceneries from which it is drawn: one, or one for each of two runs.
    package let sceneries: [FilmScenery]
    let narration: Narration
    var scenery: FilmScenery { sceneries[0] }

    /// Returns the first second of film that shows event time `time`.
    public func seconds(atEventTime time: Double) -> Double { score.seconds(atTime: time) }

    /// Returns the moment shown at `seconds` of film; at the start of a beat, the moment into which
    /// the picture is about to change.
    public func moment(at seconds: Double) -> StageMoment { moment(at: seconds, of: 0) }

    /// Returns the moment of each run, at one event time.
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

    /// Returns, while the picture changes, the moment it changes from, with everything at its
    /// position in `next`, and the progress.
    package func departure(
        to next: [StageMoment], at seconds: Double
    ) -> (moments: [StageMoment], arrival: Double)? {
        guard let index = score.beat(at: seconds), index > 0 else { return nil }
        let seen = score.lastSeen(before: index)
        // The first picture does not change from another.
        guard score.beats[seen].duration > 0 else { return nil }
        let (beat, last) = (score.beats[index], score.beats[seen])
        let arrival = beat.arrival(at: seconds)
        guard arrival < 1 else { return nil }
        if beat.kind == .seam { return (shownBefore(index), arrival) }
        var moments = next
        for run in next.indices {
            moments[run].staging = last.side(run).staging
            // Its arrow is complete.
            moments[run].growth = 1
            // A moving light glides, and is painted once.
            if moments[run].staging.light != nil, let light = next[run].staging.light {
                moments[run].staging.light = light
            }
            let signs = sceneries[run].signs
            moments[run].signs.hands.removeAll { signs.risen(at: seconds).contains($0.name) }
            moments[run].signs.hands += signs.landed(at: seconds)
            // Layers that separate are painted once.
            moments[run].staging.depth = next[run].staging.depth
            // A line in progress is not a change, nor is one that was just finished.
            let lines = next[run].staging.ink.dropFirst(moments[run].staging.ink.count)
            for line in lines where line.over != nil { moments[run].staging.apply(.stroke(line)) }
            if let drawn = score.drawn(at: seconds) { moments[run].staging.apply(.stroke(drawn)) }
            if run == 0 { moments[run].told = score.told[seen] }
            // A passage has no words; only the surroundings of the stage may change during it.
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

    /// Returns the circle of light of a beat, on its way from its place in the previous beat.
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

    /// Returns the last moment shown before a beat.
    private func shownBefore(_ index: Int) -> [StageMoment] {
        let last = score.beats[..<index].last { $0.duration > 0 }
        return moments(at: (last?.end ?? 0).nextDown)
    }

    // MARK: The stage of a beat

    private func stage(of index: Int, at seconds: Double, in run: Int) -> StageState {
        let told = toldStage(of: index, at: seconds, in: run)
        return isNew(index, at: told.record, in: run) ? told.withoutGestures : told
    }

    /// Returns whether no gesture has begun since a question was asked: the marks of the last
    /// gesture disappear before the question, and do not return.
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
        // The stage is on its way to the next records, up to the next one with a beat of its own.
        let next = history.lastRecord(ofNextAfter: record, upTo: max(side.reach, side.record))
        guard next > record else { return here }
        let there = state(next)
        guard there.time > here.time, there.time > time, time > here.time else { return here }
        return here.withPlaces(
            from: here, to: there, (time - here.time) / (there.time - here.time), time: time)
    }

    // MARK: Words

    /// The captions of the tape, in order.
    public var captions: [Caption] { words { $0.staging.caption } }

    /// The chapters of the tape, in order.
    public var chapters: [Caption] { words { $0.staging.chapter } }

    private func words(_ text: (Beat) -> LocalizedText?) -> [Caption] {
        score.spans(text).map { span, text in
            Caption(start: span.lowerBound, end: span.upperBound, text: text.withoutStars)
        }
    }

    /// Words and the time for which they are shown, in seconds of film.
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

    /// Returns whether the camera follows something in the scene at `seconds` of film.
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
    ///   - cues: the cues in the order of the tape.
    ///   - scene: the scene in which names and requirements are written.
    ///   - end: the event time at which the tape ends, if that is later than the last record.
    ///   - isDirected: true to show decisions one by one and choices in slow motion without being
    ///     told to; otherwise time passes as the cues say, and nothing is shown by itself.
    ///   - narration: the durations of spoken captions.
    ///   - sounds: the spans of event time in which something is audible: there time passes at its
    ///     own pace.
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
