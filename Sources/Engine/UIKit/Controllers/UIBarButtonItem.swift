import TouchKit

/// An item in a bar.
open class UIBarItem {
    /// The title of the item.
    open var title: String? { didSet { changed?() } }
    /// The image of the item.
    open var image: UIImage? { didSet { changed?() } }
    /// Indicates whether the item can be used.
    open var isEnabled = true { didSet { changed?() } }
    /// A number for the program to use.
    open var tag = 0
    /// The name by which tests find the item.
    open var accessibilityIdentifier: String?
    /// The label for assistive technologies; stored only.
    open var accessibilityLabel: String?

    var changed: (() -> Void)?

    /// Creates an item without a title.
    public init() {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// The appearance of a button, by importance.
    public nonisolated enum Style: Int, Sendable {
        /// An ordinary button.
        case plain
        /// A button with a border, which newer systems show as plain.
        case bordered
        /// A button that completes a task, in bold.
        case done
    }

    /// The buttons that systems define; here each shows its word.
    public nonisolated enum SystemItem: Int, Sendable {
        /// A button that ends editing and keeps the changes.
        case done
        /// A button that ends editing and discards the changes.
        case cancel
        /// A button that begins editing.
        case edit
        /// A button that saves the changes.
        case save
        /// A button with a plus sign, which adds something.
        case add
        /// A space that takes a share of the room that remains.
        case flexibleSpace
        /// A space of a given width.
        case fixedSpace
        /// A button that begins a message.
        case compose
        /// A button that answers a message.
        case reply
        /// A button that offers actions, such as sharing.
        case action
        /// A button that moves something to a folder.
        case organize
        /// A button that shows the bookmarks.
        case bookmarks
        /// A button that begins a search.
        case search
        /// A button that loads the content again.
        case refresh
        /// A button with a cross, which stops what is in progress.
        case stop
        /// A button that opens the camera.
        case camera
        /// A button that deletes something.
        case trash
        /// A button that starts playback.
        case play
        /// A button that interrupts playback.
        case pause
        /// A button that moves playback backward.
        case rewind
        /// A button that moves playback forward.
        case fastForward
        /// A button that takes the last change back.
        case undo
        /// A button that makes an undone change again.
        case redo
        /// A button that curls the page up.
        case pageCurl
        /// A button that closes what is shown.
        case close

        var word: String? {
            self == .flexibleSpace || self == .fixedSpace ? nil : "\(self)".capitalized
        }
    }

    /// The action of the item.
    open var action: Selector?
    /// The target of the action.
    open weak var target: AnyObject?
    /// The action to run in addition to the target's.
    open var primaryAction: UIAction?
    /// A view to show instead of a button.
    open var customView: UIView?
    /// The appearance of the button, by importance; stored only.
    open var style = Style.plain
    /// The width, in points; 0 for as much as the button needs.
    open var width: CGFloat = 0
    /// The color of the button; stored only.
    open var tintColor: UIColor?
    /// The menu of the button; stored only.
    open var menu: UIMenu?
    /// Indicates whether the item is a space, and whether that takes what remains of a bar.
    private(set) final var (isSpace, isFlexible) = (false, false)

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates one of the buttons that systems define.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init(title: systemItem.word, style: .plain, target: target, action: action)
        (isSpace, isFlexible) = (systemItem.word == nil, systemItem == .flexibleSpace)
    }

    /// Creates a space of a width, in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
    /// Creates a space that takes what remains.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Creates one of the buttons that systems define.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a button with an action.
    public convenience init(primaryAction: UIAction?) {
        self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// The view that is added to the bar.
    var view: UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.isEnabled = isEnabled
        button.accessibilityIdentifier = accessibilityIdentifier ?? title
        if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
        if let action {
            button.addAction(
                UIAction { [weak self] _ in
                    _ = UIApplication.shared.sendAction(
                        action, to: self?.target, from: self, for: nil)
                }, for: .touchUpInside)
        }
        button.sizeToFit()
        button.bounds.size.width = max(width, button.bounds.width)
        return button
    }
}

/// The content of the navigation bar for one controller.
open class UINavigationItem {
    /// The choice of a large title; stored only.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
        /// The choice of the item below on the stack.
        case automatic
        /// A large title.
        case always
        /// A title of the usual size.
        case never
    }

    /// The title in the middle.
    open var title: String? { didSet { changed?() } }
    /// The view in the middle, in place of the title.
    open var titleView: UIView? { didSet { changed?() } }
    /// The text above the title; stored only.
    open var prompt: String?
    /// Indicates whether there is no back button.
    open var hidesBackButton = false { didSet { changed?() } }
    /// The back button that leads to this controller; stored only.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button that leads to this controller; stored only.
    open var backButtonTitle: String?
    /// The items at the left.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// The items at the right, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// The choice of a large title; stored only.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The first item at the left. Setting it replaces all items there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first item at the right. Setting it replaces all items there.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    var changed: (() -> Void)?

    /// Creates an item with a title.
    public init(title: String) { self.title = title }

    /// Sets `leftBarButtonItem`, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    /// Sets `rightBarButtonItem`, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    /// Sets `hidesBackButton`, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
}
