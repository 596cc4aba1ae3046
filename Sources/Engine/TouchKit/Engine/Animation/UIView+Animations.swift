extension UIView {
    /// How an animation goes.
    public nonisolated enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, at first, at the end, at none.
        case easeInOut, easeIn, easeOut, linear

        var options: AnimationOptions {
            switch self {
            case .easeInOut: .curveEaseInOut
            case .easeIn: .curveEaseIn
            case .easeOut: .curveEaseOut
            case .linear: .curveLinear
            }
        }
    }

    /// How an animation of several steps goes.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// Its members as bits.
        public let rawValue: UInt
        /// By its members as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out within the animation; call `layoutIfNeeded()` for that.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// From where the views are drawn, which is what always happens here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Again and again: it is seen once, and no completion is called.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Back again; only taken.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight from step to step; so are they all.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// At once at each step; only taken.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Evenly; only taken.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly; only taken.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

        var options: AnimationOptions { AnimationOptions(rawValue: rawValue & 31) }
    }

    /// The keyframes of the animation whose block is running.
    private struct Keyframes {
        let duration: Double
        let delay: Double
        let options: AnimationOptions
        /// Where what they move is shown.
        var application: UIApplication?
    }

    private static var keyframes: Keyframes?

    /// Whether animations are seen; if not, their ends come at once.
    public private(set) static var areAnimationsEnabled = true

    /// Says whether animations are seen.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Changes views, and lets what is drawn follow as on a spring: here it slows down towards the end and does not swing.
    public static func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options.union(.curveEaseOut),
            animations: animations, completion: completion)
    }

    /// Changes views, and lets what is drawn follow as on a spring: here it slows down towards the end and does not swing.
    public static func animate(
        springDuration duration: Double = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options.union(.curveEaseOut),
            animations: animations, completion: completion)
    }

    /// Changes views in steps, which `animations` adds. All is so at once, for code and touches alike; of what several steps
    /// change, the last is drawn.
    public static func animateKeyframes(
        withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = keyframes
        keyframes = Keyframes(duration: duration, delay: delay, options: options.options)
        animate(
            withDuration: duration, delay: delay, options: options.options, animations: animations)
        let application = keyframes?.application
        keyframes = outer
        guard let completion, !options.contains(.repeat) else { return }
        guard let application else { return completion(true) }
        application.move(for: delay + duration, step: { _ in }, end: { completion(true) })
    }

    /// Adds a step; its beginning and duration are shares of the whole, 0 to 1.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        guard let frames = keyframes else { return animations() }
        let animation = ViewAnimation(
            duration: frames.duration * frameDuration,
            delay: frames.delay + frames.duration * frameStartTime, options: frames.options)
        animation.collect(animations)
        if let application = animation.application { keyframes?.application = application }
        animation.start(nil)
    }

    /// Changes what is in a view; what is new is shown at once, and the completion is called after `duration`.
    public static func transition(
        with view: UIView, duration: Double, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, options: options, animations: animations ?? {})
        guard let completion else { return }
        guard duration > 0, let application = view.root?.application else {
            return completion(true)
        }
        application.move(for: duration, step: { _ in }, end: { completion(true) })
    }

    /// Puts one view in another's place, or shows it in its stead; the completion is called after `duration`.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: Double, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let place = fromView.superview ?? toView.superview ?? toView
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        transition(
            with: place, duration: duration, options: options, animations: change,
            completion: completion)
    }
}
