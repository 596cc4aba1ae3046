import TouchPicture

/// A rectangle that can be seen and touched, in a tree of rectangles.
///
/// Its geometry is `center`, `bounds`, and `transform`, all in points; the anchor is the middle
/// (HT6).
open class UIView: ViewAppearance {
    // MARK: Properties that a hit test reads

    // A hit test reads these at every step, so they are read without a check for overlapping
    // access: nothing on the main actor holds one of them open while it calls other code. They are
    // also adjacent in memory, because in a large tree most views are met for the first time.

    // A parent owns its children; the reference to the parent is unowned and cleared when the
    // parent goes. The tree lives on the main actor; `unsafe` lets `deinit`, which is isolated to
    // no actor, clear the reference.
    nonisolated(unsafe) var children: [UIView] = [] {
        didSet { forgetHitIndex() }
    }
    nonisolated(unsafe) var parentReference: Unmanaged<UIView>?
    nonisolated(unsafe) var rootReference: Unmanaged<UIWindow>?

    // The state of fast hit testing: the index of the subviews, the view's place in it, and the
    // number of walks without it.
    nonisolated(unsafe) var hitIndex: HitIndex? {
        didSet { hitNode = hitIndex?.node }
    }
    /// The part of the index that a query reads.
    nonisolated(unsafe) private(set) var hitNode: UnsafeMutablePointer<HitIndex.Node>?
    nonisolated(unsafe) var hitSlot: Int32 = 0
    /// A number that tells a query that the index it uses is gone.
    nonisolated(unsafe) var indexesForgotten: Int32 = 0
    nonisolated(unsafe) var walksSinceChange: Int32 = 0

    /// The view's rectangle in its own coordinates. Setting a new size leaves `center` unchanged.
    open var bounds: CGRect {
        didSet {
            #if canImport(Foundation)
                if !bounds.isSound { bounds = bounds.sound }
            #endif
            boundsChanged(from: oldValue)
        }
    }

    /// Indicates whether the view and all within it are invisible and get no touches (HT1).
    open var isHidden = false {
        didSet {
            flagChanged(.hidden, isHidden, oldValue, rule: .ht1)
            if oldValue, !isHidden { noteDirtyBranch() }
        }
    }

    /// The opacity of the view and all within it, 0 to 1; below 0.01 they get no touches (HT1).
    open var alpha: CGFloat = 1 {
        didSet { alphaChanged(from: oldValue) }
    }

    /// Indicates whether the view and those within it get touches (HT1).
    open var isUserInteractionEnabled = true {
        didSet {
            flagChanged(.userInteractionEnabled, isUserInteractionEnabled, oldValue, rule: .ht1)
        }
    }

    /// The number of running animations during which the view gets no touches (HT1).
    final var animationsKeepingTouchesOff = 0 {
        didSet {
            flagChanged(.animating, animationsKeepingTouchesOff > 0, oldValue > 0, rule: .ht1)
        }
    }

    // MARK: Geometry

    /// The middle of the view, in its superview's coordinates.
    open var center: CGPoint {
        didSet {
            #if canImport(Foundation)
                if !center.isSound { center = center.sound }
            #endif
            centerChanged(from: oldValue)
        }
    }

    /// The transform that turns, scales, or moves the view about its middle (HT5).
    open var transform: CGAffineTransform = .identity {
        didSet {
            #if canImport(Foundation)
                if !transform.isSound { transform = transform.sound }
            #endif
            transformChanged(from: oldValue)
        }
    }

    /// The view's rectangle in its superview's coordinates.
    ///
    /// Under a transform it is the upright box around the view. Setting it under a scale or a
    /// translation changes `bounds` and `center` so that this box is the new frame. Under a
    /// rotation UIKit calls the result undefined, and setting it is refused (HT6).
    open var frame: CGRect {
        get { box }
        set { fill(newValue) }
    }

    // MARK: Other properties for touches and drawing

    /// Indicates whether the parts of subviews outside `bounds` are cut off; touches are not
    /// affected (HT2).
    open var clipsToBounds = false {
        didSet { flagChanged(.clipsToBounds, clipsToBounds, oldValue, rule: .ht2) }
    }

    /// Indicates whether the view gets a second touch while a first is down (DL5).
    open var isMultipleTouchEnabled = false {
        didSet { flagChanged(.multipleTouchEnabled, isMultipleTouchEnabled, oldValue, rule: .dl5) }
    }

    /// Indicates whether the view gets touches only while no other view of the window has any, and
    /// then shares them with none (DL6).
    open var isExclusiveTouch = false {
        didSet { flagChanged(.exclusiveTouch, isExclusiveTouch, oldValue, rule: .dl6) }
    }

