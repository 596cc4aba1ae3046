import TouchKit

/// Says how much is done.
open class UIProgressView: UIView {
    /// Where it stands.
    public nonisolated enum Style: Int, Sendable { case `default`, bar }

    /// How much is done, 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            setNeedsDisplay()
        }
    }
    /// Where it stands.
    open var progressViewStyle = Style.default
    /// The colour of what is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of what is to be done.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Nothing is done.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    /// As `progress`; at once.
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
