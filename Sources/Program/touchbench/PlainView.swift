import Foundation
import TouchKit
import TouchPicture

/// A view with hit-testing by a straightforward recursion, as the guides describe it. The engine is
/// measured against it; it is as open to subclasses of other modules as the engine's views.
open class PlainView {
    open var bounds: CGRect
    open var center: CGPoint
    open var transform = CGAffineTransform.identity
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isUserInteractionEnabled = true
    public private(set) var subviews: [PlainView] = []

    public init(bounds: CGRect, center: CGPoint) {
        self.bounds = bounds
        self.center = center
    }

    func addSubview(_ view: PlainView) {
        subviews.append(view)
    }

    func removeLastSubview() {
        subviews.removeLast()
    }

    open func hitTest(_ point: CGPoint) -> PlainView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point) else {
            return nil
        }
        for subview in subviews.reversed() {
            let inside = subview.convertFromSuperview(point)
            if let hit = subview.hitTest(inside) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint) -> Bool {
        bounds.contains(point)
    }

    func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
        if !transform.isIdentity { offset = offset.applying(transform.inverted()) }
        return CGPoint(x: offset.x + bounds.midX, y: offset.y + bounds.midY)
    }
}

/// A view with overrides, so that the compiler cannot assume that there are none.
final class PlainRefuser: PlainView {
    override func hitTest(_ point: CGPoint) -> PlainView? { nil }
    override func point(inside point: CGPoint) -> Bool { false }
}
