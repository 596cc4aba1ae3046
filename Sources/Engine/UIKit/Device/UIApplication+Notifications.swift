import TouchKit

// The names of notifications that a system posts. The host takes the place of the system here: it
// may post them, and nobody else does.

nonisolated extension UIApplication {
    /// Posted when the application has become active.
    public static let didBecomeActiveNotification = posted("ApplicationDidBecomeActive")
    /// Posted when the application is about to become inactive.
    public static let willResignActiveNotification = posted("ApplicationWillResignActive")
    /// Posted when the application is no longer visible.
    public static let didEnterBackgroundNotification = posted("ApplicationDidEnterBackground")
    /// Posted when the application is about to become visible again.
    public static let willEnterForegroundNotification = posted("ApplicationWillEnterForeground")
    /// Posted when the application is about to end.
    public static let willTerminateNotification = posted("ApplicationWillTerminate")
    /// Posted when memory is low.
    public static let didReceiveMemoryWarningNotification = posted(
        "ApplicationDidReceiveMemoryWarning")
    /// Posted when the screen was turned.
    public static let didChangeStatusBarOrientationNotification = posted(
        "ApplicationDidChangeStatusBarOrientation")
    /// Posted when the user took a screenshot.
    public static let userDidTakeScreenshotNotification = posted("ApplicationUserDidTakeScreenshot")
}

nonisolated extension UIResponder {
    /// Posted when a keyboard is about to appear; there is none here.
    public static let keyboardWillShowNotification = posted("KeyboardWillShow")
    /// Posted when a keyboard is about to disappear.
    public static let keyboardWillHideNotification = posted("KeyboardWillHide")
    /// Posted when a keyboard has appeared.
    public static let keyboardDidShowNotification = posted("KeyboardDidShow")
    /// Posted when a keyboard has disappeared.
    public static let keyboardDidHideNotification = posted("KeyboardDidHide")
    /// Posted when a keyboard is about to move.
    public static let keyboardWillChangeFrameNotification = posted("KeyboardWillChangeFrame")
    /// Posted when a keyboard has moved.
    public static let keyboardDidChangeFrameNotification = posted("KeyboardDidChangeFrame")
    /// The key of the keyboard's final frame in the user info of these notifications.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the keyboard's initial frame in the user info of these notifications.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the duration of the keyboard's movement in the user info of these notifications.
    public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's movement in the user info of these notifications.
    public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}

/// Returns the name of a system notification, from the part that distinguishes it from others.
nonisolated func posted(_ what: String) -> Notification.Name {
    Notification.Name("UI\(what)Notification")
}
