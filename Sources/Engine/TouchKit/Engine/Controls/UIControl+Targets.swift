/// A receiver of a control's events.
struct ControlHandler {
    enum Receiver {
        /// Held weakly.
        case target(WeakTarget, Selector)
        /// The first responder up the chain that can perform it (RC4).
        case chain(Selector)
        case action(UIAction)
    }

    let receiver: Receiver
    var events: UIControl.Event

    struct WeakTarget {
        @Weak var object: AnyObject?
    }

    var target: AnyObject? {
        if case .target(let target, _) = receiver { target.object } else { nil }
    }

    var selector: Selector? {
        switch receiver {
        case .target(_, let action), .chain(let action): action
        case .action: nil
        }
    }

    /// Indicates whether its target is gone.
    var isDead: Bool {
        if case .target(let target, _) = receiver { target.object == nil } else { false }
    }
}

extension UIControl {
    // MARK: Targets

    func add(_ target: AnyObject?, _ action: Selector, for events: Event) {
        let known = handlers.firstIndex {
            $0.selector == action && $0.target === target && !$0.isDead
        }
        if let known {
            handlers[known].events.formUnion(events)
            return
        }
        let receiver: ControlHandler.Receiver =
            target.map { .target(ControlHandler.WeakTarget(object: $0), action) }
            ?? .chain(action)
        handlers.append(ControlHandler(receiver: receiver, events: events))
    }

    func remove(_ target: AnyObject?, _ action: Selector?, for events: Event) {
        remove(events) {
            guard let own = $0.selector else { return false }
            return (target == nil || $0.target === target) && (action == nil || own == action)
        }
    }

    /// The targets of any event, each once, in the order in which they were added.
    public var allTargets: [AnyObject] {
        var all: [AnyObject] = []
        for target in handlers.compactMap({ $0.target })
        where !all.contains(where: { $0 === target }) {
            all.append(target)
        }
        return all
    }

    /// The events that have a receiver.
    public var allControlEvents: Event {
        handlers.reduce([]) { $1.isDead ? $0 : $0.union($1.events) }
    }

    /// The names of the actions sent to `target` on `event`. A selector made of such a name calls
    /// the method.
    public func actions(forTarget target: Anything?, forControlEvent event: Event) -> [String]? {
        let target = target as AnyObject?
        let selectors = handlers.filter { $0.target === target && $0.events.contains(event) }
            .compactMap { $0.selector }
        #if canImport(Foundation)
            if let target { Selector.remember(selectors, of: target) }
        #endif
        return selectors.isEmpty ? nil : selectors.map { $0.name }
    }

    // MARK: Actions

    /// Runs `action` on each of `events`, in place of an action with the same identifier.
    public func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        handlers.append(ControlHandler(receiver: .action(action), events: events))
    }

    /// Removes `action` for `events`.
    public func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Removes the action with that identifier for `events`.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) {
            if case .action(let own) = $0.receiver { own.identifier == identifier } else { false }
        }
    }

    private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        holding(handlers) { handlers.removeAll { $0.events.isEmpty || $0.isDead } }
    }

    // MARK: Sending

    /// Calls the handlers in the order in which they were added, each once, however many of
    /// `events` it is registered for.
    func send(_ events: Event, with event: UIEvent?) {
        holding(handlers) { handlers.removeAll { $0.isDead } }
        let application = application ?? .shared
        let outer = application.controlEvents
        application.controlEvents = events
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.receiver {
            case .target(let target, let action):
                if let object = target.object { sendAction(action, to: object, for: event) }
            case .chain(let action): sendAction(action, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
        application.controlEvents = outer
    }

    /// Sends the events of a changed value, which is what the control is for.
    func sendValueChanged(with event: UIEvent? = nil) {
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }

    /// Writes the control's value to the trace.
    func traceValue(_ value: Double) {
        traceChange(.ct1) { .value(view: $0, value) }
    }
}

/// A control that passes itself to a typed target as its own class.
public protocol ControlActing: UIControl {}

extension UIControl: ControlActing {}

extension ControlActing {
    /// Adds a method that takes the control, as in
    /// `button.addTarget(board, action: Board.saved, for: .touchUpInside)`.
    /// - Parameters:
    ///   - target: the object that gets the call.
    ///   - action: the method, as in `Board.saved`.
    ///   - events: the events that send the action.
    ///   - name: the action's name for the trace. Without one, the target is added each time.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (Self) -> Void, for events: UIControl.Event,
        name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action), for: events)
    }

    /// Adds a method that takes the control and the event.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (Self, UIEvent?) -> Void,
        for events: UIControl.Event, name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action), for: events)
    }

    /// Adds a method that takes nothing.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: UIControl.Event,
        name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action), for: events)
    }
}
