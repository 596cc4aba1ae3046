import TouchPicture

nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the letters, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the letters, a `UIColor`; not drawn.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The paragraph style, an `NSParagraphStyle`; only its alignment is used.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The points between letters; not drawn.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The style of the underline, a number; not drawn.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The style of the line through the text; not drawn.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The width of the outline of letters; not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The color of the outline of letters; not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The shadow; not drawn.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The points above the baseline; not drawn.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// A shadow of letters or shapes; stored only.
public nonisolated class NSShadow {
    /// The offset of the shadow, in points.
    public var shadowOffset = CGSize.zero
    /// The softness of the shadow, in points.
    public var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, a `UIColor`.
    public var shadowColor: Anything?
    /// Creates a shadow without an offset.
    public init() {}
}

/// The style of lines below or through text; not drawn.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
    /// The style as bits.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The layout of a paragraph.
public nonisolated class NSParagraphStyle {
    /// The alignment of lines.
    public var alignment = NSTextAlignment.natural
    /// The handling of text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The points between lines; stored only.
    public var lineSpacing: CGFloat = 0
    /// The points between paragraphs; stored only.
    public var paragraphSpacing: CGFloat = 0
    /// The factor of the line height; stored only.
    public var lineHeightMultiple: CGFloat = 0
    /// The smallest line height, in points; stored only.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest line height, in points; stored only.
    public var maximumLineHeight: CGFloat = 0

    /// Creates a style with the alignment of the language.
    public init() {}
    /// A style with the alignment of the language.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style whose properties can be set.
public nonisolated final class NSMutableParagraphStyle: NSParagraphStyle {}

/// Options for measuring text; ignored.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The given point is the top left corner, as always here.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The space between lines is included.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Text that does not fit is shortened.
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

    /// Returns the text from the top of `rect`, in lines as wide as it.
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

    /// Returns the size of the text by the usual widths of letters; lines wrap at `width`.
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

    /// Returns the usual width of a letter, in ems.
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
    /// Draws the text into the current context, with its top left corner at `point`.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        let room = CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity)
        UIGraphicsGetCurrentContext()?.add(TextLook(attributes).mark(self, in: room))
    }

    /// Draws the text into the current context, in lines as wide as `rect`.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        UIGraphicsGetCurrentContext()?.add(TextLook(attributes).mark(self, in: rect))
    }

    /// Returns the size of the text on one line, by the usual widths of letters.
    public func size(withAttributes attributes: [NSAttributedString.Key: Anything]? = nil) -> CGSize
    {
        TextLook(attributes).size(self)
    }

    /// Returns the rectangle of the text in lines as wide as `size`, by the usual widths of
    /// letters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Anything]? = nil, context: AnyObject?
    ) -> CGRect {
        CGRect(origin: .zero, size: TextLook(attributes).size(self, within: size.width))
    }
}

nonisolated extension NSString {
    /// Draws the text into the current context, with its top left corner at `point`.
    public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        description.draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into the current context, in lines as wide as `rect`.
    public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Anything]?
    ) {
        description.draw(in: rect, withAttributes: attributes)
    }

    /// Returns the size of the text on one line, by the usual widths of letters.
    public func size(withAttributes attributes: [NSAttributedString.Key: Anything]? = nil) -> CGSize
    {
        description.size(withAttributes: attributes)
    }

    /// Returns the rectangle of the text in lines as wide as `size`, by the usual widths of
    /// letters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Anything]? = nil, context: AnyObject?
    ) -> CGRect {
        description.boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}

nonisolated extension NSAttributedString {
    /// The attributes of the first letter; all of the text is drawn with them.
    var look: TextLook {
        TextLook(length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }

    /// Returns the size of the text on one line, by the usual widths of letters.
    public func size() -> CGSize { look.size(string) }

    /// Draws the text into the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint) {
        let room = CGRect(x: point.x, y: point.y, width: .infinity, height: .infinity)
        UIGraphicsGetCurrentContext()?.add(look.mark(string, in: room))
    }

    /// Draws the text into the current context, in lines as wide as `rect`.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.add(look.mark(string, in: rect))
    }

    /// Returns the rectangle of the text in lines as wide as `size`, by the usual widths of
    /// letters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: AnyObject?
    ) -> CGRect {
        CGRect(origin: .zero, size: look.size(string, within: size.width))
    }
}
