/// A closure with a title, to be hung on a control: `UIAction(title: "Save") { _ in save() }`.
open class UIAction {
    /// By what an action is known, so that another can take its place.
    public nonisolated struct Identifier: Hashable, Sendable, RawRepresentable {
        /// The name itself.
        public let rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What runs; it gets the action.
    public typealias Handler = (UIAction) -> Void

    /// What a button made with the action shows, and how the trace names it.
    open var title: String
    /// Two actions with the same identifier are one to a control: the later replaces the earlier.
    public let identifier: Identifier
    /// The control that is sending the action; nil outside of the handler.
    @Weak public internal(set) final var sender: AnyObject?

    private let handler: Handler
    private static var made = 0

    /// An action that runs `handler`; without an identifier it gets one of its own.
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
