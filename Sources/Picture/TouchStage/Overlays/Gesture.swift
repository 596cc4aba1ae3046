import TouchPicture
import TouchReading
import TouchTrace

/// A stretch of a run in which at least one recognizer is involved with a touch at all times; its
/// chips remain in place throughout.
package struct Gesture: Equatable, Sendable {
    /// The serial of the record with which it begins.
    package let record: Int
    /// The recognizers that get a touch in it, in the order in which they get their first.
    private(set) var recognizers: [SubjectID] = []
    /// The touches that they get.
    private(set) var touches: [SubjectID] = []
    /// The stage at the arrival of each of its first touches.
    package private(set) var stages: [StageState] = []
    /// The stage at points along its fingers' paths, some distance apart.
    private(set) var passing: [StageState] = []
    /// The distance that its fingers travel between two of those, in points.
    private var spacing = 24.0
    /// The parts that the camera shows during it, in points of the screen; nil for all of the
    /// scene.
    package var frames: [CGRect?] = [nil]

    /// The limit; with more touches, labels cannot avoid all of them anyway.
    private static let stageLimit = 4
    /// The limit; for a long path, fewer stages are kept.
    private static let passingLimit = 12

    /// Returns all gestures of a run, in order. A recognizer that is added while others continue
    /// begins another gesture.
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
