import TouchKit

extension UIWindowScene {
    /// The screen that shows the scene.
    public var screen: UIScreen { .main }
    /// The orientation of the interface; always upright.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The coordinates of the scene: those of the screen.
    public var coordinateSpace: UICoordinateSpace { UIScreen.main }
    /// The traits of a phone.
    public var traitCollection: UITraitCollection { UITraitCollection() }
    /// The state of the status bar: there is none, so its frame is zero.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The state of the status bar; there is none here.
public struct UIStatusBarManager {
    /// The frame of the bar; always zero.
    public var statusBarFrame: CGRect { .zero }
    /// Indicates whether the bar is hidden; always true.
    public var isStatusBarHidden: Bool { true }
    /// The style of the bar; always the default.
    public var statusBarStyle: UIStatusBarStyle { .default }
}
