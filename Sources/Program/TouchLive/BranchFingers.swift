import TouchKit

/// The fingers of a branch, and of a session after a rest: those that were down when it began stay
/// where they are until a finger takes them over.
///
/// A finger that comes down near a standing one continues it; any other gets a free number.
package nonisolated struct BranchFingers {
    private var standing: [(number: Int, location: CGPoint)] = []
    /// The host's fingers that are down, with their numbers in this session.
    private var aliases: [(host: Int, number: Int)] = []

    /// The distance within which a finger takes over a standing one, in points of the scene.
    private static let reach = 40.0

    /// Returns the sample of the host's finger with the number that the session knows.
    mutating func translate(_ sample: TouchSample) -> TouchSample {
        var sample = sample
        if sample.phase == .began { begin(&sample) }
        guard let alias = aliases.firstIndex(where: { $0.host == sample.finger }) else {
            // The host's finger was down all along: it still holds this one.
            standing.removeAll { $0.number == sample.finger }
            return sample
        }
        sample.finger = aliases[alias].number
        standing.removeAll { $0.number == sample.finger }
        if sample.phase == .ended || sample.phase == .cancelled { aliases.remove(at: alias) }
        return sample
    }

    /// Makes the fingers that are down stand. If the host's finger stayed down all along, it
    /// continues the same one.
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

    /// Lifts the standing fingers and returns their samples.
    mutating func lift(at time: Double) -> [TouchSample] {
        defer { standing = [] }
        return standing.map {
            TouchSample(finger: $0.number, phase: .ended, location: $0.location, timestamp: time)
        }
    }
}
