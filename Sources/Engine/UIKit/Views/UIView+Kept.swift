import TouchKit

extension UIView {
    /// How the tint is seen while something lies over the view.
    public nonisolated enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// Only kept: tints are not dimmed.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { kept["tintAdjustmentMode"] ?? .automatic }
        set { kept["tintAdjustmentMode"] = newValue }
    }
    /// Only kept: margins are the view's own.
    public var preservesSuperviewLayoutMargins: Bool {
        get { kept["preservesSuperviewLayoutMargins"] ?? false }
        set { kept["preservesSuperviewLayoutMargins"] = newValue }
    }
    /// Only kept: nothing is taken from the edges.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { kept["insetsLayoutMarginsFromSafeArea"] ?? true }
        set { kept["insetsLayoutMarginsFromSafeArea"] = newValue }
    }
    /// Only kept: nothing is restored.
    public var restorationIdentifier: String? {
        get { kept["restorationIdentifier"] }
        set { kept["restorationIdentifier"] = newValue }
    }
    /// Only kept: nobody asks for other actions.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { kept["accessibilityCustomActions"] }
        set { kept["accessibilityCustomActions"] = newValue }
    }
    /// Only kept.
    public var shouldGroupAccessibilityChildren: Bool {
        get { kept["shouldGroupAccessibilityChildren"] ?? false }
        set { kept["shouldGroupAccessibilityChildren"] = newValue }
    }
    /// Only kept: the device does not move.
    public var motionEffects: [UIMotionEffect] {
        get { kept["motionEffects"] ?? [] }
        set { kept["motionEffects"] = newValue }
    }
    /// Only kept: the device does not move.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes `effect` away.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    /// How the view is turned in space; of it the plane's part counts, as `transform`.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// A view whose opacity cuts this one out.
    public var mask: UIView? {
        get { kept["mask"] }
        set {
            kept["mask"] = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Where constraints leave a choice: never told here.
    public var hasAmbiguousLayout: Bool { false }
    /// Constraints that have a part in where the view lies along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
            $0.firstItem === self || $0.secondItem === self
        }
    }
}

/// What changes as the device is moved; here it is inert.
open class UIMotionEffect {
    /// One that changes nothing.
    public init() {}
}

/// Several of them; here it is inert.
open class UIMotionEffectGroup: UIMotionEffect {
    /// What it is made of.
    open var motionEffects: [UIMotionEffect]?
}

/// A value that goes from one to another as the device is tilted; here it is inert.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// About which axis it is tilted.
    public nonisolated enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// At one end.
    open var minimumRelativeValue: Any?
    /// At the other.
    open var maximumRelativeValue: Any?
    /// What changes.
    public let keyPath: String
    /// About which axis.
    public let type: EffectType

    /// For a value of the view, by its name.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
    }
}

// Animations as they were written before blocks: what is changed between `beginAnimations` and `commitAnimations` is there at
// once here, and nothing is seen on the way.

extension UIView {
    /// Begins an animation; what follows is there at once.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Only taken.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// Only taken.
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    /// Only taken.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Only taken.
    public static func setAnimationRepeatCount(_ count: Float) {}
    /// Only taken.
    public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {}
    /// Only taken.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Ends what `beginAnimations` began.
    public static func commitAnimations() {}
}
