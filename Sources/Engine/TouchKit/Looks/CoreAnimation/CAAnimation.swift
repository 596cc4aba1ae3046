import TouchPicture

/// A delegate that is notified when an animation begins and ends. The methods are optional as
/// elsewhere; here that means defaults.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation was added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation's time is over, or it was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The effect of an animation before and after its active time.
public nonisolated struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer has its own values before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The end of the animation is kept afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start of the animation is shown before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing function.
public nonisolated struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow, fast, slow.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The function that the system uses by default.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function from the time to the progress of an animation; stored only.
public nonisolated final class CAMediaTimingFunction {
    private let points: [Float]

    /// Creates a function by name.
    public init(name: CAMediaTimingFunctionName) {
        points =
            switch name {
            case .easeIn: [0.42, 0, 1, 1]
            case .easeOut: [0, 0, 0.58, 1]
            case .easeInEaseOut: [0.42, 0, 0.58, 1]
            case .default: [0.25, 0.1, 0.25, 1]
            default: [0, 0, 1, 1]
            }
    }

    /// Creates a cubic curve from (0, 0) to (1, 1) with these control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
    }

    /// Writes the coordinates, x and y, of one of the four control points to `values`.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        guard (0..<4).contains(index) else { return }
        (values[0], values[1]) = (all[2 * index], all[2 * index + 1])
    }
}

/// A change of a layer over time.
///
/// Intermediate values are not shown: the layer has its own values until the end, and delegates are
/// notified at the event time of the end.
open class CAAnimation: CAAction {
    /// The duration, in seconds; 0 for that of the transaction.
    open var duration: Double = 0
    /// The event time at which the animation begins, in seconds; 0 for at once.
    open var beginTime: Double = 0
    /// The number of times the animation runs; 0 for once.
    open var repeatCount: Float = 0
    /// The seconds for which the animation repeats; 0 for `repeatCount`.
    open var repeatDuration: Double = 0
    /// Indicates whether the animation also runs backwards each time.
    open var autoreverses = false
    /// The effect before and after the active time.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The factor by which the animation runs faster.
    open var speed: Float = 1
    /// The offset of the animation's time; stored only.
    open var timeOffset: Double = 0
    /// The timing function; stored only.
    open var timingFunction: CAMediaTimingFunction?
    /// Indicates whether the animation is removed at its end. If not, and `fillMode` keeps its end,
    /// the layer takes the final value.
    open var isRemovedOnCompletion = true
    /// The delegate; kept alive, as in Core Animation.
    open var delegate: CAAnimationDelegate?
    private var values: [String: Any] = [:]

    /// Creates an animation that changes nothing.
    public init() {}

    /// Stores a value under a name, for the program to use.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the value stored under a name.
    open func value(forKey key: String) -> Any? { values[key] }

    /// The total time, in seconds; infinite if the animation never ends.
    var total: Double {
        let once =
            (duration > 0 ? duration : CATransaction.animationDuration())
            * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))
        return all / Double(speed > 0 ? speed : 1)
    }

    /// Sets the final value of the animation on a layer.
    func leaveEnd(on layer: CALayer) {}
}

/// A change of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// Indicates whether the values are added to the layer's own; stored only.
    open var isAdditive = false
    /// Indicates whether repetitions build on one another; stored only.
    open var isCumulative = false

    /// Creates an animation of the property with that key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil for that of the layer.
    open var fromValue: Any?
    /// The value at the end; nil for that of the layer.
    open var toValue: Any?
    /// The difference between both values; stored only.
    open var byValue: Any?

    override func leaveEnd(on layer: CALayer) {
        guard let keyPath, let value = autoreverses ? fromValue : toValue else { return }
        layer.setValue(value, forKeyPath: keyPath)
    }
}

/// A change that follows a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The velocity at the start, in distances per second.
    open var initialVelocity: CGFloat = 0

    /// The seconds until the oscillation has decayed to a thousandth.
    open var settlingDuration: Double {
        let rate = damping / (2 * max(mass, 1e-6))
        return rate > 0 ? min(Mathematics.naturalLogarithm(1000) / rate, 60) : 60
    }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values through which the change goes.
    open var values: [Any]?
    /// The path along which the change goes; only its end is used.
    open var path: CGPath?
    /// The time at each value, from 0 to 1; stored only.
    open var keyTimes: [NSNumber]?
    /// The timing functions from each value to the next; stored only.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values; stored only.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation along the path; stored only.
    open var rotationMode: CAAnimationRotationMode?

    override func leaveEnd(on layer: CALayer) {
        let last: Any? =
            path.map { $0.currentPoint } ?? (autoreverses ? values?.first : values?.last)
        if let keyPath, let last { layer.setValue(last, forKeyPath: keyPath) }
    }
}

/// The interpolation between the values of a change.
public nonisolated struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The straight way from one value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// The jump from one value to the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The way at an even pace.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// The way along a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// The rotation of an object that moves along a path.
public nonisolated struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The rotation with the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
}

/// Several changes at one time.
open class CAAnimationGroup: CAAnimation {
    /// The changes.
    open var animations: [CAAnimation]?

    override func leaveEnd(on layer: CALayer) {
        for animation in animations ?? [] { animation.leaveEnd(on: layer) }
    }
}

/// The way in which new content replaces old content.
public nonisolated struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old content fades as the new content appears.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content moves away and reveals the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which new content comes.
public nonisolated struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name of the side.
    public let rawValue: String
    /// Creates a side from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The top side.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom side.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of the whole content of a layer; the new content is shown at once.
open class CATransition: CAAnimation {
    /// The way in which the new content replaces the old.
    open var type = CATransitionType.fade
    /// The side from which the new content comes.
    open var subtype: CATransitionSubtype?
}
