import TouchKit

/// What stands in a bar.
open class UIBarItem {
    /// What it says.
    open var title: String? { didSet { changed?() } }
    /// What it shows.
    open var image: UIImage? { didSet { changed?() } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed?() } }
    /// A number for the program's use.
    open var tag = 0
    /// By which tests find it.
    open var accessibilityIdentifier: String?
    /// Said of it.
    open var accessibilityLabel: String?

    var changed: (() -> Void)?

    /// One that says nothing.
    public init() {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// How important it looks.
    public nonisolated enum Style: Int, Sendable { case plain, bordered, done }

    /// A button that systems have; here by its word.
    public nonisolated enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close

        var word: String? {
            self == .flexibleSpace || self == .fixedSpace ? nil : "\(self)".capitalized
        }
    }

    /// What of it does something.
    open var action: Selector?
    /// Whose method that is.
    open weak var target: AnyObject?
    /// What runs instead.
    open var primaryAction: UIAction?
    /// A view instead of a button.
    open var customView: UIView?
    /// How important it looks; only kept.
    open var style = Style.plain
    /// In points; 0 for what it needs.
    open var width: CGFloat = 0
    /// Its colour; only kept.
    open var tintColor: UIColor?
    /// A menu: only kept.
    open var menu: UIMenu?

    /// A button that says something.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// A button that shows something.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// A button that systems have.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init(title: systemItem.word, style: .plain, target: target, action: action)
    }

    /// A button that systems have.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: systemItem.word, style: .plain, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// A view in the bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A button with an action.
    public convenience init(primaryAction: UIAction?) {
        self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// What of it is put into the bar.
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

/// What of a controller stands in the bar above it.
open class UINavigationItem {
    /// When a title is large; only kept.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// In the middle.
    open var title: String? { didSet { changed?() } }
    /// In the middle, instead of the title.
    open var titleView: UIView? { didSet { changed?() } }
    /// Above the title; only kept.
    open var prompt: String?
    /// Whether there is no button back.
    open var hidesBackButton = false { didSet { changed?() } }
    /// What the button back to this says; only kept.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the button back to this says; only kept.
    open var backButtonTitle: String?
    /// At the left.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// At the right, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// When the title is large; only kept.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// At the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// At the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    var changed: (() -> Void)?

    /// With a title.
    public init(title: String) { self.title = title }

    /// As `leftBarButtonItem`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }
    /// As `rightBarButtonItem`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
    /// As `hidesBackButton`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
}
