/// Shows an image. Touches pass through it, as in UIKit.
open class UIImageView: UIView {
    /// What it shows; nil for nothing.
    open var image: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// What it shows while highlighted.
    open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Whether it shows `highlightedImage`, if there is one.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// Images to be shown in turn; the first is shown.
    open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
    /// Only kept.
    open var animationDuration: Double = 0
    /// Only kept.
    open var animationRepeatCount = 0
    /// Only kept: images do not change by themselves.
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// As large as its image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// As large as its image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// As without archive: there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Images do not change by themselves.
    open func startAnimating() { isAnimating = true }
    /// Images do not change by themselves.
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// That of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open override func draw(_ rect: CGRect) {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let shown = shown ?? animationImages?.first else { return }
        let tint = shown.renderingMode == .alwaysTemplate ? tintColor.color : nil
        let frame = contentMode.frame(of: shown.size, in: bounds)
        if let mark = shown.mark(in: frame, tint: tint) { UIGraphicsGetCurrentContext()?.add(mark) }
    }
}
