/// The host's entry to the engine: samples go in, and their effects happen before `send` returns.
///
/// Several applications can live side by side; they share nothing.
open class UIApplication: UIResponder {
    // MARK: Which application

    /// The application now inside `send` or `advance`, else the first one made; creates one if
    /// there is none.
    public static var shared: UIApplication {
        if let application = current ?? first { return application }
        let application = UIApplication()
        fallback = application
        return application
    }

    /// The application whose event is being handled; the caller of `perform` retains it.
    package private(set) static unowned(unsafe) var current: UIApplication?
    /// Indicates whether the present work is traced; read at every step of the responder chain.
    static var isTracing = false
    /// The living applications, in the order in which they were made. They are not retained: each
    /// removes itself in its deinit, on the main actor.
    private nonisolated(unsafe) static var living: [Unmanaged<UIApplication>] = []
    private static var first: UIApplication? { living.first?.takeUnretainedValue() }
    private static var fallback: UIApplication?

    /// Runs `work` as code of this application: the objects it makes are numbered here, and
    /// `shared` is this application.
    public final func perform<Result>(_ work: () -> Result) -> Result {
        let (outer, wasTracing) = (UIApplication.current, UIApplication.isTracing)
        (UIApplication.current, UIApplication.isTracing) = (self, link.context.pointee.isTraced)
        defer { (UIApplication.current, UIApplication.isTracing) = (outer, wasTracing) }
        return work()
    }

    // MARK: Parts

    /// The end of the responder chain, if it is a responder (RC1). The application does not retain
    /// it.
    @Weak public var delegate: UIApplicationDelegate?

    /// The tracer that records every decision; nil, the default, costs one branch (see `Tracer`).
    public var tracer: Tracer? {
        didSet {
            let isTraced = tracer != nil
            link.context.pointee.isTraced = isTraced
            if UIApplication.current === self { UIApplication.isTracing = isTraced }
            if let tracer, tracer !== oldValue { begin(tracing: tracer) }
        }
    }

    /// The names of the host's fingers, for traces and pictures ("a"); a finger without one is
    /// shown by its number.
    public var fingerNames: [Int: String] = [:]

    /// Visible windows, from back to front (HT9).
    public internal(set) final var windows: [UIWindow] = []

    /// The window that receives motion, remote control, and keys (HT9).
    public internal(set) final var keyWindow: UIWindow? {
        didSet { keyWindowChanged(from: oldValue) }
    }

    /// The size of the screen, in points, as the host reports it; root views have it before they
    /// are in a window. Nil if the screen is not known.
    public var screenSize: CGSize?

    /// The frame of the keyboard, in the coordinates of the screen, as the host reports it; nil
    /// while there is none on the screen, as by default (RT9).
    public final var keyboardFrame: CGRect?
    /// The keyboard of a scene, which reports its frame itself; nil if there never is one.
    package final var keyboard: Keyboard?

    /// The numbers and choices that are documented nowhere.
    public var tuning: Tuning {
        get { link.context.pointee.tuning }
        set { link.context.pointee.tuning = newValue }
    }

    private(set) final lazy var windowScene = UIWindowScene(of: self)

    /// The link through which windows find the application.
    let link = ApplicationLink()
    let clock: EventClock
    private(set) final lazy var delivery = EventDelivery(link.context)
    final var intake = Intake()
    /// The motions under way.
    final var frames = Frames()
    /// The views that need layout or drawing before the next picture.
    final var dirtyViews: [UIView] = []
    /// Indicates whether `sendEvent(_:)` reached the base class for the event being sent.
    private var sendEventReachedBase = false
    #if !hasFeature(Embedded)
        /// Indicates whether methods that code has exchanged are exchanged here, too; false for the
        /// application of a host.
        package var exchangesMethods = true
    #endif

    /// The selectors to be performed later.
    final var delayedPerforms: [DelayedPerform] = []

    /// The control events being sent, for the trace.
    final var controlEvents: UIControl.Event = []

    package var kept = Kept()
    private var lastSerial = 0
    private static var lastOrphanSerial = 0

    /// Creates an application with no window yet, at event time 0.
    public override init() {
        clock = EventClock(link)
        super.init()
        link.context.pointee.application = self
        link.context.pointee.delivery = delivery
        UIApplication.living.append(.passUnretained(self))
    }

