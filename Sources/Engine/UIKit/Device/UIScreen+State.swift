import TouchKit

extension UIScreen {
    /// Posted when another screen has been connected; there is never another one here.
    public nonisolated static let didConnectNotification = posted("ScreenDidConnect")
    /// Posted when another screen has been disconnected; there is never another one here.
    public nonisolated static let didDisconnectNotification = posted("ScreenDidDisconnect")
    /// Posted when the resolution has changed; it never does here.
    public nonisolated static let modeDidChangeNotification = posted("ScreenModeDidChange")
    /// Posted when the brightness has changed; never posted here.
    public nonisolated static let brightnessDidChangeNotification = posted(
        "ScreenBrightnessDidChange")
    /// Posted when recording of the screen has begun or ended; never posted here.
    public nonisolated static let capturedDidChangeNotification = posted(
        "ScreenCapturedDidChange")

    /// The brightness, 0 to 1; never changed here.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// Indicates whether the screen is recorded or mirrored; always false.
    public var isCaptured: Bool { false }
    /// The screen that this one mirrors; always nil.
    public var mirrored: UIScreen? { nil }
}
