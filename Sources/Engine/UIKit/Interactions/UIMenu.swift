import TouchKit

/// An item of a menu; menus do not open here.
open class UIMenuElement {
    /// The attributes of an item; stored only.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The attribute of an item that cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The attribute of an item that deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// The attribute of an item that is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The title of the item.
    public let title: String

    init(title: String) { self.title = title }
}

/// A menu, which does not open here: it is inert.
open class UIMenu: UIMenuElement {
    /// The options for showing a menu; stored only.
    public nonisolated struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to show the items in the menu around this one.
        public static let displayInline = Options(rawValue: 1)
        /// The option for a menu that deletes something.
        public static let destructive = Options(rawValue: 2)
    }

    /// The `UIAction`s and menus in this one.
    public let children: [AnyObject]

    /// Creates a menu with items.
    public init(
        title: String = "", image: UIImage? = nil, options: Options = [],
        children: [AnyObject] = []
    ) {
        self.children = children
        super.init(title: title)
    }
}

/// An interaction that opens a menu over a view on a long press; here it is inert.
open class UIContextMenuInteraction: InertInteraction {
    /// The delegate, which is never asked for the menu.
    open weak var delegate: UIContextMenuInteractionDelegate?
    /// Creates an interaction with a delegate.
    public init(delegate: UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// A delegate that supplies the menu of a view; it is never asked.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu at a point in the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The configuration of a menu over a view.
open class UIContextMenuConfiguration {
    /// Creates a menu that is made when it opens; it never does.
    public init(
        identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {}
}

/// The menu of the selection, which does not open here: it is inert.
open class UIMenuController {
    /// The only menu.
    public static let shared = UIMenuController()
    /// The additional items.
    open var menuItems: [UIMenuItem]?
    /// Indicates whether the menu is visible; always false.
    open var isMenuVisible: Bool { false }
    /// Opens nothing.
    open func showMenu(from view: UIView, rect: CGRect) {}
    /// Closes nothing.
    open func hideMenu() {}
    /// Opens nothing.
    open func setMenuVisible(_ visible: Bool, animated: Bool) {}
    /// Does nothing.
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    /// Does nothing.
    open func update() {}
}

/// An additional item of the menu of the selection.
open class UIMenuItem {
    /// The title of the item.
    open var title: String
    /// The action of the item.
    open var action: Selector
    /// Creates an item with an action.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The content that was cut or copied, shared only within the program.
open class UIPasteboard {
    /// The only pasteboard.
    public static let general = UIPasteboard()
    /// The text.
    open var string: String?
    /// The image.
    open var image: UIImage?
    /// The link.
    open var url: URL?
    /// The colour.
    open var color: UIColor?
    /// Indicates whether there is text.
    open var hasStrings: Bool { string != nil }
}
