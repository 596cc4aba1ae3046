/// What an application's parts ask for again and again while an event is under way.
///
/// It stays at one place in memory, and all that take part know the place: so a question need not keep an object alive
/// for as long as it takes, which would cost more than what is asked. The `ApplicationLink` owns it.
nonisolated struct EventContext {
    // Cleared when the application goes, in its deinit on the main actor.
    unowned(unsafe) var application: UIApplication?
    unowned(unsafe) var delivery: EventDelivery?

    /// Event time, in seconds (TE9).
    var now = 0.0
    var tuning = Tuning()
    /// Whether the application has a tracer.
    var isTraced = false

    /// How many events, timers and changes are being delivered, one inside the other.
    var depth = 0
    /// Whether a request or a change of state is still to be followed up.
    var isUnsettled = false
    /// Whether somebody may have to be reset: it has finished, or a touch has ended since.
    var hasToReset = false

    /// Who writes down what is decided: mostly nobody, and then there is little to ask.
    @MainActor var tracer: Tracer? { isTraced ? application?.tracer : nil }

    /// Whether an event is being delivered; what changes then is settled before it ends.
    var isBusy: Bool { depth > 0 }
}

/// The way from windows and touches to the application that shows them; the application cuts it when it goes.
///
/// It is taken at every step of delivery, and a weak reference would be looked up in a table each time.
final class ApplicationLink {
    // Written on the main actor only; freed by the deinit, when nobody has the link any more.
    nonisolated(unsafe) let context = UnsafeMutablePointer<EventContext>.allocate(capacity: 1)

    init() {
        context.initialize(to: EventContext())
    }

    // It belongs to no actor, and need not look which one it is on.
    deinit {
        context.deinitialize(count: 1)
        context.deallocate()
    }

    var application: UIApplication? { context.pointee.application }
}
