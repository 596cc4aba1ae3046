/// The values that an application's parts read again and again during an event.
///
/// It stays at one place in memory, which all parts know. So reading it need not retain an object,
/// which would cost more than the value itself. The `ApplicationLink` owns it.
nonisolated struct EventContext {
    // Cleared when the application is deallocated, in its deinit on the main actor.
    unowned(unsafe) var application: UIApplication?
    unowned(unsafe) var delivery: EventDelivery?

    /// Event time, in seconds (TE9).
    var now = 0.0
    var tuning = Tuning()
    /// Indicates whether the application has a tracer.
    var isTraced = false

    /// The number of events, timers, and changes being delivered, one inside the other.
    var depth = 0
    /// Indicates whether a request or a change of state is still to be settled.
    var isUnsettled = false
    /// Indicates whether a recognizer may have to be reset: it has finished, or a touch has ended
    /// since.
    var hasToReset = false

    /// The application's tracer; usually nil, which is quick to determine.
    @MainActor var tracer: Tracer? { isTraced ? application?.tracer : nil }

    /// Indicates whether an event is being delivered; changes made meanwhile are settled before it
    /// ends.
    var isBusy: Bool { depth > 0 }
}

/// The link from windows and touches to the application that shows them; the application cuts it
/// when it is deallocated.
///
/// It is followed at every step of delivery, where a weak reference would cost a table look-up each
/// time.
final class ApplicationLink {
    // Written on the main actor only; freed by the deinit, when nothing has the link any more.
    nonisolated(unsafe) let context = UnsafeMutablePointer<EventContext>.allocate(capacity: 1)

    init() {
        context.initialize(to: EventContext())
    }

    // It is nonisolated, and need not check which actor it runs on.
    deinit {
        context.deinitialize(count: 1)
        context.deallocate()
    }

    var application: UIApplication? { context.pointee.application }
}
