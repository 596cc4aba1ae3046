import TouchTrace

extension UIView {
    /// The options of an animation.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates a set of options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The option to let touches reach the views while they are animated; without it, touches
        /// pass them by (HT1).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The option to start from where the views are drawn, as every animation here does.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

        /// The option to lay out within the animation; call `layoutIfNeeded()` for that.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The option to repeat the animation; here it is shown once, and no completion is called.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The option to run the animation backwards as well; accepted, but ignored.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The option to use its own duration within another animation, as every animation here
        /// does.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The option to use its own curve within another animation, as every animation here does.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The option to redraw content along the way; accepted, but ignored.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// The option to show and hide the views of a transition instead of adding and removing
        /// them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The option to inherit nothing from an enclosing animation; accepted, but ignored.
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

        /// A curve that is slow, fast, slow; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// A curve that is slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A curve that is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// An even pace.
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
    ///   - options: the curve, and the behavior towards touches.
    ///   - animations: sets the properties.
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
