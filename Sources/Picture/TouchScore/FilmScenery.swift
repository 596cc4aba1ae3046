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
    /// What its pictures show of the scene where no camera is sent, in points of the screen; nil for all of it.
    package let frame: CGRect?
    /// The serials of the records with which gestures begin, in order: a finger comes down, or the device is shaken.
    let beginnings: [Int]
    /// Whether the camera goes with something at one time or another.
    package let follows: Bool
    /// What its pictures show that does not follow events.
    let signs: SignTimes
    /// Nil where the film shows none.
    package let code: FilmCode?
    /// What it is called beside another run; nil where it stands alone.
    package let heading: LocalizedText?
    /// Whether something is said or asked below its pictures.
    package let hasWords: Bool
    /// Whether what is said stands in chapters.
    package let hasChapters: Bool
    /// Whether code that lies over the scene leaves its right half to be seen: what is spoken of meanwhile is there.
    package let showsRight: Bool
    /// What stands beside its scene, at one time or another; code only where some of it runs meanwhile.
    package let asides: Set<TellingPanel>

    /// More are not told apart.
    package static let laneLimit = 4

    package var trace: Trace { why.trace }

    /// - Parameters:
    ///   - score: that of a run that stands alone; nil for one of two, which have no panels.
    ///   - heading: what it is called beside another run.
    init(
        _ why: Why, _ score: Score? = nil, heading: LocalizedText? = nil, hasWords: Bool = true
    ) {
        self.why = why
        self.heading = heading
        self.hasWords = hasWords
        beginnings = why.trace.beginnings.map { Int($0.serial) }
        follows = score?.moves.contains { $0.target.moves } == true
        frame = why.history.contentFrame
        paths = Self.paths(in: why.trace)
        lanes = Timeline(why.trace).lanes.filter { $0.kind == .recognizer }
        hasChapters = score?.beats.contains { $0.staging.chapter != nil } == true
        showsRight = score.map { Self.speaksOfRight($0, why.history) } == true
        let all = Gesture.all(in: why.trace)
        gestures = Gestures(all.shown(by: score, whole: frame))
        signs = score.map { SignTimes($0, why.history) } ?? SignTimes()
        let code = score.flatMap { FilmCode(why.scene, $0, why.trace) }
        self.code = code
        var asides = Set((score?.beats ?? []).compactMap { $0.staging.aside })
        // Code that nothing runs while it is shown may hide what stands behind it.
        let runsCode = score?.beats.contains { beat in
            beat.staging.aside == .code && beat.told.map { code?.runs(at: $0) == true } == true
        }
        if runsCode != true { asides.remove(.code) }
        self.asides = asides
    }

    /// Whether what captions name while code is shown lies in the right half of the scene, more often than not.
    private static func speaksOfRight(_ score: Score, _ history: StageHistory) -> Bool {
        var right = 0
        for caption in score.captionSpans {
            let stage = history.state(at: caption.record)
            guard let beat = score.beat(at: caption.span.lowerBound),
                score.beats[beat].staging.aside == .code
            else { continue }
            for run in StarredText(caption.text.english).runs where run.isStarred {
                guard let subject = history.subject(named: run.string, at: caption.record),
                    let view = stage.views[stage.recognizers[subject]?.view ?? subject]
                else { continue }
                let frame = view.bounds.applying(stage.toScreen(view.id))
                right += frame.midX > stage.sceneFrame.midX ? 1 : -1
            }
        }
        return right > 0
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
