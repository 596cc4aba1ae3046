import TouchPicture

/// Where a text layer's lines stand.
public nonisolated struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the language wants it; drawn at the left.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges; drawn at the left.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .center: .center
        case .right: .right
        default: .left
        }
    }
}

/// How a text layer shortens what is too wide.
public nonisolated struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not at all.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A text from the top of its bounds.
open class CATextLayer: CALayer {
    /// A `String` or `NSAttributedString`.
    open var string: Anything? { didSet { changed() } }
    /// A `UIFont`, or the name of one.
    open var font: AnyObject? { didSet { changed() } }
    /// Size of the em, in points.
    open var fontSize: CGFloat = 36 { didSet { changed() } }
    /// The colour of the letters.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
    /// Where lines stand.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    /// Whether lines that are too wide go on in the next one.
    open var isWrapped = false { didSet { changed() } }
    /// How lines are shortened that are too wide; always at their end.
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
