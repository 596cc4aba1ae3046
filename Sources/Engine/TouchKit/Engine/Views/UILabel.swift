import TouchPicture

/// A view of text, shortened if it does not fit. Touches pass through it, as in UIKit.
open class UILabel: UIView {
    /// The text; nil or empty for none.
    open var text: String? {
        didSet {
            attributes = nil
            guard text != oldValue else { return }
            textChanged()
        }
    }

    private var attributes: NSAttributedString?

    /// The text in the style of its first letter; nil without text.
    open var attributedText: NSAttributedString? {
        get { attributes ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributes = newValue
            setNeedsDisplay()
        }
    }

    /// The typeface and size, in points.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { looksOfTextChanged() } }
    /// The color of the text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .black { didSet { setNeedsDisplay() } }
    /// The color of the text while highlighted; nil for the same.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Indicates whether the text is shown in `highlightedTextColor`.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// Indicates whether the label is enabled; the text is fainter if not.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// The alignment of lines within `bounds`.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    /// The largest number of lines; 0 for as many as are needed.
    open var numberOfLines = 1 { didSet { looksOfTextChanged() } }
    /// The shortening of text that is too wide. It is stored only: text is always shortened at its
    /// end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Indicates whether text that is too wide is drawn smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The smallest scale of such text, from 0 to 1; 0 for as small as is needed.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Indicates whether letters may move closer together before text is shortened; stored only.
    open var allowsDefaultTighteningForTruncation = false
    /// Indicates whether the font follows the user's text size; stored only, as sizes never change.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines wrap for `intrinsicContentSize`; 0 for the current width.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { looksOfTextChanged() } }
    /// The color of a hard shadow of the letters; nil for none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The offset of that shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label as without an archive: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    private func textChanged() {
        looksOfTextChanged()
        guard let tracer = root?.tracer else { return }
        tracer.write(.none, .text(view: tracer.id(self), tracer.name(text ?? "")))
    }

    private func looksOfTextChanged() {
        setNeedsDisplay()
        if looks != nil { invalidateIntrinsicContentSize() }
    }

    private var look: TextLook {
        var look = TextLook(
            font: font ?? .systemFont(ofSize: 17),
            color: (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .black,
            alignment: textAlignment)
        if let attributes, attributes.length > 0 {
            let own = attributes.attributes(at: 0, effectiveRange: nil)
            if let font = own[.font] as? UIFont { look.font = font }
            if let color = own[.foregroundColor] as? UIColor { look.color = color }
            if let style = own[.paragraphStyle] as? NSParagraphStyle {
                look.alignment = style.alignment
            }
        }
        if !isEnabled { look.color = look.color.withAlphaComponent(0.4) }
        return look
    }

    /// Returns the size of the text by the usual widths of letters, in lines as wide as `width` if
    /// there may be several.
    private func textSize(within width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let look = look
        var size = look.size(text, within: numberOfLines == 1 ? .infinity : width)
        if numberOfLines > 0 {
            size.height = min(size.height, CGFloat(numberOfLines) * look.font.lineHeight)
        }
        return size
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        return textSize(within: width > 0 ? width : .infinity)
    }

    /// Returns the size of the text by the usual widths of letters, in lines as wide as `size` if
    /// there may be several.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(within: size.width > 0 ? size.width : .infinity)
    }

    #if canImport(Foundation)
        /// Returns the rectangle of the text in a label of these bounds, in lines up to a number; 0
        /// means as many as are needed.
        open func textRect(
            forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
            guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
            let (look, width) = (look, numberOfLines == 1 ? CGFloat.infinity : bounds.width)
            var size = look.size(text, within: width)
            let limit =
                numberOfLines > 0 ? CGFloat(numberOfLines) * look.font.lineHeight : .infinity
            size = CGSize(
                width: min(size.width, bounds.width),
                height: min(size.height, limit, bounds.height))
            return CGRect(
                x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
    #endif

    /// Wraps the lines of text again after the width has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if numberOfLines != 1, looks?.isConstrained == true, bounds.width != wrapWidth {
            wrapWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }

    private var wrapWidth: CGFloat = 0

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text; override it to keep some room free.
    open func drawText(in rect: CGRect) {
        guard let text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        var look = look
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            let share = rect.width / max(look.size(text).width, 1)
            if share < 1 {
                let scale = max(share, minimumScaleFactor)
                look.font = look.font.withSize(look.font.pointSize * scale)
            }
        }
        let height =
            numberOfLines == 1
            ? look.font.lineHeight
            : min(rect.height, look.size(text, within: rect.width).height)
        let place = CGRect(
            x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        if let shadowColor {
            var shadow = look
            shadow.color = shadowColor
            context.add(
                shadow.mark(
                    text, in: place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
                    wraps: numberOfLines != 1))
        }
        context.add(look.mark(text, in: place, wraps: numberOfLines != 1))
    }
}
