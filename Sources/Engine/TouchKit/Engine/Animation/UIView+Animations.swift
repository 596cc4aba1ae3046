extension UIView {
    /// The pace of an animation.
    public nonisolated enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, at the start, at the end, or at neither.
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

    /// The options of an animation of several steps.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates a set of options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to lay out within the animation; call `layoutIfNeeded()` for that.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The option to let touches reach the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The option to start from where the views are drawn, as every animation here does.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The option to repeat the animation; here it is shown once, and no completion is called.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The option to run the animation backwards as well; accepted, but ignored.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The option to move straight from step to step, as every animation here does.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// The option to jump to each step; accepted, but ignored.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The option to move at an even pace; accepted, but ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// The option to move on a smooth path; accepted, but ignored.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

        var options: AnimationOptions { AnimationOptions(rawValue: rawValue & 31) }
    }

    /// The keyframes of the animation whose block is running.
    private struct Keyframes {
        let duration: Double
        let delay: Double
        let options: AnimationOptions
        /// The application that shows the views they move.
        var application: UIApplication?
    }

    private static var keyframes: Keyframes?

    /// Indicates whether animations are shown; if not, they end at once.
    public private(set) static var areAnimationsEnabled = true

    /// Turns animations on or off.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Changes views, and animates the drawing as on a spring: here it slows down towards the end
    /// and does not oscillate.
    public static func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options.union(.curveEaseOut),
            animations: animations, completion: completion)
    }

    /// Changes views, and animates the drawing as on a spring: here it slows down towards the end
    /// and does not oscillate.
    public static func animate(
        springDuration duration: Double = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: Double = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options.union(.curveEaseOut),
            animations: animations, completion: completion)
    }

    /// Changes views in steps, which `animations` adds. All changes apply at once, for code and
    /// touches alike; where several steps change the same property, the last is drawn.
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

    /// Adds a step; its start and duration are fractions of the whole, 0 to 1.
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

    /// Changes the content of a view; the new content is shown at once, and the completion is
    /// called after `duration`.
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

    /// Replaces one view with another, or shows it in the other's place; the completion is called
    /// after `duration`.
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
