import TouchPicture

/// What of a view is seen and laid out, beside what touches need. Views are the only ones to inherit it: what subclasses override
/// must stand in a class, and the engine does without these.
open class ViewAppearance: UIResponder {
    /// Nil until something of it is set.
    final var looks: ViewLooks?

    // Said so that a subclass's may belong to no actor.
    deinit {}

    /// Views alone have this class above them.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    // MARK: Looks

    #if canImport(Foundation)
        /// The class of the view's layer.
        open class var layerClass: AnyClass { CALayer.self }
    #endif

    /// What is seen of the view: corners, border, shadow, and layers in it.
    public var layer: CALayer {
        if let layer = looks?.layer { return layer }
        // A view whose layer is of a kind that shows something of its own has it from its first picture on.
        return view.makeLayer()
    }

    /// The colour of what the view wants to be seen by; that of the view above it, or a quiet blue.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { looks?.tint ?? view.superview?.tintColor ?? ControlPalette.tint }
        set {
            view.ownLooks.tint = newValue
            view.tellTint()
        }
    }

    /// Called when the tint colour has changed, here or above.
    open func tintColorDidChange() {}

    /// How content lies in the bounds: images do as it says.
    open var contentMode: UIView.ContentMode {
        get { looks?.contentMode ?? .scaleToFill }
        set {
            view.ownLooks.contentMode = newValue
            view.setNeedsDisplay()
        }
    }

    /// Only kept.
    open var isOpaque: Bool {
        get { view.kept["isOpaque"] ?? true }
        set { view.kept["isOpaque"] = newValue }
    }

    /// Only kept: everything is drawn as shapes.
    open var contentScaleFactor: CGFloat {
        get { view.kept["contentScaleFactor"] ?? UIScreen.main.scale }
        set { view.kept["contentScaleFactor"] = newValue }
    }

    /// Only kept: what is drawn replaces what was drawn before.
    open var clearsContextBeforeDrawing: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Only kept: there is no dark style here.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.kept["overrideUserInterfaceStyle"] ?? .unspecified }
        set { view.kept["overrideUserInterfaceStyle"] = newValue }
    }

    /// Only kept: lines go from left to right.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { view.kept["semanticContentAttribute"] ?? .unspecified }
        set { view.kept["semanticContentAttribute"] = newValue }
    }

    /// Lines go from left to right.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Size, style and resolution of where the view is shown.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// Called when traits have changed; here they never do.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Paints a layer whose delegate the view is, unless it is the view's own.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Places the layers in one whose delegate the view is.
    open func layoutSublayers(of layer: CALayer) {
        if layer === looks?.layer { view.layoutSubviews() }
    }
    /// What happens by itself when a layer's value changes: nothing here.
    open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }

    // MARK: Layout

    /// What of the frame follows when the superview gets another size.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { looks?.mask ?? [] }
        set { view.ownLooks.mask = newValue }
    }

    /// Whether subviews follow their `autoresizingMask`.
    open var autoresizesSubviews: Bool {
        get { looks?.resizesSubviews ?? true }
        set { view.ownLooks.resizesSubviews = newValue }
    }

    /// Whether the frame says where the view lies; if not, constraints do.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { looks?.isConstrained != true }
        set {
            guard newValue == (looks?.isConstrained == true) else { return }
            view.ownLooks.isConstrained = !newValue
            view.noteConstraints()
        }
    }

    /// The size that suits the content, in points; `UIView.noIntrinsicMetric` where it does not matter.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that another size suits the content now.
    open func invalidateIntrinsicContentSize() { view.noteConstraints() }

    /// Called before layout after `setNeedsUpdateConstraints()`; call super at the end.
    open func updateConstraints() { looks?.needsUpdateConstraints = false }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        view.ownLooks.needsUpdateConstraints = true
        view.setNeedsLayout()
    }

    /// Calls `updateConstraints()` now, if it was asked for.
    open func updateConstraintsIfNeeded() {
        if looks?.needsUpdateConstraints == true { updateConstraints() }
    }

    /// Whether `updateConstraints()` was asked for.
    open func needsUpdateConstraints() -> Bool { looks?.needsUpdateConstraints == true }

    /// Whether the view is of use only with constraints; it makes no difference here.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// How far the rectangle that is aligned lies within the frame: constraints align frames here.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Room that content should keep from the edges, in points.
    open var layoutMargins: UIEdgeInsets {
        get { looks?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            view.ownLooks.layoutMargins = newValue
            layoutMarginsDidChange()
            view.noteConstraints()
        }
    }

    /// The same by the direction of lines.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let m = layoutMargins
            return NSDirectionalEdgeInsets(
                top: m.top, leading: m.left, bottom: m.bottom, trailing: m.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
                right: newValue.trailing)
        }
    }

    /// Called when the margins have changed.
    open func layoutMarginsDidChange() {}

    /// What bars and a rounded screen take from the edges: nothing here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Called when that has changed; here it never does.
    open func safeAreaInsetsDidChange() {}

    /// The size that constraints within the view ask for, near to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        view.constrainedSize(near: targetSize)
    }

    // MARK: Accessibility

    /// Said of the view; only kept.
    open var accessibilityLabel: String? {
        get { view.kept["accessibilityLabel"] }
        set { view.kept["accessibilityLabel"] = newValue }
    }

    /// Said of its value; only kept.
    open var accessibilityValue: String? {
        get { view.kept["accessibilityValue"] }
        set { view.kept["accessibilityValue"] = newValue }
    }

    /// Said of what it does; only kept.
    open var accessibilityHint: String? {
        get { view.kept["accessibilityHint"] }
        set { view.kept["accessibilityHint"] = newValue }
    }

    /// Whether it is told of as a whole; only kept.
    open var isAccessibilityElement: Bool {
        get { view.kept["isAccessibilityElement"] ?? false }
        set { view.kept["isAccessibilityElement"] = newValue }
    }

    /// What kind of thing it is told of as; only kept.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { view.kept["accessibilityTraits"] ?? .none }
        set { view.kept["accessibilityTraits"] = newValue }
    }

    /// Where it is told of, in the coordinates of the screen; where the view is unless something else is set.
    open var accessibilityFrame: CGRect {
        get { view.kept["accessibilityFrame"] ?? view.convert(view.bounds, to: nil) }
        set { view.kept["accessibilityFrame"] = newValue }
    }

    /// Does what a tap would do: nothing here but for controls.
    /// - Returns: whether that was anything.
    @discardableResult open func accessibilityActivate() -> Bool { false }
    /// Raises the value of what is adjustable: nothing here but for controls.
    open func accessibilityIncrement() {}
    /// Lowers it.
    open func accessibilityDecrement() {}

    /// What is told of one by one within the view; only kept.
    open var accessibilityElements: [Anything]? {
        get { view.kept["accessibilityElements"] }
        set { view.kept["accessibilityElements"] = newValue }
    }

    /// Whether what is within the view is not told of; only kept.
    open var accessibilityElementsHidden: Bool {
        get { view.kept["accessibilityElementsHidden"] ?? false }
        set { view.kept["accessibilityElementsHidden"] = newValue }
    }

    /// Whether only what is within the view is told of; only kept.
    open var accessibilityViewIsModal: Bool {
        get { view.kept["accessibilityViewIsModal"] ?? false }
        set { view.kept["accessibilityViewIsModal"] = newValue }
    }
}

extension UIView {
    /// Tells the branch of a new tint, as far down as none has its own.
    func tellTint() {
        tintColorDidChange()
        setNeedsDisplay()
        for child in subviews where child.looks?.tint == nil { child.tellTint() }
    }
}
