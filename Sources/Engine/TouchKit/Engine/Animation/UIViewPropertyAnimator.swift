/// An animation that can be stopped along the way, reversed, and scrubbed by hand.
///
/// While it runs, the views already have their final values, as after `UIView.animate`. While it is
/// paused or scrubbed, they have the values of its position.
public class UIViewPropertyAnimator {
    /// The duration, in seconds.
    public let duration: Double
    /// The time before it starts, in seconds.
    public private(set) final var delay: Double = 0
    /// The state of the animator.
    public private(set) final var state = UIViewAnimatingState.inactive
    /// Indicates whether it is moving by itself now.
    public private(set) final var isRunning = false
    /// Indicates whether it runs back to its start.
    public var isReversed = false
    /// Indicates whether it can be interrupted; stored only, since every animator can be.
    public var isInterruptible = true
    /// Indicates whether touches reach the views while it runs.
    public var isUserInteractionEnabled = true
    /// Indicates whether it stays active at its end.
    public var pausesOnCompletion = false
    /// Indicates whether scrubbing is linear; stored only.
    public var scrubsLinearly = true
    /// The timing of the animation.
    public let timingParameters: UITimingCurveProvider?

    private let options: UIView.AnimationOptions
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var moved: [(view: UIView, from: ViewSnapshot, to: ViewSnapshot)] = []
    private var fraction: CGFloat = 0
    private var run: Run?

    private struct Run {
        let animation: ViewAnimation
        let application: UIApplication
        let motion: FrameMotion
        let from: CGFloat
        let to: CGFloat
    }

    /// Creates an animator that changes nothing and takes no time.
    public convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with a named curve.
    public init(
        duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        options = curve.options
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        if let animations { self.animations = [animations] }
    }

    /// Creates an animator on a spring.
    public init(duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        options = .curveEaseOut
        timingParameters = UISpringTimingParameters(dampingRatio: ratio)
        if let animations { self.animations = [animations] }
    }

    /// Creates an animator along a curve with these control points; it is drawn slow at both ends.
    public convenience init(
        duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Creates an animator with the timing of `parameters`.
    public init(duration: Double, timingParameters parameters: UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        options = (parameters as? UICubicTimingParameters)?.animationCurve.options ?? .curveEaseOut
    }

    /// Creates an animator and starts it.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; once the animator has started, they are made at once.
    public func addAnimations(_ animation: @escaping () -> Void) {
        if state == .inactive { animations.append(animation) } else { animation() }
    }

    /// Adds changes; the delay is ignored.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Adds a block that gets the final position when the animator finishes.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// The completed fraction, 0 to 1; setting it stops the animator there.
    public var fractionComplete: CGFloat {
        get {
            guard let run else { return fraction }
            let span = run.motion.duration
            let passed = run.application.now - run.motion.start
            let done = span > 0 ? min(max(passed / span, 0), 1) : 1
            return run.from + (run.to - run.from) * done
        }
        set {
            if state == .inactive { prepare() }
            halt(at: min(max(newValue, 0), 1))
        }
    }

    /// Starts or resumes the animation.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay, in seconds.
    public func startAnimation(afterDelay delay: Double) {
        guard !isRunning, state != .stopped else { return }
        self.delay = delay
        if state == .inactive { prepare() }
        go(over: duration * Double(isReversed ? fraction : 1 - fraction), after: delay)
    }

    /// Pauses the animation where it is.
    public func pauseAnimation() {
        if state == .inactive { prepare() }
        halt(at: fractionComplete)
    }

    /// Resumes the animation. The rest takes `durationFactor` times the duration; 0 keeps the time
    /// that is left.
    public func continueAnimation(
        withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        halt(at: fractionComplete)
        let rest = isReversed ? fraction : 1 - fraction
        go(over: duration * Double(durationFactor > 0 ? durationFactor : rest), after: 0)
    }

    /// Stops the animation for good, where it is. Call `finishAnimation(at:)` next, unless
    /// `withoutFinishing` is true: then no completion is called.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt(at: fractionComplete)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// Moves the views to the end or the start, or leaves them, and calls the completions.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        switch finalPosition {
        case .end: show(1)
        case .start: show(0)
        case .current: break
        }
        finish(finalPosition)
    }

    // MARK: Moving

    /// Makes the changes to learn where the views go, and reverts them.
    private func prepare() {
        state = .active
        fraction = 0
        let before = ViewSnapshot.all(in: .shared)
        UIView.performWithoutAnimation { for animation in animations { animation() } }
        moved = before.compactMap { view, from in
            let to = ViewSnapshot(view)
            return to == from ? nil : (view, from, to)
        }
        show(0)
    }

    private func show(_ fraction: CGFloat) {
        self.fraction = fraction
        UIView.performWithoutAnimation {
            for (view, from, to) in moved { from.show(on: view, towards: to, fraction) }
        }
    }

    private func halt(at fraction: CGFloat) {
        if let run {
            run.application.stop(run.motion)
            run.animation.release()
        }
        run = nil
        isRunning = false
        show(fraction)
    }

    private func go(over duration: Double, after delay: Double) {
        let target: CGFloat = isReversed ? 0 : 1
        var options = options
        if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        let animation = ViewAnimation(duration: duration, delay: delay, options: options)
        let from = fraction
        animation.collect {
            for (view, start, end) in moved { start.show(on: view, towards: end, target) }
        }
        isRunning = true
        guard let application = animation.application ?? moved.first?.view.window?.application,
            animation.total > 0
        else { return arrive(target) }
        let motion = application.move(
            for: animation.total, step: { _ in },
            end: { [self] in
                animation.release()
                arrive(target)
            })
        run = Run(
            animation: animation, application: application, motion: motion, from: from, to: target)
    }

    private func arrive(_ target: CGFloat) {
        run = nil
        isRunning = false
        fraction = target
        if !pausesOnCompletion { finish(target > 0.5 ? .end : .start) }
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        state = .inactive
        let told = completions
        forget()
        for completion in told { completion(position) }
    }

    private func forget() {
        (animations, completions, moved) = ([], [], [])
        fraction = 0
    }
}
