/// Whether what is seen is light or dark; here it is light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
    /// As the system wants, light, dark.
    case unspecified, light, dark
}

/// Whether there is much room.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known, little, much.
    case unspecified, compact, regular
}

/// What kind of device it is.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A telephone, a tablet.
    case phone, pad
}

/// Which way lines go.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left or from the right.
    case leftToRight, rightToLeft
}

/// What a view means for the direction of lines.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    /// Nothing, buttons of a player, something in space, or a direction for good.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Whether a display tells how hard it is pressed.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
    /// Not known, no, yes.
    case unknown, unavailable, available
}

/// How the bar above looks; there is none here.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// As the system wants.
    case `default`
    /// Of light letters.
    case lightContent
    /// Of dark letters.
    case darkContent = 3
}

/// Size, style and resolution of where something is shown.
public nonisolated struct UITraitCollection: Hashable, Sendable {
    /// Light.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// A telephone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Pixels a point.
    public var displayScale: CGFloat { 2 }
    /// Little room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// Much room down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// Lines go from left to right.
    public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Unknown: it depends on the touchscreen.
    public var forceTouchCapability: UIForceTouchCapability { .unknown }

    /// Those of a telephone.
    public init() {}

    /// Whether colours may look different: never here.
    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }

    /// Those of a telephone.
    public static var current: UITraitCollection { UITraitCollection() }
}

/// Distances from the edges by the direction of lines, in points.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From where lines begin.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From where lines end.
    public var trailing: CGFloat

    /// In points.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// None.
    public static let zero = NSDirectionalEdgeInsets()
}
