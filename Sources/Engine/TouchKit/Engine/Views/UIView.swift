import TouchPicture

/// A rectangle that can be seen and touched, in a tree of rectangles.
///
/// Geometry is `center`, `bounds` and `transform`, all in points; the anchor is the middle (HT6).
open class UIView: ViewAppearance {
    // MARK: What a hit-test reads

    // At every step, so it is read without a check for overlapping access: nothing on the main
    // actor holds one of these open while it calls others. And it stands together, for in a large tree a view is mostly
    // met for the first time.

    // A parent owns its children; the way up is unowned and cleared when the parent goes. The tree lives
    // on the main actor; `unsafe` lets `deinit`, which belongs to no actor, clear it.
    nonisolated(unsafe) var children: [UIView] = [] {
        didSet { forgetHitIndex() }
    }
    nonisolated(unsafe) var parentReference: Unmanaged<UIView>?
    nonisolated(unsafe) var rootReference: Unmanaged<UIWindow>?

    // What fast hit-testing knows of the subviews, the view's place there, and how often it did without.
    nonisolated(unsafe) var hitIndex: HitIndex? {
        didSet { hitNode = hitIndex?.node }
    }
    /// What a query reads of it.
    nonisolated(unsafe) private(set) var hitNode: UnsafeMutablePointer<HitIndex.Node>?
    nonisolated(unsafe) var hitSlot: Int32 = 0
    /// By this a query knows that the index it goes by is gone.
    nonisolated(unsafe) var indexesForgotten: Int32 = 0
    nonisolated(unsafe) var walksSinceChange: Int32 = 0

    /// The view's rectangle in its own coordinates. A new size keeps `center` where it is.
    open var bounds: CGRect {
        didSet { boundsChanged(from: oldValue) }
    }

    /// Whether the view, with all within it, is neither seen nor touched (HT1).
    open var isHidden = false {
        didSet {
            flagChanged(.hidden, isHidden, oldValue, rule: .ht1)
            if oldValue, !isHidden { noteDirtyBranch() }
        }
    }

    /// Opacity, 0 to 1, of the view and all within it; below 0.01 touches pass it by (HT1).
    open var alpha: CGFloat = 1 {
        didSet { alphaChanged(from: oldValue) }
    }

    /// Whether touches find the view and what is within it (HT1).
    open var isUserInteractionEnabled = true {
        didSet {
            flagChanged(.userInteractionEnabled, isUserInteractionEnabled, oldValue, rule: .ht1)
        }
    }

    /// Animations under way that touches pass the view by for (HT1).
    final var animationsKeepingTouchesOff = 0 {
        didSet {
            flagChanged(.animating, animationsKeepingTouchesOff > 0, oldValue > 0, rule: .ht1)
        }
    }

    // MARK: Geometry

    /// The middle of the view, in its superview's coordinates.
    open var center: CGPoint {
        didSet { centerChanged(from: oldValue) }
    }

    /// How the view is turned, scaled or moved about its middle (HT5).
    open var transform: CGAffineTransform = .identity {
        didSet { transformChanged(from: oldValue) }
    }

    /// The view's rectangle in its superview's coordinates.
    ///
    /// Under a transform it is the upright box around the view. Set under a stretching or a move, `bounds` and `center`
    /// become such that this box is the one set; under a turn UIKit calls that undefined, and it is refused (HT6).
    open var frame: CGRect {
        get { box }
        set { fill(newValue) }
    }

    // MARK: What else touches and eyes see

    /// Cuts off what subviews draw outside `bounds`; it changes nothing for touches (HT2).
    open var clipsToBounds = false {
        didSet { flagChanged(.clipsToBounds, clipsToBounds, oldValue, rule: .ht2) }
    }

    /// Whether the view gets a second touch while a first is down (DL5).
    open var isMultipleTouchEnabled = false {
        didSet { flagChanged(.multipleTouchEnabled, isMultipleTouchEnabled, oldValue, rule: .dl5) }
    }

    /// Whether the view shares the window's touches with no other view (DL6).
    open var isExclusiveTouch = false {
        didSet { flagChanged(.exclusiveTouch, isExclusiveTouch, oldValue, rule: .dl6) }
    }

