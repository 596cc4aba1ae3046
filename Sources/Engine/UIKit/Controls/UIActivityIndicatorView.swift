import TouchKit

/// Says that something goes on: a ring that stands still.
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public nonisolated enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large
    }

    /// How large it is.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    /// Its colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .gray { didSet { setNeedsDisplay() } }
    /// Whether it is seen only while something goes on.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether something goes on.
    open private(set) var isAnimating = false

    /// Of a size, at rest.
    public init(style: Style = .medium) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        isHidden = true
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .medium)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        isHidden = true
    }

    private static func size(of style: Style) -> CGSize {
        style == .large || style == .whiteLarge
            ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Something goes on.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Nothing goes on.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override func draw(_ rect: CGRect) {
        let width = bounds.width / 8
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (bounds.width - width) / 2,
            startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
        ring.lineWidth = width
        color.setStroke()
        ring.stroke()
    }
}
