import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// What pictures of a film are drawn from beside the moment: the whole trace, its lanes and its explanations.
package struct FilmScenery: Sendable {
    package let why: Why
    /// The recognizers' lanes.
    package let lanes: [TimelineLane]
    /// Where each touch goes from beginning to end, in points of the screen.
    let paths: [SubjectID: [CGPoint]]
    let gestures: Gestures
    /// Nil where the film shows none.
    package let code: FilmCode?
    /// What it is called beside another run; nil where it stands alone.
    package let heading: LocalizedText?
    package let hasTitle: Bool
    package let hasCaptions: Bool

    /// More are not told apart.
    package static let laneLimit = 4

    package var trace: Trace { why.trace }

    init(
        _ history: StageHistory, _ score: Score, scene: Scene?, hasTitle: Bool, hasCaptions: Bool
    ) {
        paths = Self.paths(in: history.trace)
        gestures = Gestures(Gesture.all(in: history.trace).shown(by: score))
        let showsCode = score.beats.contains { $0.staging.hasCode }
        code = showsCode ? scene.flatMap { FilmCode($0, score, history.trace) } : nil
        why = Why(history: history, index: TraceIndex(history.trace), scene: scene)
        lanes = Timeline(history.trace).lanes.filter { $0.kind == .recognizer }
        heading = nil
        self.hasTitle = hasTitle
        self.hasCaptions = hasCaptions
    }

    /// Of one of two runs.
    init(_ why: Why, heading: LocalizedText, hasTitle: Bool) {
        self.why = why
        self.heading = heading
        self.hasTitle = hasTitle
        paths = Self.paths(in: why.trace)
        gestures = Gestures(Gesture.all(in: why.trace))
        lanes = Timeline(why.trace).lanes.filter { $0.kind == .recognizer }
        code = nil
        hasCaptions = true
    }

    /// Thinned, so that a label asks for few of them.
    private static func paths(in trace: Trace) -> [SubjectID: [CGPoint]] {
        let spacing = 16.0
        var paths: [SubjectID: [CGPoint]] = [:]
        for record in trace.records {
            guard case .sample(let touch, _, _, let x, let y) = record.entry else { continue }
            let point = CGPoint(x: x, y: y)
            if let last = paths[touch]?.last,
                Mathematics.hypotenuse(last.x - x, last.y - y) < spacing
            {
                continue
            }
            paths[touch, default: []].append(point)
        }
        return paths
    }
}
