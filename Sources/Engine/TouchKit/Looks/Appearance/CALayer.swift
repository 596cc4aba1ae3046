import TouchPicture

/// What is seen of a view, or a part of it that is no view: never touched, and never asked by hit-testing.
///
/// The layer of a view has its view's geometry, opacity and background. A layer of its own is painted with the view that it
/// lies in, in front of what the view draws and behind the view's subviews.
open class CALayer: Hashable {
    /// The view whose layer this is.
    @Weak var view: UIView?
    var own = LayerGeometry()
    /// What `draw(in:)` painted last.
    private var drawn: [Mark] = []
    private var isStale = false
    private let serial = CALayer.takeSerial()

    /// A layer that shows nothing yet.
    public init() {}

    /// A copy for showing, where layers are animated; here only for code that overrides it.
    public init(layer: Anything) {
        guard let layer = layer as? CALayer else { return }
        own = layer.own
        (cornerRadius, borderWidth, borderColor) =
            (layer.cornerRadius, layer.borderWidth, layer.borderColor)
        own.background = layer.backgroundColor
        contents = layer.contents
    }

    /// There are no archives here: a layer that shows nothing yet.
    public required init?(coder: NSCoder) {}

    // MARK: Geometry

    /// Its rectangle in its own coordinates, in points.
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

    /// Where its anchor lies in the layer around it, in points.
    open var position: CGPoint {
        get { view?.center ?? own.position }
        set { put({ $0.center = newValue }, alone: { $0.position = newValue }) }
    }

    /// The point about which it turns, as shares of its size. Views turn about their middle: theirs stays there.
    open var anchorPoint: CGPoint {
        get { own.anchor }
        set { put({ _ in }, alone: { $0.anchor = newValue }) }
    }

    /// Which lies in front among layers of one layer; equal ones as they were added.
    open var zPosition: CGFloat = 0 { didSet { changed() } }

