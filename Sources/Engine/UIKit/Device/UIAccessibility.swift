import TouchKit

/// The settings of assistive technologies; all of them are off here.
public enum UIAccessibility {
    /// A notification for users of assistive technologies.
    public nonisolated struct Notification: Hashable, Sendable, RawRepresentable {
        /// The number of the notification.
        public let rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The notification of another screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The notification of another layout.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The notification of a sentence to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// The notification of another page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Does nothing: there is nobody to notify.
    public static func post(notification: Notification, argument: Any?) {}
    /// Indicates whether VoiceOver is running; always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Indicates whether motion is reduced; always false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Indicates whether transparency is reduced; always false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Indicates whether Switch Control is running; always false.
    public static var isSwitchControlRunning: Bool { false }
    /// Indicates whether text is bold; always false.
    public static var isBoldTextEnabled: Bool { false }
    /// Indicates whether colors are darkened; always false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Indicates whether colors are inverted; always false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Indicates whether AssistiveTouch is running; always false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Indicates whether Guided Access is on; always false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Returns the frame on the screen of a rectangle in a view.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// The name of the notification that VoiceOver was turned on or off; it never is.
    public nonisolated static let voiceOverStatusDidChangeNotification = posted(
        "AccessibilityVoiceOverStatusDidChange")
    /// The name of the notification that reduced motion was turned on or off; it never is.
    public nonisolated static let reduceMotionStatusDidChangeNotification = posted(
        "AccessibilityReduceMotionStatusDidChange")
}

/// An accessibility element that is not a view; never announced here.
open class UIAccessibilityElement {
    /// The object to which the element belongs.
    open weak var accessibilityContainer: AnyObject?
    /// The label of the element.
    open var accessibilityLabel: String?
    /// The value of the element.
    open var accessibilityValue: String?
    /// The description of what the element does.
    open var accessibilityHint: String?
    /// The name by which tests find the element.
    open var accessibilityIdentifier: String?
    /// The traits of the element.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The frame of the element on the screen.
    open var accessibilityFrame = CGRect.zero
    /// The frame of the element in its container.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Indicates whether assistive technologies announce the element.
    open var isAccessibilityElement = true

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
    }

    /// Does nothing; returns false.
    @discardableResult open func accessibilityActivate() -> Bool { false }
    /// Does nothing.
    open func accessibilityIncrement() {}
    /// Does nothing.
    open func accessibilityDecrement() {}
}

/// An additional action of a view for assistive technologies; never offered here.
open class UIAccessibilityCustomAction {
    /// The name of the action.
    open var name: String

    /// Creates an action with a name and a closure.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
    }

    /// Creates an action with a name and a method.
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}
