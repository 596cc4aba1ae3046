import TouchKit

/// A view that shows that something is in progress: a ring, which does not turn here.
open class UIActivityIndicatorView: UIView {
    /// The size of the ring.
    public nonisolated enum Style: Int, Sendable {
        /// A large ring, which is white in UIKit.
        case whiteLarge
        /// A ring of the usual size, which is white in UIKit.
        case white
        /// A gray ring of the usual size.
        case gray
        /// A ring of the usual size.
        case medium = 100
        /// A large ring.
        case large
    }

    /// The size of the ring.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    /// The color of the ring.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .gray { didSet { setNeedsDisplay() } }
    /// Indicates whether the view is hidden while nothing is in progress.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Indicates whether something is in progress.
    open private(set) var isAnimating = false

    /// Creates a view of a size, with nothing in progress.
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

    /// Shows that something is in progress.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Shows that nothing is in progress.
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
