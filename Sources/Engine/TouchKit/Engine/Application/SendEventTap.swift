/// A method that code has put in the place of `sendEvent(_:)` of all windows, or of the
/// application, as it does on a device by exchanging methods.
///
/// While it runs, `sendEvent(_:)` delivers the event.
@MainActor package enum SendEventTap {
    /// The method in the place of that of windows; nil for none.
    package static var ofWindows: Selector?
    /// The method in the place of that of the application; nil for none.
    package static var ofApplication: Selector?
    private static var running: ObjectIdentifier?

    /// Has the method take the event, unless it is the one that sends it.
    /// - Returns: false if `sendEvent(_:)` is to deliver the event.
    static func take(_ event: UIEvent, for sender: UIResponder, by method: Selector?) -> Bool {
        let id = ObjectIdentifier(sender)
        guard let method, running != id else { return false }
        let outer = running
        running = id
        defer { running = outer }
        return method.send(to: sender, from: event, for: nil)
    }
}
