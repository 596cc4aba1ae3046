import TouchPicture

/// Colors that follow the style of the system in UIKit; here they are those of the light style.
nonisolated extension UIColor {
    /// The mint green of controls.
    public static let systemMint = UIColor(color: Color(hex: 0x00c7be))
    /// The cyan of controls.
    public static let systemCyan = UIColor(color: Color(hex: 0x32ade6))
    /// The first of the lighter grays.
    public static let systemGray2 = UIColor(color: Color(hex: 0xaeaeb2))
    /// The next lighter gray.
    public static let systemGray3 = UIColor(color: Color(hex: 0xc7c7cc))
    /// The next lighter gray.
    public static let systemGray4 = UIColor(color: Color(hex: 0xd1d1d6))
    /// The next lighter gray.
    public static let systemGray5 = UIColor(color: Color(hex: 0xe5e5ea))
    /// The lightest gray.
    public static let systemGray6 = UIColor(color: Color(hex: 0xf2f2f7))
    /// The default tint of controls.
    public static let tintColor = UIColor.systemBlue
    /// The color of links.
    public static let link = UIColor.systemBlue
    /// The color of text.
    public static let label = UIColor.black
    /// The color of text of secondary importance.
    public static let secondaryLabel = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.6))
    /// The color of text of tertiary importance.
    public static let tertiaryLabel = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.3))
    /// The color of text of the least importance.
    public static let quaternaryLabel = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.18))
    /// The color of text that takes the place of missing text.
    public static let placeholderText = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.3))
    /// The color of text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The color of text on a light background.
    public static let darkText = UIColor.black
    /// The color of the background.
    public static let systemBackground = UIColor.white
    /// The background of grouped rows.
    public static let groupTableViewBackground = UIColor(color: Color(hex: 0xf2f2f7))
    /// The background of content on the background.
    public static let secondarySystemBackground = UIColor(color: Color(hex: 0xf2f2f7))
    /// The background of content on that content.
    public static let tertiarySystemBackground = UIColor.white
    /// The background behind groups.
    public static let systemGroupedBackground = UIColor(color: Color(hex: 0xf2f2f7))
    /// The background of groups.
    public static let secondarySystemGroupedBackground = UIColor.white
    /// The color of separators.
    public static let separator = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.29))
    /// The color of opaque separators.
    public static let opaqueSeparator = UIColor(color: Color(hex: 0xc6c6c8))
    /// The fill of thin shapes.
    public static let systemFill = UIColor(color: Color(hex: 0x787880, alpha: 0.2))
    /// The fill of medium-sized shapes.
    public static let secondarySystemFill = UIColor(color: Color(hex: 0x787880, alpha: 0.16))
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(color: Color(hex: 0x767680, alpha: 0.12))
    /// The fill of the largest shapes.
    public static let quaternarySystemFill = UIColor(color: Color(hex: 0x747480, alpha: 0.08))
}
