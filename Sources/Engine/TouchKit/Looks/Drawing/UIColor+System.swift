import TouchPicture

/// Colours that follow the style of the system elsewhere; here they are those of the light one.
nonisolated extension UIColor {
    /// A fresh green of controls.
    public static let systemMint = UIColor(color: Color(hex: 0x00c7be))
    /// The cyan of controls.
    public static let systemCyan = UIColor(color: Color(hex: 0x32ade6))
    /// Lighter greys, one after the other.
    public static let systemGray2 = UIColor(color: Color(hex: 0xaeaeb2))
    /// The next.
    public static let systemGray3 = UIColor(color: Color(hex: 0xc7c7cc))
    /// The next.
    public static let systemGray4 = UIColor(color: Color(hex: 0xd1d1d6))
    /// The next.
    public static let systemGray5 = UIColor(color: Color(hex: 0xe5e5ea))
    /// The lightest.
    public static let systemGray6 = UIColor(color: Color(hex: 0xf2f2f7))
    /// What controls are tinted in by themselves.
    public static let tintColor = UIColor.systemBlue
    /// Of links.
    public static let link = UIColor.systemBlue
    /// Of text.
    public static let label = UIColor.black
    /// Of text that matters less.
    public static let secondaryLabel = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.6))
    /// Of text that matters even less.
    public static let tertiaryLabel = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.3))
    /// Of text that hardly matters.
    public static let quaternaryLabel = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.18))
    /// Of text that stands where some is missing.
    public static let placeholderText = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.3))
    /// Of text on dark ground.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Of text on light ground.
    public static let darkText = UIColor.black
    /// Of the ground.
    public static let systemBackground = UIColor.white
    /// Behind groups of rows.
    public static let groupTableViewBackground = UIColor(color: Color(hex: 0xf2f2f7))
    /// Of the ground of what lies on the ground.
    public static let secondarySystemBackground = UIColor(color: Color(hex: 0xf2f2f7))
    /// Of the ground of what lies on that.
    public static let tertiarySystemBackground = UIColor.white
    /// Of the ground where it is in groups.
    public static let systemGroupedBackground = UIColor(color: Color(hex: 0xf2f2f7))
    /// Of groups.
    public static let secondarySystemGroupedBackground = UIColor.white
    /// Of lines between.
    public static let separator = UIColor(color: Color(hex: 0x3c3c43, alpha: 0.29))
    /// Of lines between, without anything showing through.
    public static let opaqueSeparator = UIColor(color: Color(hex: 0xc6c6c8))
    /// Of thin shapes.
    public static let systemFill = UIColor(color: Color(hex: 0x787880, alpha: 0.2))
    /// Of larger shapes.
    public static let secondarySystemFill = UIColor(color: Color(hex: 0x787880, alpha: 0.16))
    /// Of even larger ones.
    public static let tertiarySystemFill = UIColor(color: Color(hex: 0x767680, alpha: 0.12))
    /// Of the largest.
    public static let quaternarySystemFill = UIColor(color: Color(hex: 0x747480, alpha: 0.08))
}
