import TouchKit

/// Pulled down with what scrolls, it says that new content is wanted: `valueChanged`, once the pull is far enough, and then goes
/// on until `endRefreshing()`.
open class UIRefreshControl: UIControl {
    /// How far it is pulled, in points.
    private static let distance: CGFloat = 60

    /// Whether new content is on its way.
    open private(set) var isRefreshing = false { didSet { setNeedsDisplay() } }
    /// Said below it; only kept.
    open var attributedTitle: NSAttributedString?

    private var pull: NSKeyValueObservation?
    private var isSpent = false

    /// The colour of its ring is the tint.
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

    /// New content is on its way.
    open func beginRefreshing() { isRefreshing = true }

    /// It is there.
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
    /// What is pulled down for new content.
    public var refreshControl: UIRefreshControl? {
        get { kept["refreshControl"] }
        set {
            refreshControl?.watch(nil)
            kept["refreshControl"] = newValue
            newValue?.watch(self)
        }
    }
}