    /// What fills `bounds` before anything is drawn; nil for nothing. Touches do not see it.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { traceBackground() } }
    }

    /// A number for the use of the program; see `viewWithTag(_:)`.
    open var tag = 0

    /// The name by which the trace and scenes know the view.
    open var accessibilityIdentifier: String?

    // MARK: The tree

    /// Front-most last.
    public internal(set) final var subviews: [UIView] {
        get { children }
        set { children = newValue }
    }

    /// As `superview` and `window`, and not to be overridden.
    final nonisolated var parent: UIView? {
        @inline(__always) get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    final nonisolated var root: UIWindow? {
        @inline(__always) get { rootReference?.takeUnretainedValue() }
        set { rootReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// The view that this one lies in.
    public var superview: UIView? { parent }

    /// The window at the root of the view's tree; a window's is itself.
    public internal(set) final var window: UIWindow? {
        get { root }
        set { root = newValue }
    }

    /// The controller whose root view this is; it clears this when it goes, or takes another view.
    nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?

    /// The recognizers of the view, in the order they were added; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

    // MARK: Drawing and layout

    /// What `draw(_:)` painted last.
    final var drawing: [Mark] = []
    final var needsDisplay = true
    final var needsLayout = true

    // MARK: Making one

    /// A view at `frame`, in its superview's coordinates.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// For code that is also built for UIKit; there are no archives here, so it makes an empty view.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
    }

    deinit {
        for recognizer in recognizers { recognizer.owner = nil }
        for child in children {
            child.parent = nil
            child.clearRoot()
        }
    }

    /// Forgets the window throughout the branch.
    final nonisolated func clearRoot() {
        guard root != nil else { return }
        root = nil
        for child in children { child.clearRoot() }
    }

    // MARK: Responder

    /// The view's controller if this is its root view, else the superview (RC1).
    open override var next: UIResponder? { viewController ?? parent }

    /// Views of the engine's own classes without a controller have no other next than their superview.
    package final override func nextAfterPlain(_ length: inout Int) -> UIResponder? {
        // On the way no other code runs, so nobody goes.
        var last = Unmanaged.passUnretained(self)
        climb {
            guard $0.isPlain, length < UIResponder.longestChain else { return false }
            length += 1
            last = .passUnretained($0)
            return $0.viewController == nil
        }
        return last.takeUnretainedValue().next
    }

    package override var hostWindow: UIWindow? { root }

    /// This view as a scroll view, if it is one: asked of all around a touch's view.
    package var asScrollView: UIScrollView? { nil }

    // MARK: Changing the tree

    /// Puts `view` in front of the others, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }

    /// Puts `view` at `index`, 0 being the back; an index beyond the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: max(0, index)) }

    /// Puts `view` right in front of `sibling`; in front of all if that is no subview (HT6).
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        move(view, by: 1, from: sibling)
    }

    /// Puts `view` right behind `sibling`; in front of all if that is no subview (HT6).
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        move(view, by: 0, from: sibling)
    }

    /// Puts a subview in front of the others: it is drawn last and asked first (HT3).
    open func bringSubviewToFront(_ view: UIView) {
        guard view.parent === self, children.last !== view else { return }
        reorder(view, to: children.count - 1)
    }

    /// Puts a subview behind the others: it is drawn first and asked last (HT3).
    open func sendSubviewToBack(_ view: UIView) {
        guard view.parent === self, children.first !== view else { return }
        reorder(view, to: 0)
    }

    /// Takes the view out of its superview. Its touches are cancelled at once (DL13).
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Hooks

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview goes.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; nil when the view is taken out.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes; nil when the view leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed.
    open func didMoveToWindow() {}

    // MARK: Hit-testing

    /// The front-most view at `point`, in this view's coordinates; nil if none in this branch (HT1–HT3).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The definition, which tells each step, or the index, which answers the same.
        isTraced ? plainHitTest(point, with: event) : fastHitTest(point, with: event)
    }

    /// Whether `point`, in this view's coordinates, is inside: half-open on both axes (HT4).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
            && point.y < bounds.maxY
    }

    // MARK: Recognizers

    /// Adds `recognizer`, taking it from the view it was on.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { adopt(recognizer) }

    /// Takes `recognizer` away; in mid-gesture it is cancelled or fails at once (SM5).
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { abandon(recognizer) }

    /// Asked of the hit view before a recognizer begins (AR4); yes unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // Of a view that is a delegate, too, this is the delegate's method.
        delegateDefaultAnswered = true
        return true
    }

    // MARK: Drawing and layout

    /// Asks for `layoutSubviews()` before the next picture.
    open func setNeedsLayout() {
        needsLayout = true
        noteDirty()
    }

    /// Asks for `draw(_:)` before the next picture.
    open func setNeedsDisplay() {
        needsDisplay = true
        noteDirty()
    }

    /// As `setNeedsDisplay()`: a view paints all of itself.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Lays out what needs it in this branch, now.
    open func layoutIfNeeded() { layOutBranch() }

    /// Paints the view's content into the current context, in the view's coordinates: before the view is seen first, and
    /// after `setNeedsDisplay()`. What is hidden waits until it is shown.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews; called once before the next picture after `setNeedsLayout()`.
    open func layoutSubviews() {}

    /// The size that suits the content best, in points: the intrinsic one, and where there is none the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width == UIView.noIntrinsicMetric ? bounds.width : own.width,
            height: own.height == UIView.noIntrinsicMetric ? bounds.height : own.height)
    }

    /// Takes the size that suits the content best; the upper left corner stays.
    open func sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        if fitting != bounds.size { frame.size = fitting }
    }
}
