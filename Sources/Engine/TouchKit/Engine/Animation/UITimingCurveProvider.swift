import TouchPicture

/// Says how an animator goes from start to end.
public protocol UITimingCurveProvider: AnyObject {}

/// A cubic curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// Slow where the curve says.
    public let animationCurve: UIView.AnimationCurve
    /// The usual one: slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }
    /// By name.
    public init(animationCurve: UIView.AnimationCurve) { self.animationCurve = animationCurve }
    /// By control points; drawn slow at both ends.
    public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        self.init(animationCurve: .easeInOut)
    }
}

/// A spring; drawn slowing down towards the end, without swinging.
public final class UISpringTimingParameters: UITimingCurveProvider {
    /// At the beginning, in ways a second; only kept.
    public let initialVelocity: CGVector

    /// By how much it is damped; 1 does not swing.
    public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
    }

    /// By what swings.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
    ) {
        self.initialVelocity = initialVelocity
    }
}

/// Where an animator is.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end, its start, or between.
    case end, start, current
}

/// What an animator does.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet or no more, something, or nothing until it is finished.
    case inactive, active, stopped
}
