import TouchPicture

/// The properties of a view for drawing and layout, beside those that touches need. Only views
/// inherit it: members that subclasses override must be declared in a class, and the engine does
/// without these.
open class ViewAppearance: UIResponder {
    /// The stored values; nil until one of them is set.
    final var looks: ViewLooks?

    // Stated so that a subclass's deinitializer may be isolated to no actor.
    deinit {}

    /// The view itself: only views inherit this class.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    // MARK: Looks

    #if canImport(Foundation)
        /// The class of the view's layer.
        open class var layerClass: AnyClass { CALayer.self }
    #endif

    /// The visible properties of the view: corners, border, shadow, and layers in it.
    public var layer: CALayer {
        if let layer = looks?.layer { return layer }
        // A view whose kind of layer shows content by itself has its layer from the first picture
        // on.
        return view.makeLayer()
    }

    /// The color that the view uses to stand out; inherited from the superview, and by default a
    /// quiet blue.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { looks?.tint ?? view.superview?.tintColor ?? ControlPalette.tint }
        set {
            view.ownLooks.tint = newValue
            view.tellTint()
        }
    }

    /// Called when the tint color has changed, here or above.
    open func tintColorDidChange() {}

    /// The placement of content in the bounds, which images follow.
    open var contentMode: UIView.ContentMode {
        get { looks?.contentMode ?? .scaleToFill }
        set {
            view.ownLooks.contentMode = newValue
            view.setNeedsDisplay()
        }
    }

    /// Indicates whether the view is opaque; stored only.
    open var isOpaque: Bool {
        get { view.kept["isOpaque"] ?? true }
        set { view.kept["isOpaque"] = newValue }
    }

    /// The number of pixels per point; stored only, as everything is drawn as shapes.
    open var contentScaleFactor: CGFloat {
        get { view.kept["contentScaleFactor"] ?? UIScreen.main.scale }
        set { view.kept["contentScaleFactor"] = newValue }
    }

    /// Indicates whether the view is cleared before it draws; always true: a drawing replaces the
    /// previous one.
    open var clearsContextBeforeDrawing: Bool {
        get { true }
        set { _ = newValue }
    }

    /// The style to use instead of the system's; stored only, as there is no dark style here.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.kept["overrideUserInterfaceStyle"] ?? .unspecified }
        set { view.kept["overrideUserInterfaceStyle"] = newValue }
    }

    /// The effect of the view's meaning on its direction; read by programs only: constraints and
    /// text go from left to right.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { view.kept["semanticContentAttribute"] ?? .unspecified }
        set { view.kept["semanticContentAttribute"] = newValue }
    }

    /// The direction that the view's meaning asks for: from left to right unless it is forced to be
    /// the other one.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size classes, style, and resolution of the place where the view is shown.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// Called when traits have changed; they never do here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Draws a layer whose delegate the view is, unless it is the view's own.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Places the sublayers of a layer whose delegate the view is.
    open func layoutSublayers(of layer: CALayer) {
        if layer === looks?.layer { view.layoutSubviews() }
    }
    /// Returns the implicit action when a layer's value changes: always nil here.
    open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }

    // MARK: Layout

    /// The parts of the frame that adapt when the superview is resized.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { looks?.mask ?? [] }
        set { view.ownLooks.mask = newValue }
    }

    /// Indicates whether subviews follow their `autoresizingMask`.
    open var autoresizesSubviews: Bool {
        get { looks?.resizesSubviews ?? true }
        set { view.ownLooks.resizesSubviews = newValue }
    }

    /// Indicates whether the frame determines the view's position and size; otherwise constraints
    /// do.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { looks?.isConstrained != true }
        set {
            guard newValue == (looks?.isConstrained == true) else { return }
            view.ownLooks.isConstrained = !newValue
            view.noteConstraints()
        }
    }

    /// The size that suits the content, in points; `UIView.noIntrinsicMetric` for a length that
    /// does not matter.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Notes that another size suits the content now.
    open func invalidateIntrinsicContentSize() { view.noteConstraints() }

    /// Called before layout after `setNeedsUpdateConstraints()`; call super at the end.
    open func updateConstraints() { looks?.needsUpdateConstraints = false }

    /// Requests a call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        view.ownLooks.needsUpdateConstraints = true
        view.setNeedsLayout()
    }

    /// Calls `updateConstraints()` now, if it was requested.
    open func updateConstraintsIfNeeded() {
        if looks?.needsUpdateConstraints == true { updateConstraints() }
    }

    /// Returns whether `updateConstraints()` was requested.
    open func needsUpdateConstraints() -> Bool { looks?.needsUpdateConstraints == true }

    /// Indicates whether the view works only with constraints; it makes no difference here.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The insets from the frame to the rectangle that is aligned; always zero, as constraints
    /// align frames here.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The room that content should leave at the edges, in points.
    open var layoutMargins: UIEdgeInsets {
        get { looks?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            view.ownLooks.layoutMargins = newValue
            layoutMarginsDidChange()
            view.noteConstraints()
        }
    }

    /// The same room by the direction of lines.
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

    /// The insets covered by bars and a rounded screen, as the host reports them, and those that
    /// controllers add (LA1); see `UIWindow.systemInsets`.
    open var safeAreaInsets: UIEdgeInsets { view.safeArea }
    /// Called when the safe area has changed with the window's or a controller's (LA3).
    open func safeAreaInsetsDidChange() {}

    /// Returns the size that the constraints within the view require, near `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        view.constrainedSize(near: targetSize)
    }

    #if canImport(Foundation)
        /// Returns the size that the constraints ask for, near a size; priorities are not weighed.
        open func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            let size = systemLayoutSizeFitting(targetSize)
            return CGSize(
                width: horizontalFittingPriority == .required ? targetSize.width : size.width,
                height: verticalFittingPriority == .required ? targetSize.height : size.height)
        }
        /// The view whose first line is that of this one: this one.
        open var forFirstBaselineLayout: UIView { view }
        /// The view whose last line is that of this one: this one.
        open var forLastBaselineLayout: UIView { view }
        /// Returns the rectangle by which the view is aligned, without its alignment insets.
        open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
        /// Returns the frame of the view by the rectangle by which it is aligned.
        open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
    #endif

    // MARK: Accessibility

    /// The label of the view for assistive technologies; stored only.
    open var accessibilityLabel: String? {
        get { view.kept["accessibilityLabel"] }
        set { view.kept["accessibilityLabel"] = newValue }
    }

    /// The value of the view for assistive technologies; stored only.
    open var accessibilityValue: String? {
        get { view.kept["accessibilityValue"] }
        set { view.kept["accessibilityValue"] = newValue }
    }

    /// The description of what the view does; stored only.
    open var accessibilityHint: String? {
        get { view.kept["accessibilityHint"] }
        set { view.kept["accessibilityHint"] = newValue }
    }

    /// Indicates whether assistive technologies treat the view as one element; stored only.
    open var isAccessibilityElement: Bool {
        get { view.kept["isAccessibilityElement"] ?? false }
        set { view.kept["isAccessibilityElement"] = newValue }
    }

    /// The kinds of element that the view is announced as; stored only.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { view.kept["accessibilityTraits"] ?? .none }
        set { view.kept["accessibilityTraits"] = newValue }
    }

    /// The frame for assistive technologies, in the coordinates of the screen; that of the view
    /// unless another is set.
    open var accessibilityFrame: CGRect {
        get { view.kept["accessibilityFrame"] ?? view.convert(view.bounds, to: nil) }
        set { view.kept["accessibilityFrame"] = newValue }
    }

    /// Does what a tap would do; nothing here except for controls.
    /// - Returns: true if it did something.
    @discardableResult open func accessibilityActivate() -> Bool { false }
    /// Increases the value of an adjustable element; does nothing here except for controls.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable element; does nothing here except for controls.
    open func accessibilityDecrement() {}

    /// The elements within the view for assistive technologies; stored only.
    open var accessibilityElements: [Anything]? {
        get { view.kept["accessibilityElements"] }
        set { view.kept["accessibilityElements"] = newValue }
    }

    /// Indicates whether elements within the view are hidden from assistive technologies; stored
    /// only.
    open var accessibilityElementsHidden: Bool {
        get { view.kept["accessibilityElementsHidden"] ?? false }
        set { view.kept["accessibilityElementsHidden"] = newValue }
    }

    /// Indicates whether only elements within the view are visible to assistive technologies;
    /// stored only.
    open var accessibilityViewIsModal: Bool {
        get { view.kept["accessibilityViewIsModal"] ?? false }
        set { view.kept["accessibilityViewIsModal"] = newValue }
    }
}

extension UIView {
    /// Tells the views of the branch of a new tint, down to those that have a tint of their own.
    func tellTint() {
        tintColorDidChange()
        setNeedsDisplay()
        for child in subviews where child.looks?.tint == nil { child.tellTint() }
    }
}
