import TouchPicture

/// One coordinate of a content offset that moves by itself: a closed function of the time since it
/// started (CT7).
nonisolated struct ScrollCurve: Equatable {
    /// A section of the curve, with the time at which it begins.
    private struct Leg: Equatable {
        let start: Double
        let shape: Shape
    }

    private enum Shape: Equatable {
        /// Keeps the same share of its speed in each millisecond.
        case glide(from: Double, velocity: Double, share: Double)
        /// Comes to rest at `target`: its distance is (offset + slope · t) · e^(−rate · t).
        case swing(target: Double, offset: Double, slope: Double, rate: Double)
        /// Follows half a wave of the cosine.
        case wave(from: Double, to: Double, duration: Double)
    }

    private var legs: [Leg] = []
    /// The seconds until it comes to rest.
    private(set) var duration = 0.0
    /// The position at which it comes to rest, in points.
    private(set) var target: Double
    /// The position announced at the start as its target; a little farther than it really goes.
    private(set) var announced: Double

    /// Creates a curve from one position to another in `duration` seconds.
    init(from: Double, to: Double, duration: Double) {
        (target, announced) = (to, to)
        guard from != to, duration > 0 else { return }
        self.duration = duration
        legs = [Leg(start: 0, shape: .wave(from: from, to: to, duration: duration))]
    }

    /// Creates a curve from `place` at `velocity`, in points per second, to a `target` that
    /// somebody chose, without swinging.
    init(from place: Double, velocity: Double, to target: Double, numbers: Tuning) {
        (self.target, announced) = (target, target)
        let (offset, rate) = (place - target, numbers.scrollTargetRate)
        swing(offset, slope: velocity + rate * offset, rate: rate)
    }

    /// Creates the curve of content that is released at `velocity`, in points per second. The
    /// content slows down, and runs over an edge of `limits` and back, or stops there. Content
    /// released beyond an edge comes straight back.
    /// - Parameter share: the share of its speed that is left after a millisecond.
    init(
        from place: Double, velocity: Double, keeping share: Double, limits: ClosedRange<Double>,
        bounces: Bool, numbers: Tuning
    ) {
        let edge = limits.nearest(to: place)
        (target, announced) = (edge, edge)
        if place != edge {
            swing(place - edge, slope: velocity, rate: numbers.scrollReturnRate)
            return
        }
        let (share, slowest) = (min(max(share, 0.1), 0.9999), numbers.scrollSlowest)
        guard abs(velocity) > slowest else { return }
        let way = velocity - (velocity < 0 ? -slowest : slowest)
        announced = limits.nearest(to: place - way / (1000 * Mathematics.naturalLogarithm(share)))
        let end = place + way * Self.reach(keeping: share)
        target = limits.nearest(to: end)
        legs = [Leg(start: 0, shape: .glide(from: place, velocity: velocity, share: share))]
        if target == end {
            duration =
                Mathematics.naturalLogarithm(slowest / abs(velocity))
                / (1000 * Mathematics.naturalLogarithm(share))
            return
        }
        let part = (target - place) / (velocity * Self.reach(keeping: share))
        duration = max(
            0, Mathematics.naturalLogarithm(1 - part) / (1000 * Mathematics.naturalLogarithm(share))
        )
        guard bounces else { return }
        swing(0, slope: speed(at: duration), rate: numbers.scrollBounceRate)
    }

    /// Returns the total distance of a glide that begins at one point per second: the sum of its
    /// steps, one per millisecond.
    private static func reach(keeping share: Double) -> Double { 0.001 * share / (1 - share) }

    // MARK: On the way

    /// Returns the position after `time` seconds, in points.
    func value(at time: Double) -> Double {
        guard time < duration, let leg = leg(at: time) else { return target }
        return Self.value(of: leg.shape, at: time - leg.start)
    }

    /// Returns the speed of the glide after `time` seconds, in points per second; zero if it does
    /// not glide at that time.
    func speed(at time: Double) -> Double {
        guard case .glide(_, let velocity, let share) = leg(at: time)?.shape else { return 0 }
        return velocity * Mathematics.power(share, 1000 * time)
    }

    private func leg(at time: Double) -> Leg? { legs.last { $0.start <= time } }

    private static func value(of shape: Shape, at time: Double) -> Double {
        switch shape {
        case .glide(let from, let velocity, let share):
            return from + velocity * reach(keeping: share)
                * (1 - Mathematics.power(share, 1000 * time))
        case .swing(let target, let offset, let slope, let rate):
            return target + (offset + slope * time) * Mathematics.exponential(-rate * time)
        case .wave(let from, let to, let duration):
            return from + (to - from) * (1 - Mathematics.cosine(.pi * time / duration)) / 2
        }
    }

    // MARK: Coming to rest

    /// The distance from its target, in points, at which a swing is over.
    private static let nearEnough = 0.5

    /// Adds the section that ends at `target`.
    private mutating func swing(_ offset: Double, slope: Double, rate: Double) {
        let shape = Shape.swing(target: target, offset: offset, slope: slope, rate: rate)
        func distance(at time: Double) -> Double { abs(Self.value(of: shape, at: time) - target) }
        // Past its farthest point it only comes nearer, so the end can be found by bisection. A
        // farthest point that is practically at the target is none: it may lie at the end of time.
        let farthest = slope == 0 ? 0 : max(0, 1 / rate - offset / slope)
        var low = distance(at: farthest) > Self.nearEnough ? farthest : 0
        guard distance(at: low) > Self.nearEnough else { return }
        var high = low + 50 / rate
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if distance(at: middle) > Self.nearEnough { low = middle } else { high = middle }
        }
        legs.append(Leg(start: duration, shape: shape))
        duration += high
    }
}

extension ClosedRange<Double> {
    /// Returns `value`, or the nearer end of the range if it lies outside.
    nonisolated func nearest(to value: Double) -> Double {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}

/// The amount by which content follows a finger beyond its edge (CT7).
nonisolated enum RubberBand {
    /// Returns the distance beyond the edge at which the content is drawn when the finger has
    /// pulled it `distance` beyond.
    /// - Parameters:
    ///   - extent: the scroll view's size along the axis, in points; the content never goes that
    ///     far.
    ///   - give: the share of the finger's movement that the content follows at first, 0 to 1.
    static func stretch(_ distance: Double, extent: Double, give: Double) -> Double {
        guard extent > 0, give > 0 else { return 0 }
        return extent * (1 - 1 / (distance * give / extent + 1))
    }

    /// Returns the inverse of `stretch(_:extent:give:)`: the distance that a finger would have had
    /// to pull.
    static func pull(for stretch: Double, extent: Double, give: Double) -> Double {
        guard extent > 0, give > 0 else { return 0 }
        let part = min(stretch / extent, 0.99)
        return extent / give * (1 / (1 - part) - 1)
    }
}
