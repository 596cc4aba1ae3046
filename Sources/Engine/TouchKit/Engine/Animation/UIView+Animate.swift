import TouchTrace

extension UIView {
    /// The options of an animation.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates a set of options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lets touches reach the views while they are animated; without it, touches pass them by
        /// (HT1).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from where the views are drawn, as every animation here does.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

        /// Lays out within the animation; call `layoutIfNeeded()` for that.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Repeats the animation; here it is shown once, and no completion is called.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards as well; accepted, but ignored.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration within another animation, as every animation here does.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses its own curve within another animation, as every animation here does.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws content along the way; accepted, but ignored.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Shows and hides the views of a transition instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inherits nothing from an enclosing animation; accepted, but ignored.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// A transition; like all of them it is not drawn, and the new content is shown at once.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition; the new content is shown at once.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition; the new content is shown at once.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition; the new content is shown at once.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition; the new content is shown at once.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition; the new content is shown at once.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition; the new content is shown at once.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Slow, fast, slow; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TouchKit.AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Changes views, and animates the drawing of the changes.
    ///
    /// The properties that `animations` sets (frame, bounds, center, transform, alpha, background,
    /// corner radius) change at once, for code and touches alike. Unless `options` contains
    /// `.allowUserInteraction`, touches pass the animated views by until the end.
    /// - Parameters:
    ///   - duration: the duration in event time, in seconds.
    ///   - delay: the seconds until the drawing starts to follow.
    ///   - completion: called at the end; at once if there was nothing to animate.
    public static func animate(
        withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(duration: duration, delay: delay, options: options)
        animation.collect(animations)
        animation.start(options.contains(.repeat) ? nil : completion)
    }

    /// Changes views within an animation's block without animating it.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        ViewAnimation(duration: 0, delay: 0, options: []).collect(actions)
    }
}
