import TouchPicture

/// The system's typeface in a size and weight.
public nonisolated final class UIFont: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
    }

    public let font: Font

    /// Size of the em, in points.
    public var pointSize: CGFloat { font.size }

    /// Distance between baselines, in points.
    public var lineHeight: CGFloat { (font.size * 1.21).rounded(.up) }

    init(font: Font) {
        self.font = font
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        let isHeavy = weight.rawValue >= Weight.medium.rawValue
        return UIFont(font: Font(size: size, weight: isHeavy ? .semibold : .regular))
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let isHeavy = weight.rawValue >= Weight.medium.rawValue
        return UIFont(
            font: Font(size: size, weight: isHeavy ? .semibold : .regular, family: .mono))
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

public nonisolated enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
