import TouchTrace

/// A timer on event time that runs an action after some time, once or repeatedly, as `Timer` does
/// in an app (TE9). Changes made by the action are settled as after a touch.
public final class ViewTimer {
    @Weak private var view: UIView?
    private let interval: Double
    private let repeats: Bool
    private let action: () -> Void
    private var timer: EventTimer?

    /// Creates a timer that does not run yet.
    /// - Parameters:
    ///   - view: the view that has the timer in the trace; the timer does not retain it.
    ///   - interval: the time from the start to the action, and between actions, in seconds.
    ///   - repeats: starts the timer over after each action.
    ///   - action: called when the time is up.
    public init(
        of view: UIView, after interval: Double, repeats: Bool, _ action: @escaping () -> Void
    ) {
        self.view = view
        self.interval = interval
        self.repeats = repeats
        self.action = action
    }

    /// Starts the timer, or starts it over if it is running.
    public func start() {
        stop()
        schedule()
    }

    /// Stops the timer until it is started again.
    public func stop() {
        guard let timer else { return }
        self.timer = nil
        application?.cancel(timer)
        trace(.cancelled, due: timer.due)
    }

    private var application: UIApplication? { view.map { $0.root?.application ?? .shared } }

    private func schedule() {
        let new = application?.schedule(after: interval) { [timer = Weak(self)] in
            timer.object?.fire()
        }
        timer = new
        if let new { trace(.set, due: new.due) }
    }

    private func fire() {
        guard let timer else { return }
        self.timer = nil
        trace(.fired, due: timer.due, during: action)
        // The action may have started it again.
        if repeats, self.timer == nil { schedule() }
    }

    private func trace(_ standing: TimerStanding, due: Double, during action: () -> Void = {}) {
        guard let view, let tracer = application?.tracer else { return action() }
        let entry = TraceEntry.timer(
            owner: tracer.id(view), purpose: .scheduled, standing, due: due)
        tracer.write(.te9, entry) { action() }
    }
}
