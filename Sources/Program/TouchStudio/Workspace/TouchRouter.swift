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

    /// Whose a finger is, the weakest claim first: one that comes down twice stays with the strongest.
    private enum Owner: Comparable {
        case chrome
        /// It asks, or holds the display.
        case nobody
        case scene, ink, edits
    }

    /// The fingers that are down.
    private var owners: [Int: Owner] = [:]
    /// When the fingers on the parts around the stage came down, in seconds.
    private var starts: [Int: Double] = [:]

    /// A finger that was down for longer rested there and has not tapped, in seconds.
    private static let rest = 3.0

    /// Whether a finger holds the scene.
    var holdsScene: Bool { owners.values.contains(.scene) }

    /// Whether any finger is down.
    var holdsAny: Bool { !owners.isEmpty }

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
        for var sample in samples {
            let point = space.point(ofPixel: sample.location)
            let finger = sample.finger
            if sample.phase == .began {
                let isOnStage = Self.comesToStage([sample], in: space, manner)
                let owner =
                    isOnStage ? Self.owner(manner) : space.isHeld(point) ? .nobody : .chrome
                owners[finger] = max(owner, owners[finger] ?? .chrome)
                if isOnStage, manner == .asks { parts.questions.append(point) }
                if !isOnStage { starts[finger] = sample.timestamp }
            }
            switch owners[finger] ?? .chrome {
            case .scene: parts.scene.append(sample.onScene(at: point, in: space))
            case .ink: parts.ink.append(sample.onScene(at: point, in: space))
            case .edits: parts.edits.append(sample.onScene(at: point, in: space))
            case .nobody: break
            case .chrome:
                sample.location = point
                sample.majorRadius /= space.scale
                if sample.phase == .ended, let start = starts[finger],
                    sample.timestamp - start > Self.rest
                {
                    sample.phase = .cancelled
                }
                parts.chrome.append(sample)
            }
            if sample.phase == .ended || sample.phase == .cancelled {
                (owners[finger], starts[finger]) = (nil, nil)
            }
        }
        return parts
    }

    private static func owner(_ manner: Manner) -> Owner {
        switch manner {
        case .touches: .scene
        case .edits: .edits
        case .draws: .ink
        case .asks, .answers, .rests, .covered: .nobody
        }
    }

    /// Nobody is down any more.
    mutating func forgetAll() { (owners, starts) = ([:], [:]) }
}

nonisolated extension TouchSample {
    /// In points of the scene's screen.
    fileprivate func onScene(at point: CGPoint, in space: StageSpace) -> TouchSample {
        var sample = self
        sample.location = space.scenePoint(of: point)
        sample.majorRadius /= space.sceneScale
        return sample
    }
}
