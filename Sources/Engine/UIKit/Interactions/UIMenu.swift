import TouchKit

/// A line of a menu; menus do not open here.
open class UIMenuElement {
    /// How it goes with the menu; only kept.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// Its members as bits.
        public let rawValue: UInt
        /// By its members as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It takes something away.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not seen.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// What it says.
    public let title: String

    init(title: String) { self.title = title }
}

/// A menu, which does not open here; here it is inert.
open class UIMenu: UIMenuElement {
    /// How it is shown; only kept.
    public nonisolated struct Options: OptionSet, Sendable {
        /// Its members as bits.
        public let rawValue: UInt
        /// By its members as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its lines stand in the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// It takes something away.
        public static let destructive = Options(rawValue: 2)
    }

    /// `UIAction`s and menus.
    public let children: [AnyObject]

    /// With lines.
    public init(
        title: String = "", image: UIImage? = nil, options: Options = [],
        children: [AnyObject] = []
    ) {
        self.children = children
        super.init(title: title)
    }
}

/// Opens a menu over a view that is pressed long; here it is inert.
open class UIContextMenuInteraction: InertInteraction {
    /// Who would be asked for the menu.
    open weak var delegate: UIContextMenuInteractionDelegate?
    /// For a delegate.
    public init(delegate: UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Asked for the menu of a view: nobody asks.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu at a place of the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A menu over a view.
open class UIContextMenuConfiguration {
    /// A menu that is made when it opens: it never does.
    public init(
        identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {}
}

/// The menu of what is selected; it does not open here; here it is inert.
open class UIMenuController {
    /// The one there is.
    public static let shared = UIMenuController()
    /// More lines.
    open var menuItems: [UIMenuItem]?
    /// It never is.
    open var isMenuVisible: Bool { false }
    /// Opens nothing.
    open func showMenu(from view: UIView, rect: CGRect) {}
    /// Closes nothing.
    open func hideMenu() {}
    /// Opens nothing.
    open func setMenuVisible(_ visible: Bool, animated: Bool) {}
    /// Only taken.
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    /// Does nothing.
    open func update() {}
}

/// A line of the menu of what is selected.
open class UIMenuItem {
    /// What it says.
    open var title: String
    /// What it does.
    open var action: Selector
    /// A line that does something.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// What was cut or copied: only within the program.
open class UIPasteboard {
    /// The one there is.
    public static let general = UIPasteboard()
    /// Text.
    open var string: String?
    /// An image.
    open var image: UIImage?
    /// A link.
    open var url: URL?
    /// A colour.
    open var color: UIColor?
    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
}
