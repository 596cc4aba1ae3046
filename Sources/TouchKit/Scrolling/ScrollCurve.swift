/// How far content follows a finger beyond its edge (CT4).
nonisolated enum RubberBand {
    /// How far the content is drawn beyond the edge when the finger has pulled it `distance` beyond.
    /// - Parameters:
    ///   - extent: the scroll view's size along the axis, in points: the content never goes as far.
    ///   - give: how readily it follows at first, 0 to 1.
    static func stretch(_ distance: Double, extent: Double, give: Double) -> Double {
        guard extent > 0, give > 0 else { return 0 }
        return extent * (1 - 1 / (distance * give / extent + 1))
    }

    /// The other way: how far a finger would have had to pull.
    static func pull(for stretch: Double, extent: Double, give: Double) -> Double {
        guard extent > 0, give > 0 else { return 0 }
        let part = min(stretch / extent, 0.99)
        return extent / give * (1 / (1 - part) - 1)
    }
}

/// One coordinate of a content offset on its way by itself: a closed function of the time since it set out (CT4).
nonisolated struct ScrollCurve: Equatable {
    /// A stretch of the way, with the time at which it begins.
    private struct Leg: Equatable {
        let start: Double
        let shape: Shape
    }

    private enum Shape: Equatable {
        /// Slows down by the same share each moment.
        case glide(from: Double, velocity: Double, rate: Double)
        /// Comes to rest at `target` without swinging.
        case spring(target: Double, offset: Double, velocity: Double, stiffness: Double)
        case eased(from: Double, to: Double, duration: Double)
    }

    private var legs: [Leg] = []
    /// Seconds until it rests.
    private(set) var duration = 0.0
    /// Where it comes to rest, in points.
    private(set) var target: Double

    /// From one place to another in `duration` seconds.
    init(from: Double, to: Double, duration: Double) {
        target = to
        guard from != to, duration > 0 else { return }
        self.duration = duration
        legs = [Leg(start: 0, shape: .eased(from: from, to: to, duration: duration))]
    }

    /// From `place` at `velocity`, in points a second, to `target`, without swinging.
    init(from place: Double, velocity: Double, springingTo target: Double, stiffness: Double) {
        self.target = target
        addSpring(from: place, velocity: velocity, stiffness: stiffness)
    }

    /// Slows down from `velocity`, in points a second; beyond `limits` it springs back to the edge, or stops there.
    /// - Parameter keeping: the share of its speed that is left after a millisecond.
    init(
        from place: Double, velocity: Double, keeping share: Double, limits: ClosedRange<Double>,
        bounces: Bool, numbers: Tuning
    ) {
        let edge = min(max(place, limits.lowerBound), limits.upperBound)
        target = edge
        if place != edge {
            // Let go beyond the edge: straight back.
            addSpring(
                from: place, velocity: velocity, stiffness: numbers.scrollBounceStiffness)
            return
        }
        let rate = -log(min(max(share, 0.1), 0.9999)) * 1000
        let slowest = numbers.scrollSlowest
        guard abs(velocity) > slowest else { return }
        let time = log(abs(velocity) / slowest) / rate
        let glide = Shape.glide(from: place, velocity: velocity, rate: rate)
        legs = [Leg(start: 0, shape: glide)]
        let end = ScrollCurve.value(of: glide, at: time)
        if limits.contains(end) {
            duration = time
            target = end
            return
        }
        target = velocity > 0 ? limits.upperBound : limits.lowerBound
        let crossing = -log(1 - (target - place) * rate / velocity) / rate
        duration = crossing.isFinite ? max(0, crossing) : 0
        guard bounces else { return }
        addSpring(
            from: target, velocity: velocity * exp(-rate * duration),
            stiffness: numbers.scrollBounceStiffness)
    }

    /// The place after `time` seconds, in points.
    func value(at time: Double) -> Double {
        guard time < duration, let leg = legs.last(where: { $0.start <= time }) else {
            return target
        }
        return ScrollCurve.value(of: leg.shape, at: time - leg.start)
    }

    private static func value(of shape: Shape, at time: Double) -> Double {
        switch shape {
        case .glide(let from, let velocity, let rate):
            return from + velocity / rate * (1 - exp(-rate * time))
        case .spring(let target, let offset, let velocity, let stiffness):
            let slope = velocity + stiffness * offset
            return target + (offset + slope * time) * exp(-stiffness * time)
        case .eased(let from, let to, let duration):
            return from + (to - from) * AnimationCurve.easeInOut.progress(time / duration)
        }
    }

    /// Adds the way back to `target`, to within a quarter of a point.
    private mutating func addSpring(from place: Double, velocity: Double, stiffness: Double) {
        let offset = place - target
        let shape = Shape.spring(
            target: target, offset: offset, velocity: velocity, stiffness: stiffness)
        legs.append(Leg(start: duration, shape: shape))
        // Past its farthest point it only comes nearer, so the end can be closed in on. A farthest point that is
        // as good as there is none: it may lie at the end of time.
        let slope = velocity + stiffness * offset
        let farthest = slope == 0 ? 0 : max(0, 1 / stiffness - offset / slope)
        let way = abs(ScrollCurve.value(of: shape, at: farthest) - target)
        var low = way > 0.25 ? farthest : 0
        var high = low + 50 / stiffness
        for _ in 0..<40 {
            let middle = (low + high) / 2
            let rest = abs(ScrollCurve.value(of: shape, at: middle) - target)
            if rest > 0.25 { low = middle } else { high = middle }
        }
        duration += abs(offset) < 0.25 && abs(velocity) < 1 ? 0 : high
    }
}
