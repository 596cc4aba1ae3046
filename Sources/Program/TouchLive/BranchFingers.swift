import TouchKit

/// Fingers of a branch, and of a session after a rest: those that were down when it began stand where they are until a finger takes them over.
///
/// A finger that comes down beside a standing one goes on as that one; any other gets a number that is free.
package nonisolated struct BranchFingers {
    private var standing: [(number: Int, location: CGPoint)] = []
    /// The host's fingers that are down, with their numbers here.
    private var aliases: [(host: Int, number: Int)] = []

    /// How near to a standing finger takes it over, in points of the scene.
    private static let reach = 40.0

    /// The sample of the host's finger as the session knows it.
    mutating func translate(_ sample: TouchSample) -> TouchSample {
        var sample = sample
        if sample.phase == .began { begin(&sample) }
        guard let alias = aliases.firstIndex(where: { $0.host == sample.finger }) else {
            // The host's finger was down all along: it has not let go of this one.
            standing.removeAll { $0.number == sample.finger }
            return sample
        }
        sample.finger = aliases[alias].number
        standing.removeAll { $0.number == sample.finger }
        if sample.phase == .ended || sample.phase == .cancelled { aliases.remove(at: alias) }
        return sample
    }

    /// Those that are down stand from now on; whose host's finger is down all along goes on as that one.
    mutating func stand(_ fingers: [(number: Int, location: CGPoint)]) { standing = fingers }

    private mutating func begin(_ sample: inout TouchSample) {
        aliases.removeAll { $0.host == sample.finger }
        let point = sample.location
        let near = standing.firstIndex { finger in
            let (dx, dy) = (finger.location.x - point.x, finger.location.y - point.y)
            return dx * dx + dy * dy <= Self.reach * Self.reach
        }
        if let near {
            aliases.append((sample.finger, standing.remove(at: near).number))
            sample.phase = .moved
            return
        }
        let taken = standing.map { $0.number } + aliases.map { $0.number }
        var number = sample.finger
        if taken.contains(number) { number = 1 }
        while taken.contains(number) { number += 1 }
        aliases.append((sample.finger, number))
    }

    /// The standing fingers go up.
    mutating func lift(at time: Double) -> [TouchSample] {
        defer { standing = [] }
        return standing.map {
            TouchSample(finger: $0.number, phase: .ended, location: $0.location, timestamp: time)
        }
    }
}
