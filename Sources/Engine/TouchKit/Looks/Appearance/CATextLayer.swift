import TouchPicture

/// The alignment of a text layer's lines.
public nonisolated struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// The name of the alignment.
    public let rawValue: String
    /// Creates an alignment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The alignment of the language; drawn at the left.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligned at the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligned at the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centerd.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Aligned at both edges; drawn at the left.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .center: .center
        case .right: .right
        default: .left
        }
    }
}

/// The shortening of text that is too wide for a text layer.
public nonisolated struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text is not shortened.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Text is shortened at its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer of text, which starts at the top of its bounds.
open class CATextLayer: CALayer {
    /// The text, a `String` or `NSAttributedString`.
    open var string: Anything? { didSet { changed() } }
    /// The font, a `UIFont` or the name of one.
    open var font: AnyObject? { didSet { changed() } }
    /// The size of the font, in points.
    open var fontSize: CGFloat = 36 { didSet { changed() } }
    /// The color of the letters.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
    /// The alignment of the lines.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    /// Indicates whether lines that are too wide wrap to the next one.
    open var isWrapped = false { didSet { changed() } }
    /// The shortening of lines that are too wide; stored only: they are always shortened at their
    /// end.
    open var truncationMode = CATextLayerTruncationMode.none

    package override func content() -> [Mark] {
        if let text = string as? NSAttributedString {
            return [text.look.mark(text.string, in: bounds, wraps: isWrapped)]
        }
        guard let text = string as? String, !text.isEmpty else { return [] }
        let look = TextLook(
            font: (font as? UIFont ?? .systemFont(ofSize: fontSize)).withSize(fontSize),
            color: foregroundColor.map(UIColor.init(cgColor:)) ?? .clear,
            alignment: alignmentMode.alignment)
        return [look.mark(text, in: bounds, wraps: isWrapped)]
    }
}
