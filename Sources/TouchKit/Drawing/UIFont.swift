import TouchPicture

/// The system's typeface in a size and weight.
public nonisolated final class UIFont: Hashable, Sendable {
    /// How heavy the strokes are, from -1 to 1.
    public struct Weight: Hashable, Sendable {
        /// 0 is regular.
        public let rawValue: CGFloat

        /// By number; from 0.23 on it is drawn semibold.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual one.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier.
        public static let medium = Weight(rawValue: 0.23)
        /// Heavier.
        public static let semibold = Weight(rawValue: 0.3)
        /// Heavy.
        public static let bold = Weight(rawValue: 0.4)
    }

    /// How it is drawn in pictures.
    public let font: Font

    /// Size of the em, in points.
    public var pointSize: CGFloat { font.size }

    /// Distance between baselines, in points.
    public var lineHeight: CGFloat { (font.size * 1.21).rounded(.up) }

    init(font: Font) {
        self.font = font
    }

    /// The typeface for reading; `size` is the em in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        let isHeavy = weight.rawValue >= Weight.medium.rawValue
        return UIFont(font: Font(size: size, weight: isHeavy ? .semibold : .regular))
    }

    /// The same, bold; `size` is the em in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// The typeface with letters of one width; `size` is the em in points.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let isHeavy = weight.rawValue >= Weight.medium.rawValue
        return UIFont(
            font: Font(size: size, weight: isHeavy ? .semibold : .regular, family: .mono))
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
