/// The way from windows to the application that shows them; the application cuts it when it goes.
///
/// It is taken at every step of delivery, and a weak reference would be looked up in a table each time.
final class ApplicationLink {
    nonisolated(unsafe) unowned(unsafe) var application: UIApplication?
    nonisolated(unsafe) unowned(unsafe) var delivery: EventDelivery?
    /// Whether the application has a tracer.
    var isTraced = false
}
