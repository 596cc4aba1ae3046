import TouchTrace

/// One call of `UIView.animate`, from its block to its completion.
///
/// The views themselves change at once. Before each change the trace gets a record with the time
/// over which the drawing follows. So pictures are made from records alone, and hit-testing sees
/// the final values at once, as in UIKit.
final class ViewAnimation {
    /// The animation whose block is running.
    static var current: ViewAnimation?

    private let duration: Double
    private let delay: Double
    private let options: UIView.AnimationOptions
    private var views: [UIView] = []

    init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
    }

    var total: Double { delay + duration }

    /// The application of the animated views; nil if none of them is in a window.
    var application: UIApplication? { views.first?.root?.application }

    /// Runs `changes` as the animation's block.
    func collect(_ changes: () -> Void) {
        let outer = ViewAnimation.current
        ViewAnimation.current = self
        changes()
        ViewAnimation.current = outer
    }

    /// Adds `view`, which is about to trace `change`, and writes the record that animates the
    /// change.
    func take(_ view: UIView, _ change: TraceEntry) {
        guard total > 0, UIView.areAnimationsEnabled,
            let property = AnimatedProperty(changedBy: change),
            let application = view.root?.application
        else { return }
        if !views.contains(view) {
            views.append(view)
            if !options.contains(.allowUserInteraction) { view.animationsKeepingTouchesOff += 1 }
        }
        guard let tracer = application.tracer else { return }
        tracer.write(
            .te9,
            .animated(
                view: tracer.id(view), property, begins: application.now + delay,
                duration: duration, curve: options.curve))
    }

    /// Schedules the end; with nothing to animate, the end is now.
    func start(_ completion: ((Bool) -> Void)?) {
        guard let application else {
            release()
            completion?(true)
            return
        }
        let end = { [self] in
            release()
            completion?(true)
        }
        application.move(for: total, step: { _ in }, end: end)
    }

    /// Lets touches reach the views again.
    func release() {
        guard !options.contains(.allowUserInteraction) else { return }
        for view in views { view.animationsKeepingTouchesOff -= 1 }
    }
}
