/// The speed of a moving quantity over the last moments. Times in seconds.
nonisolated struct VelocityTracker {
    private var samples: [(time: Double, x: CGFloat, y: CGFloat)] = []

    /// What is older than the window is of no more use; a handful of samples spans it.
    private static let capacity = 16

    mutating func add(_ value: CGPoint, at time: Double) {
        if let last = samples.last, last.time == time {
            samples[samples.count - 1] = (time, value.x, value.y)
            return
        }
        if samples.count == VelocityTracker.capacity { samples.removeFirst() }
        samples.append((time, value.x, value.y))
    }

    /// Change per second over the last `window` seconds before `time`; zero if nothing moved in them.
    func velocity(at time: Double, window: Double) -> CGPoint {
        guard let last = samples.last, time - last.time <= window else { return .zero }
        guard let first = samples.first(where: { last.time - $0.time <= window }),
            last.time > first.time
        else { return .zero }
        let span = last.time - first.time
        return CGPoint(x: (last.x - first.x) / span, y: (last.y - first.y) / span)
    }

    /// Shifts the past by `offset`: the quantity was set to another value, and did not move.
    mutating func shift(by offset: CGPoint) {
        for index in samples.indices {
            samples[index].x += offset.x
            samples[index].y += offset.y
        }
    }

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }
}
