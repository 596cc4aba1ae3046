import TouchKit

/// A view that shows the share of a task that is done.
open class UIProgressView: UIView {
    /// The style of the bar; never used for drawing.
    public nonisolated enum Style: Int, Sendable {
        /// A bar in the content.
        case `default`
        /// A thinner bar, for the edge of a toolbar.
        case bar
    }

    /// The share that is done, 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            setNeedsDisplay()
        }
    }
    /// The style of the bar; stored only.
    open var progressViewStyle = Style.default
    /// The color of the part that is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the part that is left; nil for a light gray.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Creates a view on which nothing is done.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    /// Sets `progress`, at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 4)
    }

    open override func draw(_ rect: CGRect) {
        let radius = bounds.height / 2
        (trackTintColor ?? .systemGray5).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
        var done = bounds
        done.size.width *= CGFloat(progress)
        (progressTintColor ?? tintColor).setFill()
        UIBezierPath(roundedRect: done, cornerRadius: radius).fill()
    }
}
