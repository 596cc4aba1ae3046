import TouchTrace

/// A target of a recognizer, held weakly, with its action.
package final class GestureTarget {
    @Weak private(set) var object: AnyObject?
    let action: Selector

    init(object: AnyObject, action: Selector) {
        self.object = object
        self.action = action
    }

    /// Sends the action to the target.
    /// - Returns: true if there is a target to call.
    func act(for recognizer: UIGestureRecognizer, _ event: UIEvent?) -> Bool {
        guard let object else { return false }
        action.send(to: object, from: recognizer, for: event)
        return true
    }
}

extension UIGestureRecognizer {
    /// Calls each target once, in the order in which they were added (SM2).
    func sendActions(_ tracer: Tracer?) {
        attempt.owesAction = false
        isActing = true
        if let tracer {
            tracer.because(of: attempt.lastTransition) { callTargets(tracer) }
        } else {
            callTargets(nil)
        }
        isActing = false
    }

    private func callTargets(_ tracer: Tracer?) {
        let event = application?.intake.event
        var isComplete = true
        for target in targets {
            guard let tracer, let object = target.object else {
                if !target.act(for: self, event) { isComplete = false }
                continue
            }
            let entry = TraceEntry.action(
                sender: tracer.id(self), target: tracer.id(target: object),
                name: tracer.name(target.action.name), controlEvent: .none)
            _ = tracer.write(.sm2, entry) {
                target.act(for: self, event)
            }
        }
        if !isComplete { holding(targets) { targets.removeAll { $0.object == nil } } }
    }
}

/// A recognizer that passes itself to a typed target as its own class.
public protocol TargetActing: UIGestureRecognizer {}

extension UIGestureRecognizer: TargetActing {}

extension TargetActing {
    /// Adds a method on the main actor that takes the recognizer, as in
    /// `recognizer.addTarget(board, action: Board.tapped)`.
    /// - Parameters:
    ///   - target: the object that gets the call.
    ///   - action: the method, as in `Board.tapped`.
    ///   - name: the action's name for the trace. Without one, the target is added each time.
    @inlinable
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action))
    }

    /// Adds a method on the main actor that takes nothing, as in
    /// `recognizer.addTarget(board, action: Board.tapped)`.
    @inlinable
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action))
    }

    /// Adds a method that takes the recognizer, as in
    /// `recognizer.addTarget(board, action: Board.tapped)`.
    @_disfavoredOverload
    @inlinable
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (Self) -> Void, name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action))
    }

    /// Adds a method that takes nothing, as in `recognizer.addTarget(board, action: Board.tapped)`.
    @_disfavoredOverload
    @inlinable
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, name: String? = nil
    ) {
        addTarget(target, action: Selector(name, action))
    }
}
