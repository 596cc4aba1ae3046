import TouchPicture
import TouchReading
import TouchTrace

/// A stretch of a run in which one recognizer or another always has to do with a touch: what tells of them stands in one
/// place as long as it lasts.
package struct Gesture: Equatable, Sendable {
    /// The serial of the record with which it begins.
    package let record: Int
    /// Those that get a touch in it, in the order in which they get their first.
    private(set) var recognizers: [SubjectID] = []
    /// What they get.
    private(set) var touches: [SubjectID] = []
    /// The stage as each of its first touches comes.
    package private(set) var stages: [StageState] = []
    /// The stage as its fingers pass, some way from one another.
    private(set) var passing: [StageState] = []
    /// How far its fingers go between two of those, in points.
    private var spacing = 24.0
    /// What the camera shows while it lasts, in points of the screen; nil for all of the scene.
    package var frames: [CGRect?] = [nil]

    /// Where more touches come, labels cannot stay clear of all of them anyway.
    private static let stageLimit = 4
    /// Of a long way fewer stages are kept.
    private static let passingLimit = 12

    /// All of a run, in order. One that is added while others go on begins another.
    package static func all(in trace: Trace) -> [Gesture] {
        var gestures: [Gesture] = []
        var stage = StageState()
        for entry in trace.records {
            guard case .receives(let recognizer, let touch) = entry.entry else {
                stage.apply(entry, of: trace)
                if case .sample(let touch, _, .moved, _, _) = entry.entry, !gestures.isEmpty {
                    gestures[gestures.count - 1].pass(touch, on: stage)
                }
                continue
            }
            let isKnown = gestures.last?.stages.first?.recognizers[recognizer] != nil
            let goesOn =
                isKnown
                && stage.recognizers.values.contains { $0.shownState(at: entry.time) != nil }
            stage.apply(entry, of: trace)
            if !goesOn { gestures.append(Gesture(record: Int(entry.serial))) }
            gestures[gestures.count - 1].take(recognizer, touch, on: stage)
        }
        return gestures
    }

    private mutating func take(
        _ recognizer: SubjectID, _ touch: SubjectID, on stage: StageState
    ) {
        if !recognizers.contains(recognizer) { recognizers.append(recognizer) }
        guard !touches.contains(touch) else { return }
        touches.append(touch)
        if stages.count < Self.stageLimit { stages.append(stage) }
    }

    private mutating func pass(_ touch: SubjectID, on stage: StageState) {
        guard touches.contains(touch), let now = stage.touch(touch)?.location else { return }
        let last = (passing.last ?? stages.last)?.touch(touch)?.location
        if let last, now.distance(to: last) < spacing { return }
        passing.append(stage)
        guard passing.count > Self.passingLimit else { return }
        spacing *= 2
        passing = passing.indices.filter { !$0.isMultiple(of: 2) }.map { passing[$0] }
    }
}
