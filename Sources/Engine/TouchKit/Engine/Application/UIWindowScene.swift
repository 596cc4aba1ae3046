/// The scene of an application's windows.
open class UIWindowScene: UIScene {
    @Weak var application: UIApplication?

    init(of application: UIApplication) {
        self.application = application
        super.init()
    }

    /// The windows that the application shows, from back to front (HT9).
    open var windows: [UIWindow] { application?.windows ?? [] }
    /// The window that gets motion, remote control and keys (HT9).
    open var keyWindow: UIWindow? { application?.keyWindow }

    /// Where a window is that nobody gives another place, in points: over the rearmost one, else a phone's screen.
    var windowFrame: CGRect {
        windows.first?.frame ?? UIScreen.main.bounds
    }
}

extension UIApplication {
    /// The one scene of the application.
    public var connectedScenes: Set<UIScene> { [windowScene] }
}

extension UIWindow {
    /// The scene of the application that shows the window; nil until it is shown. A window that is given one belongs to that
    /// scene's application.
    public var windowScene: UIWindowScene? {
        get { application?.windowScene }
        set { if let newValue, isHidden { application = newValue.application } }
    }
}
