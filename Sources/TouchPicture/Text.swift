import Foundation

/// How a run of text looks. Families are roles; the canvas chooses the real font.
public struct Font: Hashable, Sendable {
    public enum Family: Hashable, Sendable { case sans, mono }
    public enum Weight: Hashable, Sendable { case regular, semibold }

    /// Size of the em, in points.
    public var size: CGFloat
    public var weight: Weight
    public var family: Family

    public init(size: CGFloat, weight: Weight = .regular, family: Family = .sans) {
        self.size = size
        self.weight = weight
        self.family = family
    }
}

/// A paragraph of text at a place.
public struct Text: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// What happens to text wider than `width`.
    public enum Overflow: Hashable, Sendable { case wrap, shortenMiddle }

    public var string: String
    public var font: Font
    public var color: Color
    /// The top of the text box at its leading edge, centre or trailing edge, as `alignment` says.
    public var origin: CGPoint
    public var alignment: Alignment
    /// The width at which lines wrap or are shortened; nil for one line as wide as it needs.
    public var width: CGFloat?
    public var overflow: Overflow
    /// A BCP 47 language such as "en" or "zh": it chooses between the forms of Chinese and Japanese glyphs.
    public var language: String

    public init(
        _ string: String, font: Font, color: Color, at origin: CGPoint,
        alignment: Alignment = .leading, width: CGFloat? = nil, overflow: Overflow = .shortenMiddle,
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
public protocol TextMeasuring: Sendable {
    /// The size of the text box, in points.
    func size(of text: Text) -> CGSize
}
