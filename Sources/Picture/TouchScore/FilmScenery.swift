import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The data from which a film's pictures are drawn besides the moment: the whole trace, its lanes,
/// and its explanations.
package struct FilmScenery: Sendable {
    package let why: Why
    /// The recognizers' lanes.
    package let lanes: [TimelineLane]
    /// The path of each touch from beginning to end, in points of the screen.
    let paths: [SubjectID: [CGPoint]]
    let gestures: Gestures
    /// The part of the scene that pictures show while the camera is not directed, in points of the
    /// screen; nil for all of it.
    package let frame: CGRect?
    /// The serials of the records that begin gestures, in order: a finger comes down, or the device
    /// is shaken.
    let beginnings: [Int]
    /// Indicates whether the camera follows something at one time or another.
    package let follows: Bool
    /// The signs in its pictures that do not follow events.
    let signs: SignTimes
    /// The code; nil if the film shows none.
    package let code: FilmCode?
    /// The name beside another run; nil for a single run.
    package let heading: LocalizedText?
    /// Indicates whether there are captions or questions below its pictures.
    package let hasWords: Bool
    /// Indicates whether captions are grouped into chapters.
    package let hasChapters: Bool
    /// Indicates whether code over the scene leaves its right half visible, because captions refer
    /// to things there meanwhile.
    package let showsRight: Bool
    /// The panels beside its scene, at one time or another; code only if some of it runs meanwhile.
    package let asides: Set<TellingPanel>

    /// The most lanes; viewers cannot distinguish more.
    package static let laneLimit = 4

    package var trace: Trace { why.trace }

    /// - Parameters:
    ///   - score: the score of a single run; nil for one of two runs, which have no panels.
    ///   - heading: the name beside another run.
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
        // Code that never runs while it is shown may hide the scene behind it.
        let runsCode = score?.beats.contains { beat in
            beat.staging.aside == .code && beat.told.map { code?.runs(at: $0) == true } == true
        }
        if runsCode != true { asides.remove(.code) }
        self.asides = asides
    }

    /// Returns whether the subjects that captions name while code is shown lie in the right half of
    /// the scene more often than not.
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

    /// Returns the touches' paths, thinned so that a label has few points to check.
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
