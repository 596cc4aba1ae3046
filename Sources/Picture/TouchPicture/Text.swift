/// How a run of text looks. Families are roles; the canvas chooses the real font.
public struct Font: Hashable, Sendable {
    /// What the letters are for: reading, or code and numbers in columns.
    public enum Family: Hashable, Sendable {
        /// For reading.
        case sans
        /// For code, and numbers in columns.
        case mono
        /// For reading, in a font of this name where it is installed.
        case named(String)
    }

    /// How heavy the strokes are.
    public enum Weight: Hashable, Sendable {
        /// The usual one.
        case regular
        /// Heavier.
        case semibold
    }

    /// Size of the em, in points.
    public var size: CGFloat
    /// How heavy the strokes are.
    public var weight: Weight
    /// What the letters are for.
    public var family: Family

    /// A font; the size is the em in points.
    public init(size: CGFloat, weight: Weight = .regular, family: Family = .sans) {
        self.size = size
        self.weight = weight
        self.family = family
    }
}

/// A paragraph of text at a place.
public struct Text: Hashable, Sendable {
    /// Where lines stand beside the origin.
    public enum Alignment: Hashable, Sendable {
        /// They begin there.
        case leading
        /// They have their middle there.
        case center
        /// They end there.
        case trailing
    }

    /// What happens to text wider than `width`.
    public enum Overflow: Hashable, Sendable {
        /// It goes on in the next line.
        case wrap
        /// It loses its end, for which an ellipsis stands.
        case shortenEnd
    }

    /// What is written; lines end at line breaks.
    public var string: String
    /// How it looks.
    public var font: Font
    /// The letters' colour.
    public var color: Color
    /// The top of the text box at its leading edge, centre or trailing edge, as `alignment` says.
    public var origin: CGPoint
    /// Where lines stand beside the origin.
    public var alignment: Alignment
    /// The width at which lines wrap or are shortened; nil for one line as wide as it needs.
    public var width: CGFloat?
    /// What happens to text wider than `width`.
    public var overflow: Overflow
    /// A BCP 47 language such as "en" or "zh": it chooses between the forms of Chinese and Japanese glyphs.
    public var language: String

    /// A paragraph; see the properties for units.
    public init(
        _ string: String, font: Font, color: Color, at origin: CGPoint,
        alignment: Alignment = .leading, width: CGFloat? = nil, overflow: Overflow = .shortenEnd,
        language: String = "en"
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.origin = origin
        self.alignment = alignment
        self.width = width
        self.overflow = overflow
        self.language = language
    }
}

/// Knows how large text will be; the canvas implements it, so that layout needs no drawing library.
public protocol TextMeasuring: AnyObject, Sendable {
    /// The size of the text box, in points.
    func size(of text: Text) -> CGSize
}
