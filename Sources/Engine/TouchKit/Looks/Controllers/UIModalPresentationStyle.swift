/// The style in which a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// The style that the system prefers; here it fills the window, unless the controller's
    /// `sheetPresentationController` has been asked for: then it is a sheet.
    case automatic = -2
    /// No adaptation in UIKit; here it fills the window.
    case none = -1
    /// A style that fills the window.
    case fullScreen
    /// Sheets, if the controller's `sheetPresentationController` has been asked for; otherwise they
    /// fill the window.
    case pageSheet, formSheet
    /// The style that this name means in UIKit; here it fills the window.
    case currentContext
    /// The style that the `transitioningDelegate` determines.
    case custom
    /// The styles that these names mean in UIKit; here they fill the window.
    case overFullScreen, overCurrentContext
    /// Popovers, if the controller's `popoverPresentationController` has been asked for and its
    /// delegate does not adapt them; otherwise they fill the window.
    case popover
    /// The style that this name means in UIKit; here it fills the window.
    case blurOverFullScreen

    /// Indicates whether a controller presented in this style can be a sheet.
    package var allowsSheet: Bool {
        self == .automatic || self == .pageSheet || self == .formSheet
    }
}

/// The animation of a presentation; here controllers appear at once.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// The animations that these names mean in UIKit.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The orientation of a screen.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright; upside down.
    case portrait, portraitUpsideDown
    /// On the right side; on the left side.
    case landscapeRight, landscapeLeft

    /// Indicates whether the screen lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Indicates whether the screen is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations of a screen.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On the right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On the left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Any orientation.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    /// Any orientation but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A transition from one controller to another in a storyboard.
open class UIStoryboardSegue {
    /// The name of the segue.
    public let identifier: String?
    /// The controller at which it begins.
    public let source: UIViewController
    /// The controller to which it leads.
    public let destination: UIViewController

    /// Creates a segue from one controller to another.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Shows the destination in a subclass; does nothing here.
    open func perform() {}
}
