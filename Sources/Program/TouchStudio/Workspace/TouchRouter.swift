import Foundation
import TouchKit

/// Who gets a finger: the scene, the parts around the stage, or nobody, where it only asks. It belongs to where it
/// began, for as long as it is down.
package nonisolated struct TouchRouter {
    /// What a finger does that comes down on the stage.
    enum Manner {
        case touches
        case asks
        /// It answers the tape's question.
        case answers
        /// It takes hold of a view, to change the scene.
        case edits
        /// It draws over the scene.
        case draws
        /// Time stands still: it does nothing.
        case rests
        /// The stage is covered: fingers are on what covers it.
        case covered
    }

    /// One event, parted.
    struct Parts: Equatable {
        /// In points of the scene's screen.
        var scene: [TouchSample] = []
        /// Of fingers that edit, in points of the scene's screen.
        var edits: [TouchSample] = []
        /// Of fingers that draw, in points of the scene's screen.
        var ink: [TouchSample] = []
        /// In points of the window.
        var chrome: [TouchSample] = []
        /// Where fingers came down to ask, in points of the window.
        var questions: [CGPoint] = []
    }

    /// The fingers that began on the stage, those that ask, that hold the display, that edit and that draw; all others
    /// belong to the parts around the stage.
    private var onStage: [Int] = []
    private var asking: [Int] = []
    private var holding: [Int] = []
    private var editing: [Int] = []
    private var drawing: [Int] = []
    /// When the fingers on the parts around the stage came down, in seconds.
    private var starts: [Int: Double] = [:]

    /// A finger that was down for longer rested there and has not tapped, in seconds.
    private static let rest = 3.0

    /// Whether a finger holds the scene.
    var holdsScene: Bool { !onStage.isEmpty }

    /// Whether any finger is down.
    var holdsAny: Bool {
        !(onStage + asking + holding + editing + drawing).isEmpty || !starts.isEmpty
    }

    /// Whether an event brings a finger to the stage: to touch or to ask.
    static func comesToStage(
        _ samples: [TouchSample], in space: StageSpace, _ manner: Manner
    ) -> Bool {
        manner != .covered
            && samples.contains {
                $0.phase == .began && space.isOnStage(space.point(ofPixel: $0.location))
            }
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
                if manner == .edits {
                    editing.append(finger)
                } else if manner == .draws {
                    drawing.append(finger)
                } else if manner != .touches {
                    asking.append(finger)
                    if manner == .asks { parts.questions.append(point) }
                } else {
                    onStage.append(finger)
                }
            } else if sample.phase == .began {
                if space.isHeld(point) { holding.append(finger) }
                starts[finger] = sample.timestamp
            }
            var sample = sample
            if (onStage + editing + drawing).contains(finger) {
                sample.location = space.scenePoint(of: point)
                sample.majorRadius /= space.sceneScale
                if editing.contains(finger) {
                    parts.edits.append(sample)
                } else if drawing.contains(finger) {
                    parts.ink.append(sample)
                } else {
                    parts.scene.append(sample)
                }
            } else if !asking.contains(finger), !holding.contains(finger) {
                sample.location = point
                sample.majorRadius /= space.scale
                if sample.phase == .ended, let start = starts[finger],
                    sample.timestamp - start > Self.rest
                {
                    sample.phase = .cancelled
                }
                parts.chrome.append(sample)
            }
            if sample.phase == .ended || sample.phase == .cancelled { forget(finger) }
        }
        return parts
    }

    /// Nobody is down any more.
    mutating func forgetAll() {
        (onStage, asking, holding, editing, drawing, starts) = ([], [], [], [], [], [:])
    }

    private mutating func forget(_ finger: Int) {
        onStage.removeAll { $0 == finger }
        asking.removeAll { $0 == finger }
        holding.removeAll { $0 == finger }
        editing.removeAll { $0 == finger }
        drawing.removeAll { $0 == finger }
        starts[finger] = nil
    }
}
