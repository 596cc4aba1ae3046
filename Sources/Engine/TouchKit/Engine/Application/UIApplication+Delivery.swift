extension UIApplication {
    /// Sends an event to each window that has a touch in it, from back to front (TE8).
    func sendTouches(_ event: UIEvent) {
        if windows.count == 1 {
            // As mostly; and then the list need not be kept.
            if event.concerns(windows[0]) { sendNoting(event, to: windows[0]) }
            return
        }
        for window in windows where event.concerns(window) {
            sendNoting(event, to: window)
        }
    }

    /// Calls the window's `sendEvent(_:)` and notes whether an override swallowed the event.
    private func sendNoting(_ event: UIEvent, to window: UIWindow) {
        window.sendEventReachedBase = false
        guard let tracer else { return window.sendEvent(event) }
        let id = tracer.id(window)
        tracer.write(.te8, .sendEvent(by: id)) { window.sendEvent(event) }
        if !window.sendEventReachedBase { tracer.write(.te8, .swallowed(by: id)) }
    }
}
