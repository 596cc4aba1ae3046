import TouchPicture

/// The values that a view stores for drawing and layout; made when one of them is first set.
final class ViewLooks {
    /// The layer of the view; made when first requested.
    var layer: CALayer?
    /// The marks that `draw(_:)` drew last.
    var drawn: [Mark] = []
    /// Indicates whether the layer is to be painted again, although `draw(_:)` need not be called.
    var needsPaint = false

    var tint: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill

    var mask: UIView.AutoresizingMask = []
    var resizesSubviews = true
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var guides: [UILayoutGuide] = []
    var standardGuides: [StandardGuide: UILayoutGuide] = [:]

    /// Indicates whether constraints, and not the frame, determine the view's position and size.
    var isConstrained = false
    var constraints: [NSLayoutConstraint] = []
    var needsUpdateConstraints = false
    /// Indicates whether nothing has changed since the constraints were solved.
    var isSolved = false
    /// Indicates whether constraints have already placed the view.
    var isPlaced = false
    /// The priorities of the content's size on each axis, where code has set them.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// The interactions of the view; those of them on which things can be dropped, and those that
    /// are told of a pencil's taps.
    var interactions: [UIInteraction] = []
    var dropTargets: [DropTarget] = []
    var pencils: [PencilGestures] = []

    /// Other values, stored by name.
    var kept = Kept()
    /// The watchers of the view's properties.
    var watchers: [Watcher] = []
}

extension UIView {
    /// The stored values; made if there are none yet.
    var ownLooks: ViewLooks {
        if let looks { return looks }
        let made = ViewLooks()
        looks = made
        return made
    }

    /// The radius of the drawn corners; 0 if they are not all alike.
    var cornerRadius: CGFloat { looks?.layer?.plainRadius ?? 0 }

    /// The color that fills the bounds, unless it is painted with the layer.
    var shownBackground: UIColor? {
        looks?.layer?.paintsBackground == true ? nil : backgroundColor
    }

    /// Notes that something visible other than the drawing of `draw(_:)` has changed.
    func looksChanged() {
        guard let looks, !looks.needsPaint else { return }
        looks.needsPaint = true
        noteDirty()
    }

    /// Indicates whether the view is to be painted again.
    var needsPicture: Bool { needsDisplay || looks?.needsPaint == true }

    func makeLayer() -> CALayer {
        let made = newLayer()
        made.view = self
        made.delegate = self
        ownLooks.layer = made
        return made
    }
}

extension UIView: CALayerDelegate {}