    /// The color that fills `bounds` before anything is drawn; nil for none. Touches do not depend
    /// on it.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { traceBackground() } }
    }

    /// A number for the program to use; see `viewWithTag(_:)`.
    open var tag = 0

    /// The name of the view in traces and scenes.
    open var accessibilityIdentifier: String?

    // MARK: The tree

    /// The subviews, front-most last.
    public internal(set) final var subviews: [UIView] {
        get { children }
        set { children = newValue }
    }

    /// The superview; like `superview`, but not overridable. `root` is the same for `window`.
    final nonisolated var parent: UIView? {
        @inline(__always) get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    final nonisolated var root: UIWindow? {
        @inline(__always) get { rootReference?.takeUnretainedValue() }
        set { rootReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// The view that contains this one.
    public var superview: UIView? { parent }

    /// The window at the root of the hierarchy; for a window, the window itself.
    public internal(set) final var window: UIWindow? {
        get { root }
        set { root = newValue }
    }

    /// The controller whose root view this is. The controller clears this when it goes or takes
    /// another view.
    nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?

    /// The recognizers of the view, in the order in which they were added; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []

    // MARK: Drawing and layout

    /// The marks that `draw(_:)` drew last.
    final var drawing: [Mark] = []
    final var needsDisplay = true
    final var needsLayout = true

    // MARK: Making one

    /// Creates a view at `frame`, in its superview's coordinates.
    public init(frame: CGRect) {
        #if canImport(Foundation)
            let frame = frame.isSound ? frame : frame.sound
        #endif
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates an empty view, or one of an interface file, which fills it before the initializers
    /// of subclasses go on. There are no other archives here.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
        #if canImport(Foundation)
            (coder as? ViewArchive)?.decode(into: self)
        #endif
    }

    deinit {
        for recognizer in recognizers { recognizer.owner = nil }
        for child in children {
            child.parent = nil
            child.clearRoot()
        }
    }

    /// Clears the window throughout the branch.
    final nonisolated func clearRoot() {
        guard root != nil else { return }
        root = nil
        for child in children { child.clearRoot() }
    }

    // MARK: Responder

    /// The view's controller if this is its root view, otherwise the superview (RC1).
    open override var next: UIResponder? { viewController ?? parent }

    /// Skips the views of the engine's own classes that have no controller: their next is always
    /// their superview.
    package final override func nextAfterPlain(_ length: inout Int) -> UIResponder? {
        // No other code runs on the way, so no view can go.
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

    /// This view as a scroll view, if it is one. Read of all views around a touch's view.
    package var asScrollView: UIScrollView? { nil }

    // MARK: Changing the tree

    /// Adds `view` in front of the others, and removes it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }

    /// Adds `view` at `index`, 0 being the back; an index beyond the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: max(0, index)) }

    /// Adds `view` directly in front of `sibling`, or in front of all if that is not a subview
    /// (HT6).
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        move(view, by: 1, from: sibling)
    }

    /// Adds `view` directly behind `sibling`, or in front of all if that is not a subview (HT6).
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        move(view, by: 0, from: sibling)
    }

    /// Moves a subview in front of the others: it is drawn last and hit-tested first (HT3).
    open func bringSubviewToFront(_ view: UIView) {
        guard view.parent === self, children.last !== view else { return }
        reorder(view, to: children.count - 1)
    }

    /// Moves a subview behind the others: it is drawn first and hit-tested last (HT3).
    open func sendSubviewToBack(_ view: UIView) {
        guard view.parent === self, children.first !== view else { return }
        reorder(view, to: 0)
    }

    /// Removes the view from its superview. Its touches are cancelled at once (DL13).
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Hooks

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; nil when the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes; nil when the view leaves it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed.
    open func didMoveToWindow() {}

    // MARK: Hit testing

    /// Returns the front-most view of this branch at `point`, in this view's coordinates; nil if
    /// there is none (HT1–HT3).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The definition, which traces each step, or the index, which gives the same answer.
        isTraced ? plainHitTest(point, with: event) : fastHitTest(point, with: event)
    }

    /// Returns whether `point`, in this view's coordinates, is inside: half-open on both axes
    /// (HT4).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = bounds
        return bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
            && point.y < bounds.maxY
    }

    // MARK: Recognizers

    /// Adds `recognizer`, and removes it from the view it was on.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { adopt(recognizer) }

    /// Removes `recognizer`; in mid-gesture it is cancelled or fails at once (SM5).
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { abandon(recognizer) }

    /// Returns whether a recognizer may begin; called on the hit view (AR4). True unless
    /// overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // For a view that is also a delegate, this is the delegate's method.
        delegateDefaultAnswered = true
        return true
    }

    // MARK: Drawing and layout

    /// Requests a call of `layoutSubviews()` before the next picture.
    open func setNeedsLayout() {
        needsLayout = true
        noteDirty()
    }

    /// Requests a call of `draw(_:)` before the next picture.
    open func setNeedsDisplay() {
        needsDisplay = true
        noteDirty()
    }

    /// Requests drawing, like `setNeedsDisplay()`: a view always draws all of itself.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Lays out the views in this branch that need it, now.
    open func layoutIfNeeded() { layOutBranch() }

    /// Draws the view's content into the current context, in the view's coordinates. Called before
    /// the view is first seen and after `setNeedsDisplay()`; a hidden view waits until it is shown.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews; called once before the next picture after `setNeedsLayout()`.
    open func layoutSubviews() {}

    /// Returns the size that suits the content best, in points: the intrinsic size, or the current
    /// one where there is none.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width == UIView.noIntrinsicMetric ? bounds.width : own.width,
            height: own.height == UIView.noIntrinsicMetric ? bounds.height : own.height)
    }

    /// Resizes the view to the size that suits the content best; its top left corner stays.
    open func sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        if fitting != bounds.size { frame.size = fitting }
    }
}
