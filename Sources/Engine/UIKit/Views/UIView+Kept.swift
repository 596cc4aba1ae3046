import TouchKit

extension UIView {
    /// The appearance of the tint while something covers the view.
    public nonisolated enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// The appearance of the tint; stored only, as tints are not dimmed.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { kept["tintAdjustmentMode"] ?? .automatic }
        set { kept["tintAdjustmentMode"] = newValue }
    }
    /// Indicates whether the margins respect those of the superview; stored only, as each view has
    /// only its own.
    public var preservesSuperviewLayoutMargins: Bool {
        get { kept["preservesSuperviewLayoutMargins"] ?? false }
        set { kept["preservesSuperviewLayoutMargins"] = newValue }
    }
    /// Indicates whether the margins respect the safe area; stored only, as nothing covers the
    /// edges.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { kept["insetsLayoutMarginsFromSafeArea"] ?? true }
        set { kept["insetsLayoutMarginsFromSafeArea"] = newValue }
    }
    /// The name for restoring the view; stored only, as nothing is restored.
    public var restorationIdentifier: String? {
        get { kept["restorationIdentifier"] }
        set { kept["restorationIdentifier"] = newValue }
    }
    /// The additional actions for assistive technologies; stored only, as nothing asks for them.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { kept["accessibilityCustomActions"] }
        set { kept["accessibilityCustomActions"] = newValue }
    }
    /// Indicates whether assistive technologies group the subviews; stored only.
    public var shouldGroupAccessibilityChildren: Bool {
        get { kept["shouldGroupAccessibilityChildren"] ?? false }
        set { kept["shouldGroupAccessibilityChildren"] = newValue }
    }
    /// The effects of moving the device; stored only, as the device does not move.
    public var motionEffects: [UIMotionEffect] {
        get { kept["motionEffects"] ?? [] }
        set { kept["motionEffects"] = newValue }
    }
    /// Adds `effect` to `motionEffects`.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes `effect` from `motionEffects`.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    /// The transform in space; only its part in the plane is used, as `transform`.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// A view that clips this one: to its path if its layer is a shape layer, otherwise to its
    /// bounds.
    public var mask: UIView? {
        get { kept["mask"] }
        set {
            kept["mask"] = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Indicates whether constraints leave the layout ambiguous; always false here.
    public var hasAmbiguousLayout: Bool { false }
    /// Returns the constraints that have this view as one of their items; `axis` is ignored.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
            $0.firstItem === self || $0.secondItem === self
        }
    }
}

/// A change of a view as the device is moved; here it is inert.
open class UIMotionEffect {
    /// Creates an effect that changes nothing.
    public init() {}
}

/// A group of such effects; here it is inert.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects in the group.
    open var motionEffects: [UIMotionEffect]?
}

/// An effect that interpolates a value as the device is tilted; here it is inert.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the device is tilted.
    public nonisolated enum EffectType: Int, Sendable {
        /// A tilt to the left or the right.
        case tiltAlongHorizontalAxis
        /// A tilt up or down.
        case tiltAlongVerticalAxis
    }

    /// The value at one end.
    open var minimumRelativeValue: Any?
    /// The value at the other end.
    open var maximumRelativeValue: Any?
    /// The key path of the value.
    public let keyPath: String
    /// The axis along which the device is tilted.
    public let type: EffectType

    /// Creates an effect on a value of the view, by its key path.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
    }
}

// Animations in the style used before blocks: changes between `beginAnimations` and
// `commitAnimations` take effect at once here, and no intermediate state is shown.

extension UIView {
    /// Begins an animation; the changes that follow take effect at once.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Does nothing.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// Does nothing.
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    /// Does nothing.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Does nothing.
    public static func setAnimationRepeatCount(_ count: Float) {}
    /// Does nothing.
    public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {}
    /// Does nothing.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Ends the animation that `beginAnimations` began.
    public static func commitAnimations() {}
}
