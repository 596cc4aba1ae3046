/// The speed of a moving quantity over its last moves. Times in seconds.
nonisolated struct VelocityTracker {
    private var samples: [(time: Double, x: CGFloat, y: CGFloat)] = []

    /// What is older than the window is of no more use; a handful of samples spans it.
    private static let capacity = 16

    /// A value that has not changed is no move.
    mutating func add(_ value: CGPoint, at time: Double) {
        if let last = samples.last {
            if last.x == value.x, last.y == value.y { return }
            if last.time == time { samples.removeLast() }
        }
        if samples.count == VelocityTracker.capacity { samples.removeFirst() }
        samples.append((time, value.x, value.y))
    }

    /// Change per second over the last `window` seconds before the last move, and over that move at least; zero before
    /// there is one. Rest does not slow it down, neither after the last move nor before the first (BR3).
    func velocity(over window: Double) -> CGPoint {
        let earlier = (samples.count > 2 ? samples.dropFirst() : samples[...]).dropLast()
        guard let last = samples.last,
            let first = earlier.first(where: { last.time - $0.time <= window }) ?? earlier.last
        else { return .zero }
        let span = last.time - first.time
        return CGPoint(x: (last.x - first.x) / span, y: (last.y - first.y) / span)
    }

    /// When it moved last; nil before it has.
    var lastMove: Double? { samples.last?.time }

    mutating func removeAll() {
        samples.clear()
    }
}
