/// The scene of an application's windows.
open class UIWindowScene: UIScene {
    @Weak var application: UIApplication?

    init(of application: UIApplication) {
        self.application = application
        super.init()
    }

    /// The windows that the application shows, from back to front (HT9).
    open var windows: [UIWindow] { application?.windows ?? [] }
    /// The window that receives motion, remote control, and keys (HT9).
    open var keyWindow: UIWindow? { application?.keyWindow }

    /// The frame of a window that is given no other, in points: that of the rearmost window, else a
    /// phone's screen.
    var windowFrame: CGRect {
        windows.first?.frame ?? UIScreen.main.bounds
    }
}

extension UIApplication {
    /// The only scene of the application.
    public var connectedScenes: Set<UIScene> { [windowScene] }
}

extension UIWindow {
    /// The scene of the application that shows the window; nil until it is shown. Setting a scene
    /// on a hidden window moves the window to that scene's application.
    public var windowScene: UIWindowScene? {
        get { application?.windowScene }
        set { if let newValue, isHidden { application = newValue.application } }
    }
}
