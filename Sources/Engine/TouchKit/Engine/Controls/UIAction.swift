/// A closure with a title, to be added to a control or a menu: `UIAction(title: "Save") { _ in
/// save() }`. The title is that of a button made with the action, and its name in the trace.
open class UIAction: UIMenuElement {
    /// The identity of an action, by which another can replace it.
    public nonisolated struct Identifier: Hashable, Sendable, RawRepresentable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The closure to run; it receives the action.
    public typealias Handler = (UIAction) -> Void

    /// The attributes of the action in a menu.
    open var attributes: Attributes
    /// The state of the action in a menu; stored only.
    open var state: State
    /// The identity of the action for a control: a later action with the same identifier replaces
    /// it.
    public let identifier: Identifier
    /// The control that is sending the action; nil outside the handler.
    @Weak public internal(set) final var sender: AnyObject?

    private let handler: Handler
    private static var made = 0

    /// Creates an action that runs `handler`; without an identifier it gets a unique one.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        UIAction.made += 1
        self.identifier = identifier ?? Identifier("action \(UIAction.made)")
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title: title, image: image)
    }

    /// Runs the handler for `sender`.
    package func perform(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
