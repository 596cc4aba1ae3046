import TouchKit

// Names of what a system posts. The host is the system here: it posts them if it wants to, nobody else does.

nonisolated extension UIApplication {
    /// The application came to the front.
    public static let didBecomeActiveNotification = posted("ApplicationDidBecomeActive")
    /// It is about to leave the front.
    public static let willResignActiveNotification = posted("ApplicationWillResignActive")
    /// It is not to be seen any more.
    public static let didEnterBackgroundNotification = posted("ApplicationDidEnterBackground")
    /// It is about to be seen again.
    public static let willEnterForegroundNotification = posted("ApplicationWillEnterForeground")
    /// It is about to end.
    public static let willTerminateNotification = posted("ApplicationWillTerminate")
    /// Memory runs out.
    public static let didReceiveMemoryWarningNotification = posted(
        "ApplicationDidReceiveMemoryWarning")
    /// Its screen was turned.
    public static let didChangeStatusBarOrientationNotification = posted(
        "ApplicationDidChangeStatusBarOrientation")
    /// Somebody took a picture of it.
    public static let userDidTakeScreenshotNotification = posted("ApplicationUserDidTakeScreenshot")
}

nonisolated extension UIResponder {
    /// A keyboard is about to be shown; there is none here.
    public static let keyboardWillShowNotification = posted("KeyboardWillShow")
    /// A keyboard is about to go.
    public static let keyboardWillHideNotification = posted("KeyboardWillHide")
    /// A keyboard is shown.
    public static let keyboardDidShowNotification = posted("KeyboardDidShow")
    /// A keyboard has gone.
    public static let keyboardDidHideNotification = posted("KeyboardDidHide")
    /// A keyboard is about to move.
    public static let keyboardWillChangeFrameNotification = posted("KeyboardWillChangeFrame")
    /// A keyboard has moved.
    public static let keyboardDidChangeFrameNotification = posted("KeyboardDidChangeFrame")
    /// Where the keyboard will be, in what is posted of it.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Where the keyboard was, in what is posted of it.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// How long the keyboard moves, in what is posted of it.
    public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// How the keyboard moves, in what is posted of it.
    public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}

/// The name of what a system posts, by what of it tells it from others.
nonisolated func posted(_ what: String) -> Notification.Name {
    Notification.Name("UI\(what)Notification")
}
