import TouchPicture

/// What a view keeps for its looks and its layout: made when something of it is first set.
final class ViewLooks {
    /// What is seen; made when first asked for.
    var layer: CALayer?
    /// What `draw(_:)` painted last.
    var drawn: [Mark] = []
    /// Whether the layer is to be painted anew, though not drawn anew.
    var needsPaint = false

    var tint: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill

    var mask: UIView.AutoresizingMask = []
    var resizesSubviews = true
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var guides: [UILayoutGuide] = []
    var standardGuides: [StandardGuide: UILayoutGuide] = [:]

    /// Whether constraints, and not its frame, say where the view lies.
    var isConstrained = false
    var constraints: [NSLayoutConstraint] = []
    var needsUpdateConstraints = false
    /// Whether nothing changed since the constraints were solved.
    var isSolved = false
    /// Whether constraints have said where the view lies.
    var isPlaced = false
    /// How important the size of the content is, where code has said so.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// What else is kept.
    var kept = Kept()
    /// Who looks whether something of the view has changed.
    var watchers: [Watcher] = []
}

extension UIView {
    /// What the view keeps for its looks; made if there is none yet.
    var ownLooks: ViewLooks {
        if let looks { return looks }
        let made = ViewLooks()
        looks = made
        return made
    }

    /// The radius of the drawn corners; 0 if not all are alike.
    var cornerRadius: CGFloat { looks?.layer?.plainRadius ?? 0 }

    /// What fills the bounds, unless it is painted with the layer.
    var shownBackground: UIColor? {
        looks?.layer?.paintsBackground == true ? nil : backgroundColor
    }

    /// Something beside what `draw(_:)` paints has changed.
    func looksChanged() {
        guard let looks, !looks.needsPaint else { return }
        looks.needsPaint = true
        noteDirty()
    }

    /// Whether the view is to be painted anew.
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
