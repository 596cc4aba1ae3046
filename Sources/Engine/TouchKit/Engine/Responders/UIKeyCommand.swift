#if canImport(Foundation)
    /// A key with modifiers, and what it does; nobody presses keys of an app's own here.
    open class UIKeyCommand {
        /// The key, as the text that it types.
        public let input: String?
        /// The keys held down with it.
        public let modifierFlags: UIKeyModifierFlags
        /// The method that it calls.
        public let action: Selector?
        /// The words that say what it does.
        open var discoverabilityTitle: String?
        /// The title of the command.
        open var title = ""

        /// Creates a command of a key.
        public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
            (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        }

        /// Creates a command of a key with the words that say what it does.
        public convenience init(
            input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
            discoverabilityTitle: String
        ) {
            self.init(input: input, modifierFlags: modifierFlags, action: action)
            self.discoverabilityTitle = discoverabilityTitle
        }

        /// The key that leads out.
        public nonisolated static let inputEscape = "UIKeyInputEscape"
        /// The key with the arrow up.
        public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
        /// The key with the arrow down.
        public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
        /// The key with the arrow to the left.
        public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
        /// The key with the arrow to the right.
        public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    }
#endif
