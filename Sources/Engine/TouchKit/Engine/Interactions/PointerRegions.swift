import TouchPicture

/// The recognizer of a pointer over a view that is divided into regions.
package final class PointerHoverGestureRecognizer: UIHoverGestureRecognizer {
    package override var nameFromView: String? { view?.name(of: "pointer") }
}

/// The regions of a view, which a pointer enters and leaves as it moves over the view (PP4–PP6).
package final class PointerRegions: RecognizingInteraction {
    /// The recognizer of the pointer.
    package let hover = PointerHoverGestureRecognizer()
    package override var recognizers: [UIGestureRecognizer] { [hover] }

    /// A closure that returns the number of the region at a point of the view; nil for none. A
    /// region of the same number is the same (PP5).
    package var region: (CGPoint) -> Int?
    /// Called before the pointer is in a region, and after it has left it, with its number.
    package var willEnter: (Int) -> Void = { _ in }
    package var willExit: (Int) -> Void = { _ in }
    /// Indicates whether the pointer is watched; a region is left as this is switched off.
    package var isEnabled = true { didSet { if !isEnabled { leave() } } }

    private var current: Int?
    private var isInside = false

    package init(region: @escaping (CGPoint) -> Int?) {
        self.region = region
        super.init()
        hover.addTarget(self, action: PointerRegions.hovered, name: "pointer")
    }

    package override func willMove(to view: UIView?) {
        leave()
        super.willMove(to: view)
    }

    /// Asks for the region anew, as the view has changed below the pointer.
    package func invalidate() {
        leave()
        if isInside { update() }
    }

    private func hovered(_ hover: PointerHoverGestureRecognizer) {
        isInside = hover.state == .began || hover.state == .changed
        if isInside { update() } else { leave() }
    }

    /// Asks for the region at the pointer's place. Deeper views are asked before, and keep the
    /// pointer if they have a region there (PP6).
    private func update() {
        guard isEnabled, let view, let delivery = view.root?.application?.delivery else { return }
        let owner = delivery.pointerRegions
        if let owner, owner !== self, owner.isDeeper(than: view) { return leave() }
        guard let new = region(hover.location(in: view)) else { return leave() }
        if new == current { return }
        (owner ?? self).leave()
        leave()
        delivery.pointerRegions = self
        current = new
        willEnter(new)
    }

    private func leave() {
        guard let old = current else { return }
        current = nil
        if let delivery = view?.root?.application?.delivery, delivery.pointerRegions === self {
            delivery.pointerRegions = nil
        }
        willExit(old)
    }

    private func isDeeper(than other: UIView) -> Bool {
        view !== other && view?.isDescendant(of: other) == true
    }
}
