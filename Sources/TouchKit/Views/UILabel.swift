import TouchPicture

/// One line of text, shortened in the middle where it does not fit. Touches pass through it, as in UIKit.
open class UILabel: UIView {
    /// What it says; nil or empty for nothing.
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            setNeedsDisplay()
            guard let tracer = root?.tracer else { return }
            tracer.write(.none, .text(view: tracer.id(self), tracer.name(text ?? "")))
        }
    }

    /// Typeface and size, in points.
    open var font = UIFont.systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
    /// The colour of the text.
    open var textColor: UIColor = .black { didSet { setNeedsDisplay() } }
    /// Where the line stands within `bounds`.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// As without archive: there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override func draw(_ rect: CGRect) {
        guard let text, !text.isEmpty else { return }
        let alignment: Text.Alignment
        let x: CGFloat
        switch textAlignment {
        case .center: (alignment, x) = (.center, bounds.midX)
        case .right: (alignment, x) = (.trailing, bounds.maxX)
        case .left, .justified, .natural: (alignment, x) = (.leading, bounds.minX)
        }
        let origin = CGPoint(x: x, y: bounds.midY - font.lineHeight / 2)
        UIGraphicsGetCurrentContext()?.add(
            .text(
                Text(
                    text, font: font.font, color: textColor.color, at: origin,
                    alignment: alignment, width: bounds.width)))
    }
}
