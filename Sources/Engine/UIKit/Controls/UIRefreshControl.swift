import TouchKit

/// A control that asks for new content when it is pulled down with a scroll view. It sends
/// `valueChanged` once the pull is far enough, and stays active until `endRefreshing()`.
open class UIRefreshControl: UIControl {
    /// The distance that it must be pulled, in points.
    private static let distance: CGFloat = 60

    /// Indicates whether new content is being loaded.
    open private(set) var isRefreshing = false { didSet { setNeedsDisplay() } }
    /// The text below the ring; stored only.
    open var attributedTitle: NSAttributedString?

    private var pull: NSKeyValueObservation?
    private var isSpent = false

    /// Creates a control whose ring has the colour of the tint.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.distance))
    }

    fileprivate func watch(_ scrollView: UIScrollView?) {
        pull = scrollView?.observe(\.contentOffset) { [weak self] scrollView, _ in
            self?.pulled(by: -scrollView.contentOffset.y, in: scrollView)
        }
        removeFromSuperview()
        scrollView?.insertSubview(self, at: 0)
        if let scrollView { frame = frame(in: scrollView) }
    }

    private func frame(in scrollView: UIScrollView) -> CGRect {
        CGRect(x: 0, y: -Self.distance, width: scrollView.bounds.width, height: Self.distance)
    }

    private func pulled(by way: CGFloat, in scrollView: UIScrollView) {
        frame = frame(in: scrollView)
        if way <= 0 { isSpent = false }
        guard way >= Self.distance, scrollView.isTracking, !isRefreshing, !isSpent else { return }
        isSpent = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// Shows that new content is being loaded.
    open func beginRefreshing() { isRefreshing = true }

    /// Shows that the new content has been loaded.
    open func endRefreshing() { isRefreshing = false }

    open override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 12, startAngle: 0,
            endAngle: isRefreshing ? 1.5 * .pi : 2 * .pi, clockwise: true)
        ring.lineWidth = 2
        tintColor.setStroke()
        ring.stroke()
    }
}

extension UIScrollView {
    /// The control that is pulled down for new content.
    public var refreshControl: UIRefreshControl? {
        get { kept["refreshControl"] }
        set {
            refreshControl?.watch(nil)
            kept["refreshControl"] = newValue
            keepsPull = newValue != nil
            newValue?.watch(self)
        }
    }
}
