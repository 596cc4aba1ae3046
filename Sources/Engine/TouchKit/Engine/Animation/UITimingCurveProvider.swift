import TouchPicture

/// The timing of an animator on its way from start to end.
public protocol UITimingCurveProvider: AnyObject {}

/// A cubic curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve, which says where the motion is slow.
    public let animationCurve: UIView.AnimationCurve
    /// Creates the usual curve: slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }
    /// Creates a named curve.
    public init(animationCurve: UIView.AnimationCurve) { self.animationCurve = animationCurve }
    /// Creates a curve from control points; it is drawn slow at both ends.
    public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        self.init(animationCurve: .easeInOut)
    }
}

/// A spring; drawn as slowing down towards the end, without oscillation.
public final class UISpringTimingParameters: UITimingCurveProvider {
    /// The initial velocity, in full distances per second; stored only.
    public let initialVelocity: CGVector

    /// Creates a spring from a damping ratio; at 1 it does not oscillate.
    public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
    }

    /// Creates a spring from the mass, stiffness, and damping of what oscillates.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
    ) {
        self.initialVelocity = initialVelocity
    }
}

/// The position of an animator.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// The end, the start, or a point between.
    case end, start, current
}

/// The state of an animator.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Not started or finished; under way or paused; stopped and still to be finished.
    case inactive, active, stopped
}