    /// Unties touches from the recognizers that follow them: fingers still down must not keep
    /// either alive.
    isolated deinit {
        link.context.pointee.application = nil
        link.context.pointee.delivery = nil
        UIApplication.living.removeAll {
            $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
        }
        delivery.sets.removeAll()
        for touch in intake.fingers.values { touch.recognizers = [] }
        for recognizer in delivery.arbiter.attempts {
            recognizer.cancelTimers()
            recognizer.startAnew()
        }
    }

    /// Returns a serial number for an object made now.
    static func takeSerial() -> Int {
        guard let application = current ?? first else {
            lastOrphanSerial += 1
            return lastOrphanSerial
        }
        application.lastSerial += 1
        return application.lastSerial
    }

    // MARK: The host's calls

    /// Event time, in seconds.
    public var now: Double { clock.now }

    /// The event time at which something next happens by itself; nil if nothing will.
    public var nextDue: Double? { clock.nextDue }

    /// The number of things that happened by themselves so far: timers of any kind, frames of
    /// motions.
    package internal(set) final var firings = 0

    /// Delivers the samples of several fingers at one moment as one event (TE4). Samples sent from
    /// inside a callback wait their turn (DL14). A sample that makes no sense is repaired or
    /// dropped, and traced.
    public func send(_ samples: [TouchSample]) {
        enqueue(.touches(samples))
    }

    /// Delivers a sample of the pointer without a finger: hovering or the wheel (BR7).
    public func send(_ sample: PointerSample) {
        enqueue(.pointer(sample))
    }

    /// Moves event time on to `time`, in seconds, and fires what is due by then, in order (TE9).
    public func advance(to time: Double) {
        enqueue(.advance(time))
    }

    /// Cancels every live touch at `time`, in seconds, as when the system interrupts (DL11).
    public func cancelTouches(at time: Double) {
        enqueue(.cancel(time))
    }

    /// Runs `action` on event time, `delay` seconds from now; its changes are settled as after a
    /// touch.
    @discardableResult
    public func schedule(after delay: Double, _ action: @escaping () -> Void) -> EventTimer {
        clock.schedule(at: now + max(0, delay), action)
    }

    /// Cancels a timer that has not fired.
    public func cancel(_ timer: EventTimer) {
        clock.remove(timer)
    }

    // MARK: Events

    /// Sends an event to the windows it concerns (TE8). Override to observe or swallow events.
    open func sendEvent(_ event: UIEvent) {
        #if !hasFeature(Embedded)
            let exchanged = ExchangedMethod.ofApplications
            if exchanged?.isCalled(for: self, event, in: self) == true { return }
        #endif
        sendEventReachedBase = true
        switch event.type {
        case .touches: sendTouches(event)
        case .motion, .remoteControl: sendToFirstResponder(event)
        default: break
        }
    }

    /// Calls `sendEvent(_:)` and notes whether an override swallowed the event.
    final func sendNoting(_ event: UIEvent) {
        sendEventReachedBase = false
        guard let tracer else { return sendEvent(event) }
        let id = tracer.id(self)
        tracer.write(.te8, .sendEvent(by: id)) { sendEvent(event) }
        if !sendEventReachedBase { tracer.write(.te8, .swallowed(by: id)) }
    }

    /// Sends an action to its target. Without a target, the action climbs from the first responder,
    /// else from the sender, to the first responder that can perform it (RC4). Override to observe
    /// or redirect actions.
    /// - Returns: true if the action was performed.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Anything?, from sender: Anything?, for event: UIEvent?
    ) -> Bool {
        perform(action, on: target as AnyObject?, from: sender, for: event)
    }

    // MARK: Responder

    /// The delegate, if it is a responder without a place in the chain already, which views and
    /// controllers have (RC1).
    open override var next: UIResponder? {
        guard let delegate else { return nil }
        if delegate is UIView || delegate is UIViewController || delegate === self { return nil }
        return delegate as? UIResponder
    }

    package override var hostWindow: UIWindow? { keyWindow }
}

extension UIApplication {
    /// The receiver of the lines that UIKit writes to the console: one for each misuse that was
    /// refused. Nil, the default, discards them.
    public static var logHandler: ((String) -> Void)?
}

/// Reports a refused misuse to the developer.
func log(_ message: String) { UIApplication.logHandler?(message) }
