import TouchTrace

extension UIView {
    /// How an animation goes.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// Its members as bits.
        public let rawValue: UInt
        /// By its members as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Touches reach the views while they are animated; else they pass them by (HT1).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// From where the views are drawn, which is what always happens here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

        /// Lays out within the animation; call `layoutIfNeeded()` for that.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Again and again: it is seen once, and no completion is called.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Back again; only taken.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Its own duration within another animation, which is always so.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Its own curve within another animation, which is always so.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Content is drawn anew on the way; only taken.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Views are shown and hidden by a transition, not taken in and out.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Nothing from an animation around it; only taken.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// A transition that is not seen; so are they all.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition; what is new is shown at once.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition; what is new is shown at once.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition; what is new is shown at once.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition; what is new is shown at once.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition; what is new is shown at once.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition; what is new is shown at once.
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

    /// Changes views, and lets what is drawn follow.
    ///
    /// What `animations` sets (frame, bounds, center, transform, alpha, background, corner radius) is so at once, for
    /// code and touches alike. Unless `options` has `.allowUserInteraction`, touches pass the animated views by
    /// until the end.
    /// - Parameters:
    ///   - duration: event time, in seconds.
    ///   - delay: seconds until what is drawn sets out.
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
