import TouchPicture

nonisolated extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor` of letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` behind letters; not drawn.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`; its alignment counts.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Points between letters; not drawn.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number of lines below; not drawn.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// Lines through; not drawn.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Width of the outline of letters; not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// Colour of the outline of letters; not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A shadow; not drawn.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// Points above the line; not drawn.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// A shadow of letters or shapes; only kept.
public nonisolated class NSShadow {
    /// How far it falls, in points.
    public var shadowOffset = CGSize.zero
    /// How soft it is, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    public var shadowColor: Anything?
    /// None yet.
    public init() {}
}

/// How lines below or through text look; not drawn.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
    /// Its members as bits.
    public let rawValue: Int
    /// By its members as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How lines of text stand.
public nonisolated class NSParagraphStyle {
    /// Where lines begin and end.
    public var alignment = NSTextAlignment.natural
    /// What becomes of text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points between lines; kept only.
    public var lineSpacing: CGFloat = 0
    /// Points between paragraphs; kept only.
    public var paragraphSpacing: CGFloat = 0
    /// Share of the height of lines; kept only.
    public var lineHeightMultiple: CGFloat = 0
    /// In points; kept only.
    public var minimumLineHeight: CGFloat = 0
    /// In points; kept only.
    public var maximumLineHeight: CGFloat = 0

    /// As the language wants it.
    public init() {}
    /// As the language wants it.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// One to be set.
public nonisolated final class NSMutableParagraphStyle: NSParagraphStyle {}

/// How text is measured; kept only.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
    /// Its members as bits.
    public let rawValue: Int
    /// By its members as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The point given is the upper left corner, as always here.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Space between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// What does not fit is shortened.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The attributes of a text that are drawn.
nonisolated struct TextLook {
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var alignment = NSTextAlignment.natural

    init(_ attributes: [NSAttributedString.Key: Anything]?) {
        guard let attributes else { return }
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
        }
    }

    init(font: UIFont, color: UIColor, alignment: NSTextAlignment) {
        (self.font, self.color, self.alignment) = (font, color, alignment)
    }

    /// The text from the top of `rect`, in lines as wide as it.
    func mark(_ string: String, in rect: CGRect, wraps: Bool = true) -> Mark {
        let place: (Text.Alignment, CGFloat) =
            switch rect.width.isFinite ? alignment : .left {
            case .center: (.center, rect.midX)
            case .right: (.trailing, rect.maxX)
            case .left, .justified, .natural: (.leading, rect.minX)
            }
        return .text(
            Text(
                string, font: font.font, color: color.color,
                at: CGPoint(x: place.1, y: rect.minY), alignment: place.0,
                width: rect.width.isFinite ? rect.width : nil,
                overflow: wraps ? .wrap : .shortenEnd))
    }

    /// How large the text will be, by the usual widths of letters; `width` is where lines wrap.
    func size(_ string: String, within width: CGFloat = .infinity) -> CGSize {
        let ems = string.split(separator: "\n", omittingEmptySubsequences: false)
        var lines = 0
        var widest: CGFloat = 0
        let weight: CGFloat = font.font.weight == .semibold ? 1.05 : 1
        for line in ems {
            var used: CGFloat = 0
            lines += 1
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                let length = word.reduce(0) { $0 + letter($1) } * font.pointSize * weight
                let gap = used > 0 ? letter(" ") * font.pointSize : 0
                if used > 0, used + gap + length > width {
                    lines += 1
                    used = length
                } else {
                    used += gap + length
                }
                widest = max(widest, min(used, width))
            }
        }
        return CGSize(
            width: widest.rounded(.up), height: CGFloat(lines) * font.lineHeight)
    }

    /// The usual width of a letter, in ems.
    private func letter(_ character: Character) -> CGFloat {
        if font.font.family == .mono { return 0.6 }
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar {
        case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", "I": return 0.26
        case "f", "r", "t", "(", ")", "[", "]", "-", "/", " ": return 0.34
        case "m", "w", "M", "W", "@", "%": return 0.86
        case "A"..."Z": return 0.66
        case "0"..."9", "a"..."z": return 0.55
        default: return scalar.value >= 0x1100 ? 1 : 0.55
        }
    }
}

nonisolated extension String {
    /// Paints the text into the current context, its upper left corner at `point`.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        let room = CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity)
        UIGraphicsGetCurrentContext()?.add(TextLook(attributes).mark(self, in: room))
    }

    /// Paints the text into the current context, in lines as wide as `rect`.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        UIGraphicsGetCurrentContext()?.add(TextLook(attributes).mark(self, in: rect))
    }

    /// How large the text is on one line, by the usual widths of letters.
    public func size(withAttributes attributes: [NSAttributedString.Key: Anything]? = nil) -> CGSize
    {
        TextLook(attributes).size(self)
    }

    /// How large the text is in lines as wide as `size`, by the usual widths of letters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Anything]? = nil, context: AnyObject?
    ) -> CGRect {
        CGRect(origin: .zero, size: TextLook(attributes).size(self, within: size.width))
    }
}

nonisolated extension NSString {
    /// As `String` does.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        description.draw(at: point, withAttributes: attributes)
    }

    /// As `String` does.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        description.draw(in: rect, withAttributes: attributes)
    }

    /// As `String` does.
    public func size(withAttributes attributes: [NSAttributedString.Key: Anything]? = nil) -> CGSize
    {
        description.size(withAttributes: attributes)
    }

    /// As `String` does.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Anything]? = nil, context: AnyObject?
    ) -> CGRect {
        description.boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}

nonisolated extension NSAttributedString {
    /// What the first letter looks like; all of the text is drawn so.
    var look: TextLook {
        TextLook(length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }

    /// How large the text is on one line, by the usual widths of letters.
    public func size() -> CGSize { look.size(string) }

    /// Paints the text into the current context, its upper left corner at `point`.
    public func draw(at point: CGPoint) {
        let room = CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity)
        UIGraphicsGetCurrentContext()?.add(look.mark(string, in: room))
    }

    /// Paints the text into the current context, in lines as wide as `rect`.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.add(look.mark(string, in: rect))
    }

    /// How large the text is in lines as wide as `size`, by the usual widths of letters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: AnyObject?
    ) -> CGRect {
        CGRect(origin: .zero, size: look.size(string, within: size.width))
    }
}
