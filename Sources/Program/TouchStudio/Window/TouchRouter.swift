import TouchKit

/// Who gets a finger: a mode, the parts around the stage, or nobody, where it only asks. It belongs to where it began, for
/// as long as it is down.
struct TouchRouter {
    /// Fingers of one event that one mode follows, in points of the scene's screen.
    struct Part {
        let mode: any Mode
        var samples: [TouchSample]
    }

    /// Whose a finger is.
    private enum Owner {
        case chrome
        /// It asks, or holds the display.
        case nobody
        case mode(any Mode)

        /// A finger that comes down twice stays with the stronger.
        var strength: Int {
            switch self {
            case .chrome: 0
            case .nobody: 1
            case .mode: 2
            }
        }
    }

    /// The fingers that are down.
    private var owners: [Int: Owner] = [:]
    /// When the fingers on the parts around the stage came down, in seconds.
    private var starts: [Int: Double] = [:]

    /// A finger that was down for longer rested there and has not tapped, in seconds.
    private static let rest = 3.0

    /// Whether a finger is on the stage, and followed there.
    var holdsStage: Bool { owners.values.contains { $0.strength == 2 } }

    /// Whether any finger is down.
    var holdsAny: Bool { !owners.isEmpty }

    /// Whether a mode follows a finger.
    func isHeld(by mode: any Mode) -> Bool {
        owners.values.contains { if case .mode(let owner) = $0 { owner === mode } else { false } }
    }

    /// Where an event brings a finger to the stage, in points of the window; nil if it does not.
    static func comesToStage(
        _ samples: [TouchSample], in space: StageSpace, _ use: FingerUse
    ) -> CGPoint? {
        guard use != .covered else { return nil }
        return samples.lazy.filter { $0.phase == .began }
            .map { space.point(ofPixel: $0.location) }.first(where: space.isOnStage)
    }

    /// Parts an event.
    /// - Parameters:
    ///   - samples: in pixels of the window.
    ///   - mode: takes what comes down on the stage.
    /// - Returns: what modes follow, and what is on the parts around the stage, in points of the window.
    mutating func route(
        _ samples: [TouchSample], in space: StageSpace, to mode: any Mode, _ use: FingerUse
    ) -> (stage: [Part], chrome: [TouchSample]) {
        var parts: [Part] = []
        var chrome: [TouchSample] = []
        for var sample in samples {
            let point = space.point(ofPixel: sample.location)
            let finger = sample.finger
            if sample.phase == .began {
                let isOnStage = Self.comesToStage([sample], in: space, use) != nil
                let owner: Owner =
                    isOnStage
                    ? use == .followed ? .mode(mode) : .nobody
                    : space.isHeld(point) ? .nobody : .chrome
                if owner.strength >= owners[finger]?.strength ?? 0 { owners[finger] = owner }
                if !isOnStage { starts[finger] = sample.timestamp }
            }
            switch owners[finger] ?? .chrome {
            case .mode(let owner):
                sample = sample.onScene(at: point, in: space)
                if let place = parts.firstIndex(where: { $0.mode === owner }) {
                    parts[place].samples.append(sample)
                } else {
                    parts.append(Part(mode: owner, samples: [sample]))
                }
            case .nobody: break
            case .chrome:
                sample.location = point
                sample.majorRadius /= space.scale
                if sample.phase == .ended, let start = starts[finger],
                    sample.timestamp - start > Self.rest
                {
                    sample.phase = .cancelled
                }
                chrome.append(sample)
            }
            if sample.phase == .ended || sample.phase == .cancelled {
                (owners[finger], starts[finger]) = (nil, nil)
            }
        }
        return (parts, chrome)
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
