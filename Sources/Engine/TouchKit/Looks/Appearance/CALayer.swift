import TouchPicture

/// The visible content of a view, or a part of it that is not a view. Layers get no touches and
/// take no part in hit testing.
///
/// The layer of a view has its view's geometry, opacity, and background. A layer without a view is
/// drawn with the view that contains it, in front of what the view draws and behind the view's
/// subviews.
open class CALayer: Hashable {
    /// The view whose layer this is.
    @Weak var view: UIView?
    var own = LayerGeometry()
    /// The marks that `draw(in:)` drew last.
    private var drawn: [Mark] = []
    private var isStale = false
    private let serial = CALayer.takeSerial()

    /// Creates a layer that shows nothing yet.
    public init() {}

    /// Creates a copy. Core Animation makes such copies to show animated layers; here it exists
    /// only for code that overrides it.
    public init(layer: Anything) {
        guard let layer = layer as? CALayer else { return }
        own = layer.own
        (cornerRadius, borderWidth, borderColor) =
            (layer.cornerRadius, layer.borderWidth, layer.borderColor)
        own.background = layer.backgroundColor
        contents = layer.contents
    }

    /// Creates a layer that shows nothing yet: there are no archives here.
    public required init?(coder: NSCoder) {}

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? own.bounds }
        set {
            if let view {
                view.bounds = newValue
            } else {
                let isNew = own.bounds.size != newValue.size
                own.bounds = newValue
                if isNew {
                    if needsDisplayOnBoundsChange { isStale = true }
                    layoutSublayers()
                }
                changed()
            }
        }
    }

    /// The position of the anchor in the layer around it, in points.
    open var position: CGPoint {
        get { view?.center ?? own.position }
        set { put({ $0.center = newValue }, alone: { $0.position = newValue }) }
    }

    /// The point about which the layer turns, as shares of its size. Views turn about their middle,
    /// so theirs never changes.
    open var anchorPoint: CGPoint {
        get { own.anchor }
        set { put({ _ in }, alone: { $0.anchor = newValue }) }
    }

    /// The order among the layers of one layer; a higher value is in front. Layers with the same
    /// value are in the order in which they were added.
    open var zPosition: CGFloat = 0 { didSet { changed() } }

    /// The transform that turns, scales, or moves the layer about its anchor; only its part in the
    /// plane is shown.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
        set {
            put(
                { $0.transform = CATransform3DGetAffineTransform(newValue) },
                alone: { $0.transform = newValue })
        }
    }

    /// The layer's rectangle in the layer around it; under a transform, the upright box around it.
    open var frame: CGRect {
        get { view?.frame ?? own.frame }
        set {
            if let view {
                view.frame = newValue
            } else {
                own.position = own.position(at: newValue)
                bounds.size = own.size(at: newValue)
            }
        }
    }

    /// Returns the part of `transform` in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets `transform` from a transform of the plane.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// Sets a property on the view if the layer belongs to one, otherwise on the layer itself.
    private func put(_ toView: (UIView) -> Void, alone: (inout LayerGeometry) -> Void) {
        if let view { return toView(view) }
        alone(&own)
        changed()
    }

    // MARK: Looks

    /// Indicates whether the layer and all in it are hidden.
    open var isHidden: Bool {
        get { view?.isHidden ?? own.isHidden }
        set { put({ $0.isHidden = newValue }, alone: { $0.isHidden = newValue }) }
    }

    /// The opacity of the layer and all in it, 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? own.opacity }
        set { put({ $0.alpha = CGFloat(newValue) }, alone: { $0.opacity = newValue }) }
    }

    /// The color that fills the layer before anything is drawn; nil for none.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? own.background }
        set {
            put(
                { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) },
                alone: { $0.background = newValue })
        }
    }

    /// The radius of the drawn corners, in points; touches ignore it (HT4).
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { cornersChanged(from: oldValue, maskedCorners) } }
    }

    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { cornersChanged(from: cornerRadius, oldValue) } }
    }

    /// The curve of the round corners; always drawn as a circle.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of the line along the inside of the edge, in points.
    open var borderWidth: CGFloat = 0 { didSet { changed() } }
    /// The color of that line.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }

    /// Indicates whether content outside the bounds, or beyond round corners, is cut off.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? own.masks }
        set {
            if let view {
                view.clipsToBounds = newValue
            } else {
                own.masks = newValue
            }
            changed()
        }
    }

    /// The opacity of the shadow, 0 to 1; 0 by default.
    open var shadowOpacity: Float = 0 { didSet { changed() } }
    /// The color of the shadow.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
    /// The softness of the shadow, in points.
    open var shadowRadius: CGFloat = 3 { didSet { changed() } }
    /// The outline that casts the shadow; nil for the layer's own.
    open var shadowPath: CGPath? { didSet { changed() } }

    /// The `CGImage` or `UIImage` that the layer shows.
    open var contents: Anything? { didSet { changed() } }
    /// The placement of `contents` within the bounds.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }

    /// A layer that clips the content: to its path if it is a shape layer, otherwise to its bounds.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayer = nil
            mask?.superlayer = self
            changed()
        }
    }

    /// A name for the program to use.
    open var name: String?
    /// The object that draws and lays out in the layer's place; the view, for a view's layer. Not
    /// kept alive.
    @Weak open var delegate: CALayerDelegate?
    /// Indicates whether a new size requests `draw(in:)`.
    open var needsDisplayOnBoundsChange = false
    /// The number of pixels per point; shapes are drawn at any resolution.
    open var contentsScale: CGFloat = 1
    /// Indicates whether the layer is drawn as a bitmap; stored only, as everything is drawn as
    /// shapes.
    open var shouldRasterize = false
    /// The scale of that bitmap; stored only.
    open var rasterizationScale: CGFloat = 1
    /// Indicates whether drawing happens in the background; stored only.
    open var drawsAsynchronously = false
    /// Indicates whether edges may be smoothed; stored only.
    open var allowsEdgeAntialiasing = false
    /// Indicates whether the layer fades as one group; stored only, as it always does.
    open var allowsGroupOpacity = true
    /// Indicates whether the back of the layer is shown; stored only, as layers have no back.
    open var isDoubleSided = true
    /// Indicates whether the content is opaque; stored only.
    open var isOpaque = false
    /// The transform of the sublayers; stored only, as there is no depth.
    open var sublayerTransform = CATransform3DIdentity
    /// The anchor on the z axis; stored only.
    open var anchorPointZ: CGFloat = 0
    /// The speed of the layer's time; stored only.
    open var speed: Float = 1
    /// The offset of the layer's time; stored only.
    open var timeOffset: Double = 0
    /// The time at which the layer begins; stored only.
    open var beginTime: Double = 0
    /// The actions for changed values; stored only, as changes are visible at once.
    open var actions: [String: CAAction]?

    var running: [(key: String, animation: CAAnimation)] = []
    /// The values under names that have no meaning here.
    var kept: [String: Anything] = [:]

    // MARK: Tree

    /// Returns whether the layer needs layout.
    open func needsLayout() -> Bool { view?.needsLayout ?? false }
    /// Returns whether the layer needs to be drawn.
    open func needsDisplay() -> Bool { view?.needsDisplay ?? isStale }
    /// The visible part of the layer: all of it, as far as the layer itself knows.
    open var visibleRect: CGRect { bounds }

    /// The layers in this one that belong to no view, the front-most last; nil if there are none.
    open var sublayers: [CALayer]? {
        get { inner.isEmpty ? nil : inner }
        set {
            for layer in inner { layer.superlayer = nil }
            inner = []
            for layer in newValue ?? [] { addSublayer(layer) }
            changed()
        }
    }

    var inner: [CALayer] = []
    @Weak var outer: CALayer?

    /// The layer around this one; for a view's layer, the layer of the superview.
    open internal(set) var superlayer: CALayer? {
        get { view == nil ? outer : view?.superview?.layer }
        set { outer = newValue }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inner.count) }

    /// Inserts a layer at an index, 0 being the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly behind `sibling`, or behind all if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: inner.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a layer directly in front of `sibling`, or in front of all if that is not a
    /// sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? inner.count)
    }

    /// Replaces one layer with another.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = inner.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    /// Removes the layer from the one around it. A view's layer is removed with its view.
    open func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        guard let outer else { return }
        outer.inner.removeAll { $0 === self }
        if outer.mask === self { outer.mask = nil }
        self.outer = nil
        outer.changed()
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard layer.view == nil else {
            return log("the layer of a view goes where its view goes: add the view")
        }
        guard !sequence(first: self, next: { $0.outer }).contains(where: { $0 === layer }) else {
            return log("a layer cannot be added to itself or to a layer within it")
        }
        layer.removeFromSuperlayer()
        inner.insert(layer, at: min(index, inner.count))
        layer.outer = self
        changed()
    }

    // MARK: Drawing and layout

    /// Draws the layer's content, in its coordinates. By default the delegate does, if there is
    /// one.
    open func draw(in ctx: CGContext) {
        if view == nil { delegate?.draw(self, in: ctx) }
    }

    /// Updates the content by other means than drawing; override it to set `contents`.
    open func display() {}

    /// Requests a call of `draw(in:)` before the next picture.
    open func setNeedsDisplay() {
        if let view { return view.setNeedsDisplay() }
        isStale = true
        changed()
    }

    /// Requests a call of `draw(in:)` before the next picture; all of the layer is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Places the sublayers. A view's layer is laid out with its view.
    open func layoutSublayers() {
        if view == nil { delegate?.layoutSublayers(of: self) }
    }

    /// Requests a layout.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { layoutSublayers() }
    }

    /// Lays out now the layers that need it.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// Does nothing: layers are drawn before the next picture.
    open func displayIfNeeded() {}

    /// Returns the marks that a kind of layer shows beside its background, its border, and what it
    /// draws.
    package func content() -> [Mark] { [] }

    /// Returns the marks that `draw(in:)` draws; calls it again if that was requested.
    func drawnContent() -> [Mark] {
        guard isStale, view == nil else { return drawn }
        isStale = false
        display()
        drawn = CGContext.marks(in: bounds) { draw(in: $0) }
        return drawn
    }

    /// Returns whether a new value of `key` requests `draw(in:)`.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the implicit action when a value changes: always nil here.
    open func action(forKey event: String) -> CAAction? { nil }
    /// Returns the default action when a value changes: always nil here.
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    private static var lastSerial = 0

    private static func takeSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    public nonisolated static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}
