import TouchPicture

/// Told of an animation's beginning and end. The methods are optional as elsewhere; here that means defaults.
public protocol CAAnimationDelegate: AnyObject {
    /// It was added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Its time is over, or it was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is shown before and after an animation.
public nonisolated struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is so without it.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Named ways from a start to an end.
public nonisolated struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow, fast, slow.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What the system takes by itself.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A way from a start to an end; only kept.
public nonisolated final class CAMediaTimingFunction {
    private let points: [Float]

    /// One by name.
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

    /// A cubic curve from (0, 0) to (1, 1) with these control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
    }

    /// The coordinates, x and y, of one of the four control points.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        guard (0..<4).contains(index) else { return }
        (values[0], values[1]) = (all[2 * index], all[2 * index + 1])
    }
}

/// A change of a layer over time. What is on the way is not shown: the layer has its own values until the end, and
/// delegates are told of the end at its event time.
open class CAAnimation: CAAction {
    /// In seconds; 0 for what the transaction says.
    open var duration: Double = 0
    /// Event time at which it begins, in seconds; 0 for at once.
    open var beginTime: Double = 0
    /// How often it runs; 0 for once.
    open var repeatCount: Float = 0
    /// For how many seconds it runs again; 0 for `repeatCount`.
    open var repeatDuration: Double = 0
    /// Whether it runs back each time.
    open var autoreverses = false
    /// What is shown before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How much faster it runs.
    open var speed: Float = 1
    /// Only kept.
    open var timeOffset: Double = 0
    /// Only kept.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether it goes at its end; if not, and `fillMode` keeps its end, the layer takes that.
    open var isRemovedOnCompletion = true
    /// Who is told of beginning and end; kept alive, as elsewhere.
    open var delegate: CAAnimationDelegate?
    private var values: [String: Any] = [:]

    /// An animation of nothing.
    public init() {}

    /// Keeps a value under a name, for the program's use.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// What was kept under a name.
    open func value(forKey key: String) -> Any? { values[key] }

    /// All of it, in seconds; infinite if it never ends.
    var total: Double {
        let once =
            (duration > 0 ? duration : CATransaction.animationDuration())
            * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))
        return all / Double(speed > 0 ? speed : 1)
    }

    /// Gives a layer what the animation ends with.
    func leaveEnd(on layer: CALayer) {}
}

/// A change of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// Which value.
    open var keyPath: String?
    /// Only kept.
    open var isAdditive = false
    /// Only kept.
    open var isCumulative = false

    /// Of the value with that name.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil for where the layer is.
    open var fromValue: Any?
    /// Where it ends; nil for where the layer is.
    open var toValue: Any?
    /// How far it goes; only kept.
    open var byValue: Any?

    override func leaveEnd(on layer: CALayer) {
        guard let keyPath, let value = autoreverses ? fromValue : toValue else { return }
        layer.setValue(value, forKeyPath: keyPath)
    }
}

/// A change that swings.
open class CASpringAnimation: CABasicAnimation {
    /// Of what swings.
    open var mass: CGFloat = 1
    /// Of the spring.
    open var stiffness: CGFloat = 100
    /// What slows it down.
    open var damping: CGFloat = 10
    /// At the beginning, in ways a second.
    open var initialVelocity: CGFloat = 0

    /// Seconds until the swinging has died away to a thousandth.
    open var settlingDuration: Double {
        let rate = damping / (2 * max(mass, 1e-6))
        return rate > 0 ? min(Mathematics.naturalLogarithm(1000) / rate, 60) : 60
    }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Through which it goes.
    open var values: [Any]?
    /// Along which it goes; its end counts.
    open var path: CGPath?
    /// When it is at each, from 0 to 1; only kept.
    open var keyTimes: [NSNumber]?
    /// How it goes from one to the next; only kept.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes between; only kept.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether it turns along the path; only kept.
    open var rotationMode: CAAnimationRotationMode?

    override func leaveEnd(on layer: CALayer) {
        let last: Any? =
            path.map { $0.currentPoint } ?? (autoreverses ? values?.first : values?.last)
        if let keyPath, let last { layer.setValue(last, forKeyPath: keyPath) }
    }
}

/// How a change goes between values.
public nonisolated struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// At once.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Evenly.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// In a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// How what goes along a path turns.
public nonisolated struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With the path.
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

/// How what comes takes the place of what was there.
public nonisolated struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades as the other comes.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It moves over it, pushes it away, or uncovers it.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It pushes it away.
    public static let push = CATransitionType(rawValue: "push")
    /// It is uncovered.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where what comes comes.
public nonisolated struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of all that a layer shows; what is new is shown at once.
open class CATransition: CAAnimation {
    /// How what comes takes its place.
    open var type = CATransitionType.fade
    /// From where.
    open var subtype: CATransitionSubtype?
}
