import Foundation
import TouchKit

/// Who gets a finger: the scene, the parts around the stage, or nobody, where it only asks. It belongs to where it
/// began, for as long as it is down.
nonisolated struct TouchRouter {
    /// What a finger does that comes down on the stage.
    enum Manner {
        case touches
        case asks
        /// The stage is covered: fingers are on what covers it.
        case covered
    }

    /// One event, parted.
    struct Parts: Equatable {
        /// In points of the scene's screen.
        var scene: [TouchSample] = []
        /// In points of the window.
        var chrome: [TouchSample] = []
        /// Where fingers came down to ask, in points of the window.
        var questions: [CGPoint] = []
    }

    /// The fingers that began on the stage, and those that ask; all others belong to the parts around it.
    private var onStage: [Int] = []
    private var asking: [Int] = []

    /// Whether a finger holds the scene.
    var holdsScene: Bool { !onStage.isEmpty }

    /// Whether an event brings a finger to the stage: to touch or to ask.
    static func comesToStage(
        _ samples: [TouchSample], in space: StageSpace, _ manner: Manner
    ) -> Bool {
        manner != .covered
            && samples.contains { $0.phase == .began && space.isOnStage($0.location) }
    }

    /// Parts an event.
    /// - Parameter samples: in pixels of the window.
    mutating func route(
        _ samples: [TouchSample], in space: StageSpace, _ manner: Manner
    ) -> Parts {
        var parts = Parts()
        for sample in samples {
            let point = space.point(ofPixel: sample.location)
            let finger = sample.finger
            if Self.comesToStage([sample], in: space, manner) {
                if manner == .asks {
                    asking.append(finger)
                    parts.questions.append(point)
                } else {
                    onStage.append(finger)
                }
            }
            var sample = sample
            if onStage.contains(finger) {
                sample.location = space.scenePoint(of: point)
                sample.majorRadius /= space.sceneScale
                parts.scene.append(sample)
            } else if !asking.contains(finger) {
                sample.location = point
                sample.majorRadius /= space.scale
                parts.chrome.append(sample)
            }
            if sample.phase == .ended || sample.phase == .cancelled { forget(finger) }
        }
        return parts
    }

    /// Nobody is down any more.
    mutating func forgetAll() { (onStage, asking) = ([], []) }

    private mutating func forget(_ finger: Int) {
        onStage.removeAll { $0 == finger }
        asking.removeAll { $0 == finger }
    }
}

extension StageSpace {
    /// Whether a pixel of the window is on the panel that shows the scene.
    fileprivate nonisolated func isOnStage(_ pixel: CGPoint) -> Bool {
        panel.contains(point(ofPixel: pixel))
    }
}
