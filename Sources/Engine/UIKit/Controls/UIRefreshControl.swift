import TouchKit

/// A control that asks for new content when it is pulled down with a scroll view. It sends
/// `valueChanged` once the pull is far enough, while the finger is still down (RT1), and stays
/// active until `endRefreshing()`. As long as it is, there is room for it above the content (RT3).
open class UIRefreshControl: UIControl {
    /// The height, in points, and the distance beyond the resting place to which content must be
    /// pulled (RT2): a guess.
    private static let distance: CGFloat = 60
    /// The time in which its room closes, in seconds: a guess.
    private static let closing = 0.3

    /// Indicates whether new content is being loaded.
    open private(set) var isRefreshing = false { didSet { setNeedsDisplay() } }
    /// The text below the ring; stored only.
    open var attributedTitle: NSAttributedString?

    private var pull: NSKeyValueObservation?
    private weak var scrollView: UIScrollView?
    private var isSpent = false

    /// Creates a control whose ring has the colour of the tint.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.distance))
    }

    fileprivate func watch(_ scrollView: UIScrollView?) {
        guard scrollView !== self.scrollView else { return }
        if isRefreshing { endRefreshing() }
        self.scrollView = scrollView
        pull = scrollView?.observe(\.contentOffset) { [weak self] scrollView, _ in
            self?.pulled(in: scrollView)
        }
        if superview !== scrollView {
            removeFromSuperview()
            scrollView?.insertSubview(self, at: 0)
        }
        if let scrollView { frame = frame(in: scrollView) }
    }

    /// Watches the scroll view to which it is added as a subview, as apps did before there was a
    /// property for it.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let scrollView = superview as? UIScrollView { watch(scrollView) }
    }

    private func frame(in scrollView: UIScrollView) -> CGRect {
        CGRect(x: 0, y: -Self.distance, width: scrollView.bounds.width, height: Self.distance)
    }

    private func pulled(in scrollView: UIScrollView) {
        frame = frame(in: scrollView)
        let way = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
        if way <= 0 { isSpent = false }
        guard way >= Self.distance, scrollView.isTracking, !isRefreshing, !isSpent else { return }
        isSpent = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// Shows that new content is being loaded, and makes room for that above the content, which
    /// stays where it is. Sends no action (RT4).
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        guard let scrollView else { return }
        scrollView.staysAtEdges = false
        scrollView.contentInset.top += Self.distance
        scrollView.staysAtEdges = true
    }

    /// Shows that the new content has been loaded, and closes the room above it (RT3).
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard let scrollView else { return }
        scrollView.staysAtEdges = false
        scrollView.contentInset.top -= Self.distance
        scrollView.staysAtEdges = true
        // A finger that holds the content lets it spring back.
        guard !scrollView.isDragging, scrollView.isAboveTop else { return }
        UIView.animate(withDuration: Self.closing, delay: 0, options: .allowUserInteraction) {
            scrollView.contentOffset.y = scrollView.top
        }
    }

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
    /// The offset at which the content rests at its top, in points.
    fileprivate var top: CGFloat { -adjustedContentInset.top }
    fileprivate var isAboveTop: Bool { contentOffset.y < top }

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
