import TouchKit

extension UIApplication {
    /// The state of an application in the system.
    public nonisolated enum State: Int, Sendable { case active, inactive, background }

    /// A key of the options for opening a link.
    public nonisolated struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// The state of the application; always active.
    public var applicationState: State { .active }
    /// Indicates whether the screen stays on without touches; stored only, as it never turns off
    /// here.
    public var isIdleTimerDisabled: Bool {
        get { kept["isIdleTimerDisabled"] ?? false }
        set { kept["isIdleTimerDisabled"] = newValue }
    }
    /// Indicates whether network activity is shown; stored only, as there is no status bar.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { kept["isNetworkActivityIndicatorVisible"] ?? false }
        set { kept["isNetworkActivityIndicatorVisible"] = newValue }
    }
    /// The number on the application's icon; stored only, as there is no icon.
    public var applicationIconBadgeNumber: Int {
        get { kept["applicationIconBadgeNumber"] ?? 0 }
        set { kept["applicationIconBadgeNumber"] = newValue }
    }
    /// The direction of the interface; always from left to right.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The preferred size of text; always the usual one.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The orientation of the screen; always upright.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The frame of the status bar; always zero, as there is none.
    public var statusBarFrame: CGRect { .zero }
    /// Indicates whether the status bar is hidden; always true, as there is none.
    public var isStatusBarHidden: Bool { true }
    /// The time left in the background, in seconds; always the greatest number, as the application
    /// is always in front.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Returns whether a link can be opened; always false, as nothing opens links here.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing, and calls `completion` with false.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// The link to the settings of the application; there are none here.
    public nonisolated static let openSettingsURLString = "app-settings:"
}

/// The preferred size of text.
public nonisolated struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The category of text smaller than usual.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The category of text a little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The category of text of the usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The category of text larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Indicates whether this is one of the largest categories; always false.
    public var isAccessibilityCategory: Bool { false }
    /// Posted when the preferred size has changed; it never does here.
    public static let didChangeNotification = posted("ContentSizeCategoryDidChange")
}

extension UIWindow {
    /// The screen that shows the window.
    public var screen: UIScreen { .main }
    /// Posted when a window has become visible; never posted here.
    public nonisolated static let didBecomeVisibleNotification = posted("WindowDidBecomeVisible")
    /// Posted when a window has become key; never posted here.
    public nonisolated static let didBecomeKeyNotification = posted("WindowDidBecomeKey")
    /// Posted when a window is no longer key; never posted here.
    public nonisolated static let didResignKeyNotification = posted("WindowDidResignKey")
}
