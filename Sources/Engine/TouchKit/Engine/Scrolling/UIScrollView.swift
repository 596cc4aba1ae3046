import TouchPicture

/// A window on content larger than itself, moved by a pan (CT4, CT7) and zoomed by a pinch (CT9).
///
/// The content offset is the origin of `bounds`: scrolling moves no subview. Two recognizers do the touching: a pan, and a
/// holder that keeps a touch from the content until it is clear that the finger rests. Where there is something to zoom, a
/// pinch is the third. All can be seen in the trace.
open class UIScrollView: UIView {
    /// What share of its speed is left after a millisecond.
    public nonisolated struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        /// 0 to 1; see the type.
        public let rawValue: CGFloat
        /// By that share, 0 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Half the speed is left after 0.35 s.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Half the speed is left after 0.07 s.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the system adds insets; it never does here.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// By itself, along the way it scrolls, never, always.
        case automatic, scrollableAxes, never, always
    }

    /// How bars look; only kept.
    public nonisolated enum IndicatorStyle: Int, Sendable {
        /// By the background, dark, light.
        case `default`, black, white
    }

    /// What scrolling does to a keyboard; only kept.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// Nothing, at once, as the finger goes.
        case none, onDrag, interactive
    }

    // MARK: Content

    /// The size of all that can be scrolled to, in points; nothing by default.
    open var contentSize = CGSize.zero { didSet { tellWatchers() } }

    /// Room around the content, in points; what is not finite counts as none. Content that lies at its top, or at its
    /// left edge, stays there when this changes (CT7).
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            stayAtEdges(of: oldValue)
            tellWatchers()
        }
    }

    /// How much of `contentInset` the system adds: nothing here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The room around the content with what the system adds, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Called when that has changed.
    open func adjustedContentInsetDidChange() {}

    /// The content for constraints: what is tied to its edges says how large it is.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// What of the content can be seen, for constraints.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

    /// The point of the content that lies in the top left corner: the origin of `bounds`.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Who is told of scrolling, and may choose where it ends; not kept alive.
    @Weak open var delegate: UIScrollViewDelegate?

    // MARK: Manners

    /// Whether fingers scroll.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether content follows the finger beyond its edges, and springs back.
    open var bounces = true

    /// Whether it does so even if there is nothing to scroll on that axis.
    open var alwaysBounceVertical = false
    /// The same across.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling comes to rest at multiples of the scroll view's size.
    open var isPagingEnabled = false

    /// Whether a drag stays on the axis on which it began.
    open var isDirectionalLockEnabled = false

    /// How the content slows down after a drag.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a touch reaches the content only after 150 ms, or when it lifts sooner (CT4, CT5).
    open var delaysContentTouches = true

    /// Whether scrolling may take a touch away from content that has it. No: what content has is never scrolled with,
    /// and `touchesShouldCancel(in:)` is not asked (CT4).
    open var canCancelContentTouches = true

    /// Whether a bar shows how far down one is, while it moves.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar shows how far across one is, while it moves.
    open var showsHorizontalScrollIndicator = true

    /// How bars look; only kept.
    open var indicatorStyle = IndicatorStyle.default
    /// Room around the bars, in points; only kept.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Room around the bar at the right, in points; only kept.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Room around the bar below, in points; only kept.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Only kept: there is no keyboard on the screen.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Only kept: nothing is tapped above the windows.
    open var scrollsToTop = true

    // MARK: Zooming

    /// The smallest scale to which the content can be zoomed.
    open var minimumZoomScale: CGFloat = 1 { didSet { addOrRemovePinch() } }
    /// The largest one. Fingers zoom if it is larger than the smallest (CT9).
    open var maximumZoomScale: CGFloat = 1 { didSet { addOrRemovePinch() } }
    /// Whether fingers can zoom a little beyond these limits, and the content springs back when they lift (CT9).
    open var bouncesZoom = true
    /// Whether the content is being zoomed by fingers.
    public internal(set) final var isZooming = false
    /// Whether the content springs back from beyond a limit; its scale is at the limit by then (CT9).
    public internal(set) final var isZoomBouncing = false

    /// How large the delegate's view is shown. Set, it is kept within the limits; fingers lead beyond them if
    /// `bouncesZoom` is on.
    open var zoomScale: CGFloat {
        get { shownZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// What zooms; others can be related to it. Nil while there is nothing to zoom: while the largest scale is no larger
    /// than the smallest. It is the same one again when there is (CT9).
    public internal(set) final var pinchGestureRecognizer: UIPinchGestureRecognizer?

    final var shownZoomScale: CGFloat = 1
    final var zoom = ScrollZoom()

    // MARK: What goes on

    /// Whether a finger is down that might scroll.
    public internal(set) var isTracking = false

    /// Whether a finger is scrolling.
    public internal(set) final var isDragging = false

    /// Whether the content goes on by itself after a drag.
    public internal(set) final var isDecelerating = false

    /// What scrolls; others can be related to it.
    public var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private let pan = UIScrollViewPanGestureRecognizer()
    private let holder = UIScrollViewDelayedTouchesBeganGestureRecognizer()

    final var drag = ScrollDrag()
    /// What moves the content offset by itself; nil while nothing does.
    final var motion: ScrollMotion?
    /// Whether a drag ends and the content is to go on. The delegate hears of it first; where it moves the content or
    /// takes it away, that counts.
    final var isAboutToDecelerate = false
    final var indicators = ScrollIndicators()

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// As without archive: there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(holder)
        pan.scrollView = self
        pan.allowedScrollTypesMask = .all
        addGestureRecognizer(pan)
        answerForOwn(pan)
        pan.addTarget(self, action: UIScrollView.panned, name: "scroll")
    }

    /// A subclass that is a delegate of recognizers is that of its own, as in UIKit.
    final func answerForOwn(_ recognizer: UIGestureRecognizer) {
        #if !hasFeature(Embedded)
            recognizer.delegate = self as? UIGestureRecognizerDelegate
        #endif
    }

    open override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            placeIndicators()
            delegate?.scrollViewDidScroll(self)
        }
    }

    package override var asScrollView: UIScrollView? { self }

    /// What moves ends where it is when the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== root { stopMotion() }
    }

    // MARK: For subclasses

    /// Whether content in `view` gets these new touches; yes unless overridden (CT4).
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    /// Whether scrolling may take its touches from `view`, a part of the content that has them: yes for all but controls.
    /// Not asked if `canCancelContentTouches` is off (CT4).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Moving

    /// Moves the content so that `contentOffset` lies in the top left corner; beyond the edges too, as in UIKit.
    /// What moves by itself is stopped. With `animated` it takes 0.3 s, slow at both ends (CT7).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMotion()
        guard animated, application != nil else {
            bounds.origin = contentOffset
            return
        }
        animateOffset(to: contentOffset)
    }

    /// Moves the content just so far that `rect`, in its coordinates, can be seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func place(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ extent: CGFloat) -> CGFloat
        {
            if low < start { return low }
            return high > start + extent ? min(low, high - extent) : start
        }
        let wanted = CGPoint(
            x: place(rect.minX, rect.maxX, bounds.minX, bounds.width),
            y: place(rect.minY, rect.maxY, bounds.minY, bounds.height))
        setContentOffset(clamped(wanted), animated: animated)
    }

    /// Shows for a moment how much content there is and where.
    open func flashScrollIndicators() {
        showIndicators()
        fadeIndicators()
    }
}

extension UIScrollView {
    var application: UIApplication? { root?.application }
    var tuning: Tuning { application?.tuning ?? Tuning() }
}
