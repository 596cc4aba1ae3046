import TouchPicture

/// A view of content larger than itself, moved by a pan (CT4, CT7) and zoomed by a pinch (CT9).
///
/// The content offset is the origin of `bounds`: scrolling moves no subview. Two recognizers handle
/// touches: a pan, and a holder that keeps a touch from the content until it is clear that the
/// finger rests. If there is something to zoom, a pinch is the third. All of them appear in traces.
open class UIScrollView: UIView {
    /// The share of the speed that is left after a millisecond.
    public nonisolated struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        /// The share, 0 to 1; see the type.
        public let rawValue: CGFloat
        /// Creates a rate from that share, 0 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The rate at which half the speed is left after 0.35 s.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate at which half the speed is left after 0.07 s.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The cases in which the safe area is added to the insets (LA2).
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As along the axes that scroll; along those axes; never; always.
        case automatic, scrollableAxes, never, always
    }

    /// The style of the bars; stored only.
    public nonisolated enum IndicatorStyle: Int, Sendable {
        /// By the background; dark; light.
        case `default`, black, white
    }

    /// The effect of scrolling on the keyboard (RT8, RT9).
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// None; as a drag begins; as a finger pulls it down.
        case none, onDrag, interactive
        /// The same two, with the view above the keyboard.
        case onDragWithAccessory, interactiveWithAccessory
    }

    // MARK: Content

    /// The size of all that can be scrolled to, in points; zero by default.
    open var contentSize = CGSize.zero {
        didSet {
            insetMayHaveChanged()
            tellWatchers()
        }
    }

    /// The room around the content, in points; values that are not finite count as zero. Content at
    /// its top or left edge stays there when this changes (CT7).
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            insetMayHaveChanged()
            tellWatchers()
        }
    }

    /// The cases in which the safe area is added to `contentInset` (LA2).
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetMayHaveChanged() }
    }
    /// The room around the content including the part of the safe area that is added, in points
    /// (LA1).
    open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
    /// Called when the adjusted inset has changed, before the delegate is (LA3).
    open func adjustedContentInsetDidChange() {}

    /// The guide of the content for constraints: the constraints to its edges determine the content
    /// size.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// The guide of the visible part for constraints.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

    /// The point of the content at the top left corner: the origin of `bounds`.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The delegate, which observes scrolling and may choose where it ends; not kept alive.
    @Weak open var delegate: UIScrollViewDelegate?

    // MARK: Manners

    /// Indicates whether fingers can scroll the content.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Indicates whether content follows the finger beyond its edges and springs back.
    open var bounces = true

    /// Indicates whether it does so vertically even if there is nothing to scroll on that axis.
    open var alwaysBounceVertical = false { didSet { insetMayHaveChanged() } }
    /// Indicates whether it does so horizontally even if there is nothing to scroll on that axis.
    open var alwaysBounceHorizontal = false { didSet { insetMayHaveChanged() } }

    /// Indicates whether scrolling comes to rest at multiples of the scroll view's size.
    open var isPagingEnabled = false

    /// Indicates whether a drag stays on the axis on which it began; one that begins diagonally
    /// does not (LA5).
    open var isDirectionalLockEnabled = false

    /// The rate at which the content slows down after a drag.
    open var decelerationRate = DecelerationRate.normal

    /// Indicates whether a touch reaches the content only after 150 ms, or when it lifts sooner
    /// (CT4, CT5).
    open var delaysContentTouches = true

    /// Indicates whether scrolling may take a touch away from content that has it. If false, a
    /// touch that content has never scrolls, and `touchesShouldCancel(in:)` is not called (CT4).
    open var canCancelContentTouches = true

    /// Indicates whether a bar shows the vertical position while the content moves.
    open var showsVerticalScrollIndicator = true
    /// Indicates whether a bar shows the horizontal position while the content moves.
    open var showsHorizontalScrollIndicator = true

    /// The style of the bars; stored only.
    open var indicatorStyle = IndicatorStyle.default
    /// The room around the bars, in points; stored only.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The room around the bar at the right, in points; stored only.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The room around the bar at the bottom, in points; stored only.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The effect of scrolling on the keyboard, that is, on the first responder that it writes into
    /// (RT8, RT9).
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Indicates whether a tap on the status bar, which the host sends, scrolls to the top (LA4).
    open var scrollsToTop = true

    // MARK: Zooming

    /// The smallest scale to which the content can be zoomed.
    open var minimumZoomScale: CGFloat = 1 { didSet { addOrRemovePinch() } }
    /// The largest scale. Fingers can zoom if it is larger than the smallest (CT9).
    open var maximumZoomScale: CGFloat = 1 { didSet { addOrRemovePinch() } }
    /// Indicates whether fingers can zoom a little beyond these limits, from where the content
    /// springs back when they lift (CT9).
    open var bouncesZoom = true
    /// Indicates whether fingers are zooming the content.
    public internal(set) final var isZooming = false
    /// Indicates whether the content is springing back from beyond a limit. Its scale is already at
    /// the limit by then (CT9).
    public internal(set) final var isZoomBouncing = false

    /// The scale at which the delegate's view is shown. A scale that is set is kept within the
    /// limits; fingers can go beyond them if `bouncesZoom` is on.
    open var zoomScale: CGFloat {
        get { shownZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The recognizer that zooms, to which others can be related. Nil while there is nothing to
    /// zoom, that is, while the largest scale is no larger than the smallest. It is the same
    /// recognizer again when there is (CT9).
    public internal(set) final var pinchGestureRecognizer: UIPinchGestureRecognizer?

    final var shownZoomScale: CGFloat = 1
    final var zoom = ScrollZoom()

    // MARK: What goes on

    /// Indicates whether a finger is down that might scroll.
    public internal(set) var isTracking = false

    /// Indicates whether a finger is scrolling.
    public internal(set) final var isDragging = false

    /// Indicates whether the content goes on by itself after a drag.
    public internal(set) final var isDecelerating = false

    /// The recognizer that scrolls, to which others can be related.
    public var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private let pan = UIScrollViewPanGestureRecognizer()
    private let holder = UIScrollViewDelayedTouchesBeganGestureRecognizer()

    final var drag = ScrollDrag()
    /// The movement of the content offset by itself; nil while there is none.
    final var motion: ScrollMotion?
    /// Indicates whether a drag ends and the content is to go on. The delegate is told first; if it
    /// moves the content or turns this off, that counts.
    final var isAboutToDecelerate = false
    final var indicators = ScrollIndicators()
    /// The actions of the row that is slid aside; scrolling closes it (IN9).
    @Weak final var openSwipe: SwipeActions?
    /// The adjusted inset as it was last announced.
    final var announcedInset = UIEdgeInsets.zero
    /// Indicates whether content at its top edge stays there when the inset changes (CT7).
    package final var staysAtEdges = true
    /// The object that is told, beside the delegate, when drags begin and when content rests.
    @Weak package final var follower: ScrollFollower?
    /// The control that is pulled down for new content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.watch(nil)
            refreshControl?.watch(self)
        }
    }
    /// Indicates whether a pull at the top is for the content itself and moves no sheet (PC3).
    final var keepsPull: Bool { refreshControl != nil }

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a scroll view as without an archive: there are no archives here.
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

    /// Makes a subclass that conforms to the recognizers' delegate protocol the delegate of its own
    /// recognizers, as UIKit does.
    final func answerForOwn(_ recognizer: UIGestureRecognizer) {
        #if !hasFeature(Embedded)
            recognizer.delegate = self as? UIGestureRecognizerDelegate
        #endif
    }

    open override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { insetMayHaveChanged() }
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            placeIndicators()
            delegate?.scrollViewDidScroll(self)
        }
    }

    open override var center: CGPoint { didSet { insetMayHaveChanged() } }

    package override var asScrollView: UIScrollView? { self }

    /// Stops content that moves by itself when the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== root { stopMotion() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        insetMayHaveChanged()
    }

    // MARK: For subclasses

    /// Returns whether content in `view` gets these new touches; true unless overridden (CT4).
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    /// Returns whether scrolling may take its touches from `view`, a part of the content that has
    /// them: true for all but controls. Not called if `canCancelContentTouches` is off (CT4).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Moving

    /// Moves the content so that `contentOffset` is at the top left corner; beyond the edges too,
    /// as in UIKit. Stops content that moves by itself. With `animated` it takes 0.3 s, slow at
    /// both ends (CT7).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMotion()
        guard animated, application != nil else {
            bounds.origin = contentOffset
            return
        }
        animateOffset(to: contentOffset)
    }

    /// Moves the content just far enough that `rect`, in its coordinates, is visible.
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

    /// Shows the bars for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        fadeIndicators()
    }
}

/// An object that arranges the content of a scroll view by its movements.
@MainActor package protocol ScrollFollower: AnyObject {
    /// Called when a finger has gone far enough to scroll, before the decision that it does.
    func scrollViewWillTry(_ scrollView: UIScrollView)
    /// Called when content no longer moves by itself, or a finger has let it rest or has caught it.
    func scrollViewRests(_ scrollView: UIScrollView)
}

extension UIScrollView {
    var application: UIApplication? { root?.application }
    var tuning: Tuning { application?.tuning ?? Tuning() }
}
