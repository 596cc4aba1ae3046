import TouchKit

/// A menu of actions, and of menus within it.
open class UIMenu: UIMenuElement {
    /// The identity of a menu.
    public nonisolated struct Identifier: Hashable, Sendable, RawRepresentable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options for showing a menu; stored only.
    public nonisolated struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to show the items in the menu around this one, as all menus are here.
        public static let displayInline = Options(rawValue: 1)
        /// The option for a menu that deletes something.
        public static let destructive = Options(rawValue: 2)
        /// The option for a menu of which one item is chosen.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The actions and menus in this one.
    public let children: [UIMenuElement]
    /// The identity of the menu.
    public let identifier: Identifier
    /// The options for showing the menu; stored only.
    public let options: Options

    private static var made = 0

    /// Creates a menu with items.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        UIMenu.made += 1
        self.identifier = identifier ?? Identifier("menu \(UIMenu.made)")
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }

    /// Returns the same menu with other items.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// Returns the entries to show, those of menus within in their place.
    func items(for sender: AnyObject) -> [MenuItem] {
        children.flatMap { element -> [MenuItem] in
            if let menu = element as? UIMenu { return menu.items(for: sender) }
            guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
                return []
            }
            return [
                MenuItem(
                    action.title,
                    color: action.attributes.contains(.destructive) ? .systemRed : nil,
                    isEnabled: !action.attributes.contains(.disabled)
                ) { action.perform(from: sender) }
            ]
        }
    }
}
