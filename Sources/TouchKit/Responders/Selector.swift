/// A method by name, as UIKit's selectors are, with the class it belongs to.
///
/// There is no Objective-C runtime to look methods up, so a selector is made from a typed, unbound
/// method: `Selector("tapped", Board.tapped)`. Any `Board` can perform it.
public struct Selector {
    /// How the trace and the eye name the method; "action" if it was given no name.
    public let name: String
    private let isNamed: Bool
    private let canPerform: (AnyObject) -> Bool
    private let perform: (AnyObject, Any?, UIEvent?) -> Bool

    /// A method that takes nothing.
    /// - Parameter name: what tells it from others. Methods cannot be compared: one without a name is like no other.
    public init<Target: AnyObject>(_ name: String?, _ method: @escaping (Target) -> () -> Void) {
        self.init(name: name) { (target: Target, _, _) in
            method(target)()
            return true
        }
    }

    /// A method that takes the sender; it is not performed for a sender of another class.
    public init<Target: AnyObject, Sender>(
        _ name: String?, _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(name: name) { (target: Target, sender, _) in
            guard let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender>(
        _ name: String?, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
    ) {
        self.init(name: name) { (target: Target, sender, event) in
            guard let sender = sender as? Sender else { return false }
            method(target)(sender, event)
            return true
        }
    }

    private init<Target: AnyObject>(
        name: String?, perform: @escaping (Target, Any?, UIEvent?) -> Bool
    ) {
        self.name = name ?? "action"
        isNamed = name != nil
        canPerform = { $0 is Target }
        self.perform = { target, sender, event in
            guard let target = target as? Target else { return false }
            return perform(target, sender, event)
        }
    }

    /// Whether both have the same name.
    func isSame(as other: Selector) -> Bool {
        isNamed && other.isNamed && name == other.name
    }

    func isPerformable(by object: AnyObject) -> Bool { canPerform(object) }

    /// Calls the method.
    /// - Returns: false if the target or the sender is of the wrong class; nothing was called then.
    func send(to target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
        perform(target, sender, event)
    }
}
