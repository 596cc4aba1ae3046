import TouchKit

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
    /// The color.
    open var color: UIColor?
    /// Indicates whether there is text.
    open var hasStrings: Bool { string != nil }
}
