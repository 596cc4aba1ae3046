extension UIApplication {
    /// Sends an action to its target; with no target it climbs from the first responder, else from the
    /// sender, to the first responder that can perform it (RC4).
    /// - Returns: whether somebody performed it.
    @discardableResult
    public func sendAction(
        _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let performer = target ?? performer(of: action, from: sender) else { return false }
        let send = { action.send(to: performer, from: sender, for: event) }
        guard let tracer else { return send() }
        let entry = TraceEntry.action(
            sender: tracer.id(target: sender as AnyObject?), target: tracer.id(target: performer),
            name: tracer.name(action.name), controlEvent: .none)
        return tracer.write(.rc4, entry, during: send)
    }

    private func performer(of action: Selector, from sender: Any?) -> UIResponder? {
        let window = (sender as? UIResponder)?.hostWindow ?? keyWindow
        var here = window?.firstResponder ?? sender as? UIResponder ?? window
        while let responder = here {
            if responder.canPerformAction(action, withSender: sender) { return responder }
            here = responder.next
        }
        return nil
    }
}
