/// How a controller is shown when it is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// As the system likes; here it fills the window.
    case automatic = -2
    /// By its name elsewhere; it fills the window.
    case none = -1
    /// It fills the window.
    case fullScreen
    /// By their names elsewhere; they fill the window.
    case pageSheet, formSheet, currentContext
    /// As its `transitioningDelegate` says.
    case custom
    /// By their names elsewhere; they fill the window.
    case overFullScreen, overCurrentContext, popover
    /// By its name elsewhere; it fills the window.
    case blurOverFullScreen
}

/// How a controller comes; it comes at once.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// By their names elsewhere.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a screen is held.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    /// It is not known.
    case unknown
    /// Upright, and upside down.
    case portrait, portraitUpsideDown
    /// On its right and on its left side.
    case landscapeRight, landscapeLeft

    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways to hold a screen.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// Its members as bits.
    public let rawValue: UInt
    /// By its members as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On the right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On the left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Any.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    /// Any but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The way from one controller to another in a storyboard; there are none here, so nothing makes one.
open class UIStoryboardSegue {
    /// Its name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController

    /// From one controller to another.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Does nothing.
    open func perform() {}
}
