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

    /// - Parameters:
    ///   - score: that of a run that stands alone; nil for one of two, which have no panels.
    ///   - heading: what it is called beside another run.
    init(
        _ why: Why, _ score: Score? = nil, heading: LocalizedText? = nil, hasTitle: Bool,
        hasCaptions: Bool = true
    ) {
        self.why = why
        self.heading = heading
        self.hasTitle = hasTitle
        self.hasCaptions = hasCaptions
        paths = Self.paths(in: why.trace)
        lanes = Timeline(why.trace).lanes.filter { $0.kind == .recognizer }
        let all = Gesture.all(in: why.trace)
        gestures = Gestures(score.map { all.shown(by: $0) } ?? all)
        code = score.flatMap { FilmCode(why.scene, $0, why.trace) }
    }

    /// Thinned, so that a label asks for few of them.
    private static func paths(in trace: Trace) -> [SubjectID: [CGPoint]] {
        let spacing = 16.0
        var paths: [SubjectID: [CGPoint]] = [:]
        for record in trace.records {
            guard case .sample(let touch, _, _, let x, let y) = record.entry else { continue }
            let point = CGPoint(x: x, y: y)
            if let last = paths[touch]?.last, last.distance(to: point) < spacing { continue }
            paths[touch, default: []].append(point)
        }
        return paths
    }
}
