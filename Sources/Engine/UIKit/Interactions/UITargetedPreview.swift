import TouchKit

/// The look of a preview; stored only, as previews are plain.
open class UIPreviewParameters {
    /// The visible part, in the view's coordinates.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow.
    open var shadowPath: UIBezierPath?
    /// The color behind the view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor! = .white
    /// Creates parameters without a path.
    public init() {}
}

/// The parameters of a preview that is dragged; stored only.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a preview; stored only.
open class UIPreviewTarget {
    /// The view that contains the preview.
    public let container: UIView
    /// The middle of the preview, in its container's coordinates.
    public let center: CGPoint
    /// Creates a place in a container.
    public init(container: UIView, center: CGPoint) {
        (self.container, self.center) = (container, center)
    }
}

/// A view that stands for what a menu is about, or what is dragged; stored only.
open class UITargetedPreview {
    /// The view that is shown.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIPreviewParameters
    /// The place of the preview; nil for that of the view.
    public let target: UIPreviewTarget?

    /// Creates a preview of a view.
    public init(
        view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(),
        target: UIPreviewTarget? = nil
    ) { (self.view, self.parameters, self.target) = (view, parameters, target) }
}

/// A preview of what is dragged; stored only.
open class UITargetedDragPreview: UITargetedPreview {}

/// A preview of a dragged item; stored only.
open class UIDragPreview {
    /// The view that is shown.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIDragPreviewParameters
    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}
