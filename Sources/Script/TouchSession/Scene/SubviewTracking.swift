import TouchKit

/// Follows touches over the subviews of a view that gets them all: the subview under a finger is
/// noted in the trace, and highlighted if it is a control.
final class SubviewTracking {
    private var held: [UITouch: UIView] = [:]

    /// Updates the subviews under touches that began or moved.
    func track(_ touches: Set<UITouch>, in view: UIView) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { track(touch, in: view) }
    }

    /// Ends the tracking of touches that ended or were cancelled.
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
