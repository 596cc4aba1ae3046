import TouchPicture

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

    @Weak private var scrollView: UIScrollView?
    private var watcher: Watcher?
    private var lastOffset = CGPoint.zero
    private var isSpent = false

    /// Creates a control whose ring has the color of the tint.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.distance))
    }

    final func watch(_ scrollView: UIScrollView?) {
        guard scrollView !== self.scrollView else { return }
        if isRefreshing { endRefreshing() }
        if let watcher { self.scrollView?.remove(watcher) }
        self.scrollView = scrollView
        if superview !== scrollView {
            removeFromSuperview()
            scrollView?.insertSubview(self, at: 0)
        }
        guard let scrollView else { return }
        place(in: scrollView)
        lastOffset = scrollView.contentOffset
        let watcher = Watcher { [me = Weak(self)] in me.object?.scrolled() }
        scrollView.add(watcher)
        self.watcher = watcher
    }

    /// Watches the scroll view to which it is added as a subview, as apps did before there was a
    /// property for it.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let scrollView = superview?.asScrollView { watch(scrollView) }
    }

    private func place(in scrollView: UIScrollView) {
        frame = CGRect(
            x: 0, y: -UIRefreshControl.distance, width: scrollView.bounds.width,
            height: UIRefreshControl.distance)
    }

    private func scrolled() {
        guard let scrollView, scrollView.contentOffset != lastOffset else { return }
        lastOffset = scrollView.contentOffset
        place(in: scrollView)
        let way = scrollView.top - scrollView.contentOffset.y
        if way <= 0 { isSpent = false }
        guard way >= UIRefreshControl.distance, scrollView.isTracking, !isRefreshing, !isSpent
        else { return }
        isSpent = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// Shows that new content is being loaded, and makes room for that above the content, which
    /// stays where it is. Sends no action (RT4).
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        changeRoom(by: UIRefreshControl.distance)
    }

    /// Shows that the new content has been loaded, and closes the room above it (RT3).
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        changeRoom(by: -UIRefreshControl.distance)
        // A finger that holds the content lets it spring back.
        guard let scrollView, !scrollView.isDragging, scrollView.contentOffset.y < scrollView.top
        else { return }
        UIView.animate(
            withDuration: UIRefreshControl.closing, delay: 0, options: .allowUserInteraction
        ) {
            scrollView.contentOffset.y = scrollView.top
        }
    }

    private func changeRoom(by height: CGFloat) {
        guard let scrollView else { return }
        scrollView.staysAtEdges = false
        scrollView.contentInset.top += height
        scrollView.staysAtEdges = true
    }

    /// Draws a ring, with a dot in it while it is refreshing.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        context.line(.circle(center: middle, radius: 12), tintColor.color, width: 2)
        if isRefreshing { context.fill(.circle(center: middle, radius: 6), tintColor.color) }
    }
}

extension UIScrollView {
    /// The offset at which the content rests at its top, in points.
    fileprivate var top: CGFloat { -adjustedContentInset.top }
}
