/// The speed of a moving quantity over its last moves. Times are in seconds.
nonisolated struct VelocityTracker {
    private var samples: [(time: Double, x: CGFloat, y: CGFloat)] = []

    /// The number of samples kept. Samples older than the window are of no more use, and this many
    /// span it.
    private static let capacity = 16

    /// Adds a value; one that has not changed is not a move.
    mutating func add(_ value: CGPoint, at time: Double) {
        if let last = samples.last {
            if last.x == value.x, last.y == value.y { return }
            if last.time == time { samples.removeLast() }
        }
        if samples.count == VelocityTracker.capacity { samples.removeFirst() }
        samples.append((time, value.x, value.y))
    }

    /// Returns the change per second over the last `window` seconds before the last move, and at
    /// least over that move; zero before there is one. Rest does not lower it, neither after the
    /// last move nor before the first (BR3).
    func velocity(over window: Double) -> CGPoint {
        let earlier = (samples.count > 2 ? samples.dropFirst() : samples[...]).dropLast()
        guard let last = samples.last,
            let first = earlier.first(where: { last.time - $0.time <= window }) ?? earlier.last
        else { return .zero }
        let span = last.time - first.time
        return CGPoint(x: (last.x - first.x) / span, y: (last.y - first.y) / span)
    }

    /// The time of the last move; nil before there is one.
    var lastMove: Double? { samples.last?.time }

    mutating func removeAll() {
        samples.clear()
    }
}
