import TouchKit

/// Follows touches over the subviews of a view that gets them all: whoever a finger comes over is lit, if it is a control, and
/// told in the trace.
final class SubviewTracking {
    private var held: [UITouch: UIView] = [:]

    /// The finger came down, or moved.
    func track(_ touches: Set<UITouch>, in view: UIView) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { track(touch, in: view) }
    }

    /// The finger lifted, or was taken away.
    func leave(_ touches: Set<UITouch>, in view: UIView) {
        for touch in touches { leave(touch, in: view) }
    }

    private func track(_ touch: UITouch, in view: UIView) {
        let place = touch.location(in: view)
        let subview = view.subviews.last { !$0.isHidden && $0.frame.contains(place) }
        guard subview !== held[touch] else { return }
        leave(touch, in: view)
        guard let subview else { return }
        held[touch] = subview
        (subview as? UIControl)?.isHighlighted = true
        note("enters", subview, by: view)
    }

    private func leave(_ touch: UITouch, in view: UIView) {
        guard let subview = held.removeValue(forKey: touch) else { return }
        (subview as? UIControl)?.isHighlighted = false
        note("leaves", subview, by: view)
    }

    private func note(_ verb: String, _ subview: UIView, by view: UIView) {
        guard let name = subview.accessibilityIdentifier else { return }
        UIApplication.shared.tracer?.note("\(verb) \(name)", by: view)
    }
}
