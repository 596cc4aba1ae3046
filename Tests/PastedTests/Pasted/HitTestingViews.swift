import UIKit

/// Lets touches through to what lies behind, except on its subviews.
class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view == self ? nil : view
    }
}

/// A small view that is easy to hit.
class GenerousView: UIView {
    var touchInsets = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: touchInsets).contains(point)
    }
}

/// Finds subviews that lie outside of it, too.
class OverflowingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for subview in subviews.reversed() {
            let inside = subview.convert(point, from: self)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}

/// Touched only within its circle.
class RoundView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }
}
