import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// A pass over the laid-out beats that makes room for captions to be read and spoken, and for
/// viewers to follow choices between recognizers, and that moves the camera as the tape says.
struct ScoreRoom {
    var beats: [Beat]
    /// The tape's directions to the camera, with the beats at which they start.
    let cameras: [(beat: Int, camera: Telling.Camera?)]
    var pen: [PenStroke] = []
    let arbitrations: [Arbitration]
    let history: StageHistory
    let narration: Narration

    mutating func score() -> Score {
        let choices = choices()
        for choice in choices {
            light(choice)
            let seconds = beats[choice.beats].reduce(0) { $0 + $1.duration }
            beats[choice.core].duration += max(BeatPace.leastSlowMotion - seconds, 0)
        }
        makeRoomForCaptions()
        var seconds = 0.0
        for index in beats.indices {
            beats[index].start = seconds
            beats[index].duration = FilmTime.exact(beats[index].duration)
            seconds = beats[index].end
        }
        return Score(beats: beats, moves: cameraMoves, drawings: drawings)
    }

    /// The drawings; each ends when its line is complete.
    private var drawings: [Score.Drawing] {
        pen.map { drawn in
            let end = beats[drawn.beats.upperBound].start
            let start = FilmTime.exact(end - drawn.seconds)
            return Score.Drawing(
                span: max(start, beats[drawn.beats.lowerBound].start)..<end, stroke: drawn.stroke)
        }
    }

    // MARK: Choices between recognizers

    /// A stretch of slow motion.
    private struct Choice {
        let beats: Range<Int>
        /// The beat of the decision.
        let core: Int
        let recognizers: [SubjectID]
    }

    private func choices() -> [Choice] {
        beats.indices.split { !beats[$0].isSlowMotion }.compactMap { slow in
            let (from, to) = (beats[slow.lowerBound].from, beats[slow.upperBound - 1].to)
            let here = arbitrations[arbitrations.sortedIndex { $0.time >= from }...]
                .prefix { $0.time <= to }
            guard let first = here.first,
                let core = slow.first(where: { beats[$0].record >= first.record })
            else { return nil }
            return Choice(beats: slow, core: core, recognizers: here.flatMap { $0.recognizers })
        }
    }

    /// Darkens the views that have no part in a choice while recognizers decide.
    private mutating func light(_ choice: Choice) {
        let state = history.state(at: beats[choice.core].record)
        var views: [SubjectID] = []
        for view in choice.recognizers.compactMap({ state.recognizers[$0]?.view })
        where !views.contains(view) {
            views.append(view)
        }
        for index in choice.beats
        where beats[index].staging.lit.isEmpty && beats[index].staging.light == nil {
            beats[index].staging.lit = views
        }
    }

    // MARK: Captions

    private mutating func makeRoomForCaptions() {
        let starts = beats.indices.filter { beats[$0].kind.bringsCaption }
        for (place, start) in starts.enumerated() {
            guard let caption = beats[start].staging.caption else { continue }
            let next = place + 1 < starts.count ? starts[place + 1] : beats.count
            // A card hides it.
            let end = beats[start..<next].firstIndex { $0.staging.card != nil } ?? next
            let seconds = beats[start..<end].reduce(0) { $0 + $1.duration }
            let spoken = narration.seconds(of: caption).map { $0 + Narration.pause } ?? 0
            let missing = FilmTime.room(max(caption.readingTime, spoken) - seconds)
            stretch(start..<end, by: missing)
        }
    }

    /// The time that viewers need to look at a caption and back before its subject happens, in
    /// seconds.
    private static let glance = 0.6
    /// The longest time that a decision lasts for a caption's sake, in seconds.
    private static let longestDecision = 0.95

    /// Stretches the decisions that a caption is about, so that they happen while it is read.
    private mutating func stretch(_ told: Range<Int>, by missing: Double) {
        let decisions = told.filter { beats[$0].kind.isDecision && beats[$0].told != nil }
        var rest = missing
        if !decisions.isEmpty, rest > Self.glance {
            let share = (rest - Self.glance) / Double(decisions.count)
            for index in decisions {
                let wish = min(share, Self.longestDecision - beats[index].duration)
                // These are whole tenths, like all room that is made for words.
                let more = max((wish * 10 + 1e-6).rounded(.down) / 10, 0)
                beats[index].duration += more
                rest -= more
            }
        }
        beats[told.lowerBound].duration += FilmTime.exact(rest)
    }

    // MARK: The camera

    private var cameraMoves: [Score.CameraMove] {
        let fingers = WatchedFinger.all(in: history.trace)
        return cameras.enumerated().flatMap { index, sent in
            let next = index + 1 < cameras.count ? cameras[index + 1].beat : beats.count
            return cameraMoves(to: sent.camera, whileIn: sent.beat..<next, fingers)
        }
    }

    /// Returns the moves to a target; a finger that comes down several times gets one for each.
    private func cameraMoves(
        to camera: Telling.Camera?, whileIn range: Range<Int>,
        _ fingers: [String: [WatchedFinger]]
    ) -> [Score.CameraMove] {
        let start = beats[range.lowerBound].start
        guard let camera, camera.follows, case .finger(let name) = camera.target else {
            let target = target(camera, at: beats[range.lowerBound].record)
            return [Score.CameraMove(start: start, target: target)]
        }
        let fingers = fingers[name] ?? []
        let here = beats[range.lowerBound].record
        let first = max(fingers.sortedIndex { $0.landing > here } - 1, 0)
        guard first < fingers.count else {
            return [Score.CameraMove(start: start, target: .whole)]
        }
        let now = fingers[first].shown(camera.factor)
        var moves = [Score.CameraMove(start: start, target: .watching(now))]
        for place in fingers[first...].indices.dropLast() {
            let last = fingers[place].shown(camera.factor)
            let next = fingers[place + 1].shown(camera.factor)
            let lift = beats[range].firstIndex { $0.record >= last.lift }
            let landing = beats[range].firstIndex { $0.record >= next.landing }
            guard let lift, let landing, let start = moves.last?.start else { break }
            var move = Score.CameraMove(start: 0, target: .watching(next))
            move.duration = history.latest.travel(from: last, to: next)
            // The camera is there when the finger comes down.
            move.start = max(
                FilmTime.exact(beats[landing].start - move.duration), beats[lift].start, start)
            moves.append(move)
        }
        return moves
    }

    private func target(
        _ camera: Telling.Camera?, at record: Int
    ) -> Score.CameraMove.Target {
        guard let camera else { return .whole }
        if camera.follows { return .following(camera) }
        let frame = history.state(at: record).frame(for: camera, in: history.trace)
        return frame.map { .frame($0) } ?? .whole
    }
}
