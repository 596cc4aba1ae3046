import TouchKit

/// What helps those who do not see, hear or move well: nothing of it is on here.
public enum UIAccessibility {
    /// Something that those who do not see hear of.
    public nonisolated struct Notification: Hashable, Sendable, RawRepresentable {
        /// Its number.
        public let rawValue: UInt32
        /// By its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Another screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Another layout.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A sentence.
        public static let announcement = Notification(rawValue: 1008)
        /// Another page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells nobody.
    public static func post(notification: Notification, argument: Any?) {}
    /// No.
    public static var isVoiceOverRunning: Bool { false }
    /// No.
    public static var isReduceMotionEnabled: Bool { false }
    /// No.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// No.
    public static var isSwitchControlRunning: Bool { false }
    /// No.
    public static var isBoldTextEnabled: Bool { false }
    /// No.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// No.
    public static var isInvertColorsEnabled: Bool { false }
    /// No.
    public static var isAssistiveTouchRunning: Bool { false }
    /// No.
    public static var isGuidedAccessEnabled: Bool { false }
    /// The frame of a view's rectangle on the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Posted when that is turned on or off: it never is.
    public nonisolated static let voiceOverStatusDidChangeNotification = posted(
        "AccessibilityVoiceOverStatusDidChange")
    /// Posted when that is turned on or off: it never is.
    public nonisolated static let reduceMotionStatusDidChangeNotification = posted(
        "AccessibilityReduceMotionStatusDidChange")
}

/// Something told of that is no view; nobody tells of it here.
open class UIAccessibilityElement {
    /// What it is part of.
    open weak var accessibilityContainer: AnyObject?
    /// Said of it.
    open var accessibilityLabel: String?
    /// Said of its value.
    open var accessibilityValue: String?
    /// Said of what it does.
    open var accessibilityHint: String?
    /// By which tests find it.
    open var accessibilityIdentifier: String?
    /// What kind of thing it is.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Where it is on the screen.
    open var accessibilityFrame = CGRect.zero
    /// Where it is in what it is part of.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Whether it is told of.
    open var isAccessibilityElement = true

    /// A part of something.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
    }

    /// Does what a tap would do.
    @discardableResult open func accessibilityActivate() -> Bool { false }
    /// Raises the value.
    open func accessibilityIncrement() {}
    /// Lowers the value.
    open func accessibilityDecrement() {}
}

/// Something else that can be done with a view; nobody offers it here.
open class UIAccessibilityCustomAction {
    /// What it is called.
    open var name: String

    /// By name, with what it does.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
    }

    /// By name, with the method that does it.
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}
