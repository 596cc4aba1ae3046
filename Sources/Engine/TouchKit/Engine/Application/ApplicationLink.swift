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
