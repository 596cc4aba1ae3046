import TouchPicture

/// The system's typeface in a size and weight.
public nonisolated final class UIFont: Hashable, Sendable {
    /// How heavy the strokes are, from -1 to 1.
    public struct Weight: Hashable, Sendable, RawRepresentable {
        /// 0 is regular.
        public let rawValue: CGFloat

        /// By number; from 0.23 on it is drawn semibold.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// By number; from 0.23 on it is drawn semibold.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest; drawn regular.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very light; drawn regular.
        public static let thin = Weight(rawValue: -0.6)
        /// Light; drawn regular.
        public static let light = Weight(rawValue: -0.4)
        /// The usual one.
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

    /// What a text is for; each has a size.
    public enum TextStyle: Sendable {
        /// Titles, from the largest.
        case largeTitle, title1, title2, title3
        /// What is read.
        case headline, subheadline, body, callout, footnote, caption1, caption2
    }

    /// How it is drawn in pictures.
    let font: Font

    /// Size of the em, in points.
    public var pointSize: CGFloat { font.size }
    /// Distance between baselines, in points.
    public var lineHeight: CGFloat { (font.size * 1.21).rounded(.up) }
    /// From the baseline up to the highest letters, in points.
    public var ascender: CGFloat { font.size * 0.95 }
    /// From the baseline down to the lowest letters, in points, negative.
    public var descender: CGFloat { font.size * -0.24 }
    /// Height of capitals, in points.
    public var capHeight: CGFloat { font.size * 0.7 }
    /// Height of small letters, in points.
    public var xHeight: CGFloat { font.size * 0.52 }
    /// Beyond ascender and descender, in points.
    public var leading: CGFloat { 0 }
    /// Its name; the system's typeface has none that means anything.
    public var fontName: String {
        if case .named(let name) = font.family { name } else { ".SFUI-Regular" }
    }
    /// Its name without weight.
    public var familyName: String { fontName }

    init(font: Font) {
        self.font = font
    }

    /// A typeface by name, which pictures show if it is installed; `size` is the em in points.
    public convenience init?(name fontName: String, size: CGFloat) {
        let isHeavy = fontName.hasSuffix("Bold")
        let family = fontName.prefix { $0 != "-" }
        self.init(
            font: Font(
                size: size, weight: isHeavy ? .semibold : .regular, family: .named(String(family))))
    }

    /// The typeface for reading; `size` is the em in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(font: Font(size: size, weight: weight.drawn))
    }

    /// The same, bold; `size` is the em in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Drawn upright; `size` is the em in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size)
    }

    /// The typeface with letters of one width; `size` is the em in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: Font(size: size, weight: weight.drawn, family: .mono))
    }

    /// The typeface for reading; `size` is the em in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// The typeface for what a text is for, at the usual size.
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

    /// Of letters in text of the system.
    public static var systemFontSize: CGFloat { 14 }
    /// Of letters on buttons.
    public static var buttonFontSize: CGFloat { 18 }
    /// Of letters on labels.
    public static var labelFontSize: CGFloat { 17 }
    /// Of small letters.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The same typeface in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        font.size = fontSize
        return UIFont(font: font)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// Where lines of text stand.
public nonisolated enum NSTextAlignment: Int, Sendable {
    /// Lines begin at the left.
    case left
    /// Lines stand in the middle.
    case center
    /// Lines end at the right.
    case right
    /// As UIKit has them: both edges straight, and as the language wants it. Drawn as left.
    case justified, natural
}

/// What becomes of text that is too wide.
public nonisolated enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, at a word or at a letter.
    case byWordWrapping, byCharWrapping
    /// It is cut, or shortened; drawn shortened at the end.
    case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
