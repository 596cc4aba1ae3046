/// A closure with a title, to be hung on a control: `UIAction(title: "Save") { _ in save() }`.
open class UIAction {
    public nonisolated struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = (UIAction) -> Void

    open var title: String
    /// Two actions with the same identifier are one to a control: the later replaces the earlier.
    public let identifier: Identifier
    /// The control that is sending the action; nil outside of the handler.
    public internal(set) weak var sender: AnyObject?

    private let handler: Handler
    private static var made = 0

    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping Handler) {
        UIAction.made += 1
        self.title = title
        self.identifier = identifier ?? Identifier("action \(UIAction.made)")
        self.handler = handler
    }

    /// Runs the handler for `sender`.
    func perform(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
