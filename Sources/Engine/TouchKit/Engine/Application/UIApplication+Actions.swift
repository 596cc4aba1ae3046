import TouchTrace

extension UIApplication {
    func perform(
        _ action: Selector, on target: AnyObject?, from sender: Anything?, for event: UIEvent?
    ) -> Bool {
        guard let performer = target ?? firstPerformer(of: action, from: sender) else {
            return false
        }
        let send = { action.send(to: performer, from: sender, for: event) }
        guard let tracer else { return perform(send) }
        let entry = TraceEntry.action(
            sender: tracer.id(target: sender as AnyObject?), target: tracer.id(target: performer),
            name: tracer.name(action.name), controlEvent: controlEventName(in: tracer))
        return perform {
            tracer.write(controlEvents.isEmpty || target == nil ? .rc4 : .ct1, entry, during: send)
        }
    }

    /// Runs the closure of `action` for a control (CT1).
    func run(_ action: UIAction, from control: UIControl) {
        let run = { action.perform(from: control) }
        guard let tracer else { return perform(run) }
        let entry = TraceEntry.action(
            sender: tracer.id(control), target: tracer.id(target: action),
            name: tracer.name(action.title.isEmpty ? "handler" : action.title),
            controlEvent: controlEventName(in: tracer))
        perform { tracer.write(.ct1, entry, during: run) }
    }

    private func controlEventName(in tracer: Tracer) -> NameID {
        controlEvents.isEmpty ? .none : tracer.name("\(controlEvents)")
    }

    private func firstPerformer(of action: Selector, from sender: Anything?) -> UIResponder? {
        let window = (sender as? UIResponder)?.hostWindow ?? keyWindow
        let first = window?.firstResponder ?? sender as? UIResponder ?? window
        return first?.performer(of: action, from: sender)
    }
}
