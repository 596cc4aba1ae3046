import TouchKit

/// A router that decides who gets a finger: a mode, the controls around the stage, or nobody if the
/// finger only asks. A finger stays with its owner, determined by where it came down, until it goes
/// up.
struct TouchRouter {
    /// The samples of one event that belong to one mode, in points of the scene's screen.
    struct Part {
        let mode: any Mode
        var samples: [TouchSample]
    }

    /// The owner of a finger.
    private enum Owner {
        case chrome
        /// The finger asks a question, or holds the display.
        case nobody
        case mode(any Mode)

        /// The rank of the owner: a finger that comes down twice stays with the stronger one.
        var strength: Int {
            switch self {
            case .chrome: 0
            case .nobody: 1
            case .mode: 2
            }
        }
    }

    /// The owners of the fingers that are down, by finger.
    private var owners: [Int: Owner] = [:]
    /// The times at which the fingers on the controls came down, in seconds, by finger.
    private var starts: [Int: Double] = [:]

    /// The seconds after which a finger counts as resting, so that lifting it is no tap.
    private static let rest = 3.0

    /// Indicates whether a mode follows a finger on the stage.
    var holdsStage: Bool { owners.values.contains { $0.strength == 2 } }

    /// Indicates whether any finger is down.
    var holdsAny: Bool { !owners.isEmpty }

    /// Returns whether a mode follows a finger.
    func isHeld(by mode: any Mode) -> Bool {
        owners.values.contains { if case .mode(let owner) = $0 { owner === mode } else { false } }
    }

    /// Returns the point of the window at which an event brings a finger to the stage; nil if it
    /// brings none.
    static func comesToStage(
        _ samples: [TouchSample], in space: StageSpace, _ use: FingerUse
    ) -> CGPoint? {
        guard use != .covered else { return nil }
        return samples.lazy.filter { $0.phase == .began }
            .map { space.point(ofPixel: $0.location) }.first(where: space.isOnStage)
    }

    /// Divides an event among the owners of its fingers.
    /// - Parameters:
    ///   - samples: the samples, in pixels of the window.
    ///   - mode: the mode that takes fingers that come down on the stage.
    /// - Returns: the samples that modes follow, and those for the controls around the stage, in
    ///   points of the window.
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

    /// Forgets every finger, since none is down any more.
    mutating func forgetAll() { (owners, starts) = ([:], [:]) }
}

nonisolated extension TouchSample {
    /// Returns the sample in points of the scene's screen.
    fileprivate func onScene(at point: CGPoint, in space: StageSpace) -> TouchSample {
        var sample = self
        sample.location = space.scenePoint(of: point)
        sample.majorRadius /= space.sceneScale
        return sample
    }
}
