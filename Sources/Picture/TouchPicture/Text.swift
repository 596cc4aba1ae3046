/// The look of a run of text. Families are roles; the canvas chooses the actual font.
public struct Font: Hashable, Sendable {
    /// The purpose of the letters: for reading, or for code and numbers in columns.
    public enum Family: Hashable, Sendable {
        /// A family for reading.
        case sans
        /// A family for code, and for numbers in columns.
        case mono
        /// A family for reading, in the font of this name if it is installed.
        case named(String)
    }

    /// The weight of the strokes.
    public enum Weight: Hashable, Sendable {
        /// The default weight.
        case regular
        /// A heavier weight.
        case semibold
    }

    /// The size of the em, in points.
    public var size: CGFloat
    /// The weight of the strokes.
    public var weight: Weight
    /// The purpose of the letters.
    public var family: Family

    /// Creates a font; the size is the em in points.
    public init(size: CGFloat, weight: Weight = .regular, family: Family = .sans) {
        self.size = size
        self.weight = weight
        self.family = family
    }
}

/// A paragraph of text at a position.
public struct Text: Hashable, Sendable {
    /// The horizontal position of lines relative to the origin.
    public enum Alignment: Hashable, Sendable {
        /// Lines start at the origin.
        case leading
        /// Lines are centered at the origin.
        case center
        /// Lines end at the origin.
        case trailing
    }

    /// The treatment of text wider than `width`.
    public enum Overflow: Hashable, Sendable {
        /// The text continues on the next line.
        case wrap
        /// An ellipsis replaces the end of the text.
        case shortenEnd
    }

    /// The characters; lines end at line breaks.
    public var string: String
    /// The font of the letters.
    public var font: Font
    /// The color of the letters.
    public var color: Color
    /// The top of the text box at its leading edge, center, or trailing edge, depending on
    /// `alignment`.
    public var origin: CGPoint
    /// The horizontal position of lines relative to the origin.
    public var alignment: Alignment
    /// The width at which lines wrap or are shortened; nil for one line of its natural width.
    public var width: CGFloat?
    /// The treatment of text wider than `width`.
    public var overflow: Overflow
    /// A BCP 47 language such as "en" or "zh": it selects between Chinese and Japanese forms of
    /// glyphs.
    public var language: String

    /// Creates a paragraph; see the properties for units.
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

/// A source of text sizes; the canvas implements it, so that layout needs no drawing library.
public protocol TextMeasuring: AnyObject, Sendable {
    /// Returns the size of the text box, in points.
    func size(of text: Text) -> CGSize
}
