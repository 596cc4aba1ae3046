import TouchKit
import TouchPicture

/// A description of a font: its typeface, its size, and whether it is bold.
public nonisolated final class UIFontDescriptor: Hashable, Sendable {
    /// The traits of a typeface.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32
        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanting letters; drawn upright.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of a typeface; one of one width is drawn as such, all others alike.
    public struct SystemDesign: Hashable, Sendable {
        private let name: String
        /// The usual design.
        public static let `default` = SystemDesign(name: "default")
        /// Round ends.
        public static let rounded = SystemDesign(name: "rounded")
        /// Letters of one width.
        public static let monospaced = SystemDesign(name: "monospaced")
        /// Letters with serifs.
        public static let serif = SystemDesign(name: "serif")
    }

    let font: Font

    init(_ font: Font) { self.font = font }

    /// The size of the em, in points.
    public var pointSize: CGFloat { font.size }

    /// The traits of the typeface.
    public var symbolicTraits: SymbolicTraits {
        font.weight == .semibold ? .traitBold : []
    }

    /// Returns the typeface with other traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        font.weight = symbolicTraits.contains(.traitBold) ? .semibold : .regular
        if symbolicTraits.contains(.traitMonoSpace) { font.family = .mono }
        return UIFontDescriptor(font)
    }

    /// Returns the system's typeface in another design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        design == .monospaced ? withSymbolicTraits(symbolicTraits.union(.traitMonoSpace)) : self
    }

    /// Returns the typeface at another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = newPointSize
        return UIFontDescriptor(font)
    }

    /// Returns the description of the font for the purpose of a text.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.font == b.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

nonisolated extension UIFont {
    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// Creates the font of a description; a size of 0 means its own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(font: (pointSize == 0 ? descriptor : descriptor.withSize(pointSize)).font)
    }
}

/// The sizes of text by the preference of the person; text has its usual size here.
public nonisolated struct UIFontMetrics: Sendable {
    /// The sizes of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the sizes for the purpose of a text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Returns the font itself.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns the font itself, at most of a size.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize <= maximumPointSize ? font : font.withSize(maximumPointSize)
    }
    /// Returns the value itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
