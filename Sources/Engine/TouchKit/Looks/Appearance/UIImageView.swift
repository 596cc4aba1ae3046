/// A view that shows an image. Touches pass through it, as in UIKit.
open class UIImageView: UIView {
    /// The image; nil for none.
    open var image: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The image while highlighted.
    open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Indicates whether it shows `highlightedImage`, if there is one.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// The images to show in turn; only the first is shown.
    open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
    /// The duration of one cycle through the images; stored only.
    open var animationDuration: Double = 0
    /// The number of cycles; stored only.
    open var animationRepeatCount = 0
    /// Indicates whether the images are animated; stored only: images do not change by themselves.
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as its image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view as large as its image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Creates an image view as without an archive: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Sets `isAnimating`; images do not change by themselves.
    open func startAnimating() { isAnimating = true }
    /// Clears `isAnimating`; images do not change by themselves.
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Returns the size of the image, or the current size without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open override func draw(_ rect: CGRect) {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let shown = shown ?? animationImages?.first else { return }
        let tint = shown.renderingMode == .alwaysTemplate ? tintColor.color : nil
        let frame = contentMode.frame(of: shown.size, in: bounds)
        if let mark = shown.mark(in: frame, tint: tint) { UIGraphicsGetCurrentContext()?.add(mark) }
    }
}
