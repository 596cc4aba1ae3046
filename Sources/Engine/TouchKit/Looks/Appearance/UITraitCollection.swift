/// The style of the interface: light or dark; here it is light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
    /// The system's choice; light; dark.
    case unspecified, light, dark
}

/// The amount of room on an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unknown; little; much.
    case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// A phone; a tablet.
    case phone, pad
}

/// The direction of lines of text.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right; from right to left.
    case leftToRight, rightToLeft
}

/// The effect of a view's meaning on the direction of its content.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    /// None; playback controls; spatial controls; always from the left; always from the right.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The ability of a display to measure how hard it is pressed.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
    /// Unknown; no; yes.
    case unknown, unavailable, available
}

/// The style of the status bar; there is no bar here.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// The system's choice.
    case `default`
    /// Light letters.
    case lightContent
    /// Dark letters.
    case darkContent = 3
}

/// The animation of a change of the status bar; there is no bar here.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
    /// No animation; fading; sliding.
    case none, fade, slide
}

/// The style, size classes, and resolution of the place where something is shown.
public nonisolated struct UITraitCollection: Hashable, Sendable {
    /// The style; always light.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// The kind of device; always a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The number of pixels per point.
    public var displayScale: CGFloat { 2 }
    /// The horizontal size class; always compact.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// The vertical size class; always regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The direction of lines; always from left to right.
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The ability to measure force; unknown, as it depends on the touchscreen.
    public var forceTouchCapability: UIForceTouchCapability { .unknown }

    /// Creates the traits of a phone.
    public init() {}

    /// Returns whether colors may look different; always false here.
    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }

    /// The traits of a phone.
    public static var current: UITraitCollection { UITraitCollection() }
}

/// Insets from the edges by the direction of lines, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the edge at which lines begin.
    public var leading: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the edge at which lines end.
    public var trailing: CGFloat

    /// Creates insets, in points.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
}