    /// How it is turned, stretched or moved about its anchor; the plane's part of it is shown.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
        set {
            put(
                { $0.transform = CATransform3DGetAffineTransform(newValue) },
                alone: { $0.transform = newValue })
        }
    }

    /// Its rectangle in the layer around it; under a transform the upright box around it.
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

    /// The plane's part of `transform`.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets `transform`.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// Sets what a view's layer has of its view, and any other of its own.
    private func put(_ toView: (UIView) -> Void, alone: (inout LayerGeometry) -> Void) {
        if let view { return toView(view) }
        alone(&own)
        changed()
    }

    // MARK: Looks

    /// Whether it and all in it are not shown.
    open var isHidden: Bool {
        get { view?.isHidden ?? own.isHidden }
        set { put({ $0.isHidden = newValue }, alone: { $0.isHidden = newValue }) }
    }

    /// Opacity of it and all in it, 0 to 1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? own.opacity }
        set { put({ $0.alpha = CGFloat(newValue) }, alone: { $0.opacity = newValue }) }
    }

    /// What fills it before anything is drawn; nil for nothing.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? own.background }
        set {
            put(
                { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) },
                alone: { $0.background = newValue })
        }
    }

    /// Radius of the drawn corners, in points; touches do not see it (HT4).
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { cornersChanged(from: oldValue, maskedCorners) } }
    }

    /// Which corners are round.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { cornersChanged(from: cornerRadius, oldValue) } }
    }

    /// How corners are round; always along circles.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Width of the line along the inside of the edge, in points.
    open var borderWidth: CGFloat = 0 { didSet { changed() } }
    /// Colour of that line.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }

    /// Whether what lies outside the bounds, or beyond round corners, is not drawn.
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

    /// Opacity of the shadow, 0 to 1; none by default.
    open var shadowOpacity: Float = 0 { didSet { changed() } }
    /// Colour of the shadow.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    /// Where the shadow falls, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat = 3 { didSet { changed() } }
    /// What casts the shadow; nil for the layer's outline.
    open var shadowPath: CGPath? { didSet { changed() } }

    /// A `CGImage` or `UIImage` that fills it.
    open var contents: Anything? { didSet { changed() } }
    /// How `contents` lie within the bounds.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }

    /// Cuts what is shown to the path of a shape layer, or to the bounds of another one.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayer = nil
            mask?.superlayer = self
            changed()
        }
    }

    /// A name for the program's use.
    open var name: String?
    /// Who draws and lays out in its place; a view's layer has its view. Not kept alive.
    @Weak open var delegate: CALayerDelegate?
    /// Whether a new size asks for `draw(in:)`.
    open var needsDisplayOnBoundsChange = false
    /// Pixels a point; shapes have as many as are wanted.
    open var contentsScale: CGFloat = 1
    /// Only kept: everything is drawn as shapes.
    open var shouldRasterize = false
    /// Only kept.
    open var rasterizationScale: CGFloat = 1
    /// Only kept.
    open var drawsAsynchronously = false
    /// Only kept.
    open var allowsEdgeAntialiasing = false
    /// Only kept: parts fade together with the layer.
    open var allowsGroupOpacity = true
    /// Only kept: layers have no back.
    open var isDoubleSided = true
    /// Only kept.
    open var isOpaque = false
    /// Only kept: there is no depth.
    open var sublayerTransform = CATransform3DIdentity
    /// Only kept.
    open var anchorPointZ: CGFloat = 0
    /// Only kept.
    open var speed: Float = 1
    /// Only kept.
    open var timeOffset: Double = 0
    /// Only kept.
    open var beginTime: Double = 0
    /// Only kept: what is set is seen at once.
    open var actions: [String: CAAction]?

    var running: [(key: String, animation: CAAnimation)] = []
    /// Values under names that mean nothing here.
    var kept: [String: Anything] = [:]

    // MARK: Tree

    /// Whether it is to be laid out.
    open func needsLayout() -> Bool { view?.needsLayout ?? false }
    /// Whether it is to be drawn.
    open func needsDisplay() -> Bool { view?.needsDisplay ?? isStale }
    /// What of it is seen: all of it, as far as the layer itself knows.
    open var visibleRect: CGRect { bounds }

    /// The layers in it that are no view's, the front-most last; nil if there are none.
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

    /// The layer around it; that of a view's layer is the layer of the superview.
    open internal(set) var superlayer: CALayer? {
        get { view == nil ? outer : view?.superview?.layer }
        set { outer = newValue }
    }

    /// Puts a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: inner.count) }

    /// Puts a layer at an index, 0 being the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right behind `sibling`; behind all if that is not here.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: inner.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer right in front of `sibling`; in front of all if that is not here.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? inner.count)
    }

    /// Puts one layer in another's place.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = inner.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    /// Takes the layer out. A view's layer goes with its view.
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

    /// Paints the layer's content, in its coordinates; the delegate does, if there is one.
    open func draw(in ctx: CGContext) {
        if view == nil { delegate?.draw(self, in: ctx) }
    }

    /// Makes the content anew in another way than by drawing; override it to set `contents`.
    open func display() {}

    /// Asks for `draw(in:)` before the next picture.
    open func setNeedsDisplay() {
        if let view { return view.setNeedsDisplay() }
        isStale = true
        changed()
    }

    /// Asks for `draw(in:)` before the next picture; all of it is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Places the layers in it; a view's layer is asked with its view.
    open func layoutSublayers() {
        if view == nil { delegate?.layoutSublayers(of: self) }
    }

    /// Asks for a layout.
    open func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { layoutSublayers() }
    }

    /// Lays out now what needs it.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }

    /// Draws now if it was asked for.
    open func displayIfNeeded() {}

    /// What the layer shows of itself beside background, border and what is drawn: for kinds of layers.
    package func content() -> [Mark] { [] }

    /// What `draw(in:)` paints, painted anew if that was asked for.
    func drawnContent() -> [Mark] {
        guard isStale, view == nil else { return drawn }
        isStale = false
        display()
        drawn = CGContext.marks(in: bounds) { draw(in: $0) }
        return drawn
    }

    /// Whether a new value of `key` asks for `draw(in:)`.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// What happens by itself when a value changes: nothing here.
    open func action(forKey event: String) -> CAAction? { nil }
    /// What happens by itself when a value changes: nothing here.
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    private static var lastSerial = 0

    private static func takeSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    public nonisolated static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}
