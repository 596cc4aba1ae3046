import TouchKit

extension UIApplication {
    /// How an application stands with the system.
    public nonisolated enum State: Int, Sendable { case active, inactive, background }

    /// What a link is opened with.
    public nonisolated struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// In front.
    public var applicationState: State { .active }
    /// Only kept: nothing goes to sleep here.
    public var isIdleTimerDisabled: Bool {
        get { kept["isIdleTimerDisabled"] ?? false }
        set { kept["isIdleTimerDisabled"] = newValue }
    }
    /// Only kept: there is no bar above.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { kept["isNetworkActivityIndicatorVisible"] ?? false }
        set { kept["isNetworkActivityIndicatorVisible"] = newValue }
    }
    /// Only kept: there is no icon.
    public var applicationIconBadgeNumber: Int {
        get { kept["applicationIconBadgeNumber"] ?? 0 }
        set { kept["applicationIconBadgeNumber"] = newValue }
    }
    /// From left to right.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The usual one.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// Upright.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Nowhere: there is no bar above.
    public var statusBarFrame: CGRect { .zero }
    /// There is none.
    public var isStatusBarHidden: Bool { true }
    /// None is left for a program in the background.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// No: there is nothing here that opens links.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// The settings of the application: there are none.
    public nonisolated static let openSettingsURLString = "app-settings:"
}

/// How large text is wanted.
public nonisolated struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Smaller than usual.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// As usual.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Whether it is one of the largest.
    public var isAccessibilityCategory: Bool { false }
    /// Posted when another is wanted: that never happens here.
    public static let didChangeNotification = posted("ContentSizeCategoryDidChange")
}

extension UIWindow {
    /// Where it is shown.
    public var screen: UIScreen { .main }
    /// Posted when a window comes to be seen; nobody posts it here.
    public nonisolated static let didBecomeVisibleNotification = posted("WindowDidBecomeVisible")
    /// Posted when a window becomes key; nobody posts it here.
    public nonisolated static let didBecomeKeyNotification = posted("WindowDidBecomeKey")
    /// Posted when a window is key no more; nobody posts it here.
    public nonisolated static let didResignKeyNotification = posted("WindowDidResignKey")
}
