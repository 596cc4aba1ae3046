/// Changes views over time, and can be stopped on the way, turned round, and moved by hand.
///
/// While it runs the views have their ends, as after `UIView.animate`. While it stands, or is moved by hand, they are where it is.
public class UIViewPropertyAnimator {
    /// In seconds.
    public let duration: Double
    /// Until it begins, in seconds.
    public private(set) final var delay: Double = 0
    /// What it does.
    public private(set) final var state = UIViewAnimatingState.inactive
    /// Whether it moves by itself now.
    public private(set) final var isRunning = false
    /// Whether it goes back to its start.
    public var isReversed = false
    /// Only kept: it can always be stopped.
    public var isInterruptible = true
    /// Whether touches reach the views while it runs.
    public var isUserInteractionEnabled = true
    /// Whether it stays active at its end.
    public var pausesOnCompletion = false
    /// Only kept.
    public var scrubsLinearly = true
    /// How it goes.
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

    /// One that changes nothing, at once.
    public convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// An animator along a curve of a name.
    public init(
        duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        options = curve.options
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        if let animations { self.animations = [animations] }
    }

    /// An animator on a spring.
    public init(duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        options = .curveEaseOut
        timingParameters = UISpringTimingParameters(dampingRatio: ratio)
        if let animations { self.animations = [animations] }
    }

    /// An animator along a curve with these control points; drawn slow at both ends.
    public convenience init(
        duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// An animator that goes as `parameters` say.
    public init(duration: Double, timingParameters parameters: UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        options = (parameters as? UICubicTimingParameters)?.animationCurve.options ?? .curveEaseOut
    }

    /// One that runs already.
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

    /// Adds changes; those that are added on the way are made at once.
    public func addAnimations(_ animation: @escaping () -> Void) {
        if state == .inactive { animations.append(animation) } else { animation() }
    }

    /// Adds changes; the delay is not kept.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Called when it is over, with where it is then.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// How far it is, 0 to 1; setting it stops it there.
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

    /// Begins, or goes on.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Begins after some seconds.
    public func startAnimation(afterDelay delay: Double) {
        guard !isRunning, state != .stopped else { return }
        self.delay = delay
        if state == .inactive { prepare() }
        go(over: duration * Double(isReversed ? fraction : 1 - fraction), after: delay)
    }

    /// Stands where it is.
    public func pauseAnimation() {
        if state == .inactive { prepare() }
        halt(at: fractionComplete)
    }

    /// Goes on; `durationFactor` times the duration is what is left of it, and 0 leaves it as it is.
    public func continueAnimation(
        withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        halt(at: fractionComplete)
        let rest = isReversed ? fraction : 1 - fraction
        go(over: duration * Double(durationFactor > 0 ? durationFactor : rest), after: 0)
    }

    /// Stands where it is for good; then `finishAnimation(at:)`, unless nothing is to be told.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt(at: fractionComplete)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// Puts the views at the end, at the start, or leaves them, and tells it.
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

    /// Makes the changes, to know where the views go, and takes them back.
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
