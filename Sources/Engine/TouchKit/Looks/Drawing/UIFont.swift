import TouchPicture

/// The system's typeface at a size and weight.
public nonisolated final class UIFont: Hashable, Sendable {
    /// The weight of the strokes, from -1 to 1.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        /// The weight as a number; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight from a number; from 0.23 on it is drawn semibold.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a number; from 0.23 on it is drawn semibold.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest; drawn regular.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very light; drawn regular.
        public static let thin = Weight(rawValue: -0.6)
        /// Light; drawn regular.
        public static let light = Weight(rawValue: -0.4)
        /// The usual weight.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier.
        public static let medium = Weight(rawValue: 0.23)
        /// Heavier.
        public static let semibold = Weight(rawValue: 0.3)
        /// Heavy.
        public static let bold = Weight(rawValue: 0.4)
        /// Very heavy; drawn semibold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest; drawn semibold.
        public static let black = Weight(rawValue: 0.62)

        fileprivate var drawn: Font.Weight {
            rawValue >= Weight.medium.rawValue ? .semibold : .regular
        }
    }

    /// The purpose of a text; each has a size.
    public enum TextStyle: Sendable {
        /// Titles, beginning with the largest.
        case largeTitle, title1, title2, title3
        /// Headlines, body text, and smaller texts.
        case headline, subheadline, body, callout, footnote, caption1, caption2
    }

    /// The font for drawing in pictures.
    package let font: Font

    /// The size of the em, in points.
    public var pointSize: CGFloat { font.size }
    /// The distance between baselines, in points.
    public var lineHeight: CGFloat { (font.size * 1.21).rounded(.up) }
    /// The distance from the baseline up to the highest letters, in points.
    public var ascender: CGFloat { font.size * 0.95 }
    /// The distance from the baseline down to the lowest letters, in points; negative.
    public var descender: CGFloat { font.size * -0.24 }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { font.size * 0.7 }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { font.size * 0.52 }
    /// The extra distance between lines beyond ascender and descender, in points.
    public var leading: CGFloat { 0 }
    /// The name of the font; that of the system's typeface has no meaning.
    public var fontName: String {
        if case .named(let name) = font.family { name } else { ".SFUI-Regular" }
    }
    /// The name without the weight; here the same.
    public var familyName: String { fontName }

    package init(font: Font) {
        self.font = font
    }

    /// Creates a font by name, which pictures show if it is installed; `size` is the em in points.
    public convenience init?(name fontName: String, size: CGFloat) {
        let isHeavy = fontName.hasSuffix("Bold")
        let family = fontName.prefix { $0 != "-" }
        self.init(
            font: Font(
                size: size, weight: isHeavy ? .semibold : .regular, family: .named(String(family))))
    }

    /// Returns the system's typeface; `size` is the em in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(font: Font(size: size, weight: weight.drawn))
    }

    /// Returns the system's typeface in bold; `size` is the em in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the system's typeface, which is drawn upright; `size` is the em in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size)
    }

    /// Returns the typeface with letters of one width; `size` is the em in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: Font(size: size, weight: weight.drawn, family: .mono))
    }

    /// Returns the system's typeface; `size` is the em in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// Returns the font for the purpose of a text, at the usual size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: systemFont(ofSize: 34)
        case .title1: systemFont(ofSize: 28)
        case .title2: systemFont(ofSize: 22)
        case .title3: systemFont(ofSize: 20)
        case .headline: systemFont(ofSize: 17, weight: .semibold)
        case .body: systemFont(ofSize: 17)
        case .callout: systemFont(ofSize: 16)
        case .subheadline: systemFont(ofSize: 15)
        case .footnote: systemFont(ofSize: 13)
        case .caption1: systemFont(ofSize: 12)
        case .caption2: systemFont(ofSize: 11)
        }
    }

    /// The size of system text.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of the titles of buttons.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of labels.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of small text.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// Returns the same typeface at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        font.size = fontSize
        return UIFont(font: font)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// The alignment of lines of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
    /// Lines begin at the left.
    case left
    /// Lines are centered.
    case center
    /// Lines end at the right.
    case right
    /// Both edges are straight; the alignment of the language. Drawn as left.
    case justified, natural
}

/// The handling of text that is too wide.
public nonisolated enum NSLineBreakMode: Int, Sendable {
    /// It continues on the next line, broken at a word or at a letter.
    case byWordWrapping, byCharWrapping
    /// It is clipped or shortened; drawn shortened at the end.
    case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
