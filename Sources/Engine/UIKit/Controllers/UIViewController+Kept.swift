import TouchKit

// Properties of controllers that are only stored, and requests that change nothing.

extension UIViewController {
    /// Indicates whether the controller's transition style is that of what it presents over it;
    /// stored only.
    public var providesPresentationContextTransitionStyle: Bool {
        get { kept["providesPresentationContextTransitionStyle"] ?? false }
        set { kept["providesPresentationContextTransitionStyle"] = newValue }
    }
    /// Indicates whether the focus returns after a transition; stored only.
    public var restoresFocusAfterTransition: Bool {
        get { kept["restoresFocusAfterTransition"] ?? true }
        set { kept["restoresFocusAfterTransition"] = newValue }
    }
    /// Indicates whether the root view's margins are at least the system's; stored only.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { kept["viewRespectsSystemMinimumLayoutMargins"] ?? true }
        set { kept["viewRespectsSystemMinimumLayoutMargins"] = newValue }
    }
    /// The least margins of the system; none here.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
    /// The item of the controller in a tab bar; stored only, as there are no tab bars.
    public var tabBarItem: UITabBarItem {
        get {
            if let item: UITabBarItem = kept["tabBarItem"] { return item }
            let item = UITabBarItem()
            item.title = title
            kept["tabBarItem"] = item
            return item
        }
        set { kept["tabBarItem"] = newValue }
    }
    /// The tab bar controller; always nil, as there are none here.
    public var tabBarController: UIViewController? { nil }

    /// A button that begins and ends editing.
    public var editButtonItem: UIBarButtonItem {
        if let item: UIBarButtonItem = kept["editButtonItem"] { return item }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        kept["editButtonItem"] = item
        return item
    }

    /// Does nothing: nobody presses keys of the app's own.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Does nothing: nobody presses keys of the app's own.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

    /// Sets the items of the toolbar; stored only, as there is no toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    /// Shows `controller` as `show(_:sender:)` does.
    public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(controller, sender: sender)
    }
    /// Does nothing: traits are those of a phone.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    /// Returns nil: traits are those of a phone.
    public func overrideTraitCollection(forChild childViewController: UIViewController)
        -> UITraitCollection?
    { nil }
}

/// An item in a tab bar; stored only, as there are no tab bars.
open class UITabBarItem: UIBarItem {
    /// The image while the item is chosen; stored only.
    open var selectedImage: UIImage?
    /// The text in the badge; stored only.
    open var badgeValue: String?
    /// The color of the badge; stored only.
    open var badgeColor: UIColor?

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}
