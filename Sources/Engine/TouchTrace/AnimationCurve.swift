/// The pace of an animation from its start to its end (CT8).
public enum AnimationCurve: String, Sendable, BitwiseCopyable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear

    /// Returns the share of the change that is done, 0 to 1, when `fraction` of the time has
    /// passed. As on Apple's systems, it follows a cubic Bézier curve from (0, 0) to (1, 1).
    public func progress(_ fraction: Double) -> Double {
        let fraction = min(max(fraction, 0), 1)
        return switch self {
        case .linear: fraction
        case .easeIn: AnimationCurve.height(at: fraction, (0.42, 0), (1, 1))
        case .easeOut: AnimationCurve.height(at: fraction, (0, 0), (0.58, 1))
        case .easeInOut: AnimationCurve.height(at: fraction, (0.42, 0), (0.58, 1))
        }
    }

    /// Returns the y at which the curve with these control points has the given x.
    private static func height(
        at x: Double, _ first: (x: Double, y: Double), _ second: (x: Double, y: Double)
    ) -> Double {
        if x <= 0 || x >= 1 { return x }
        func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
            let left = 1 - t
            return t * (3 * left * (left * first + t * second) + t * t)
        }
        // The curve goes steadily to the right, so the position can be found by bisection.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if coordinate(first.x, second.x, middle) < x { low = middle } else { high = middle }
        }
        return coordinate(first.y, second.y, (low + high) / 2)
    }
}

/// The property of a view that an animation changes.
public enum AnimatedProperty: String, Sendable, BitwiseCopyable {
    /// The properties of `UIView` with these names; `background` is `backgroundColor`.
    case bounds, center, transform, alpha, background, cornerRadius

    /// Creates the property that a record changes; nil for a change that is never animated.
    public init?(changedBy entry: TraceEntry) {
        switch entry {
        case .bounds: self = .bounds
        case .center: self = .center
        case .transformLinear, .transformOffset: self = .transform
        case .alpha: self = .alpha
        case .background: self = .background
        case .cornerRadius: self = .cornerRadius
        default: return nil
        }
    }
}
