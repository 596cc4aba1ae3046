import TouchKit
import TouchScript

/// What a scene says of a view beyond its looks: who it lets a touch hit, and whether it follows one.
struct TouchManner {
    var hitTest: ((UIView) -> UIView?)?
    var passesThrough = false
    /// How far the view reaches beyond its bounds, in points.
    var outset: CGFloat = 0
    var moves = false
    var canBecomeFirstResponder = false

    var isPlain: Bool {
        hitTest == nil && !passesThrough && outset == 0 && !moves && !canBecomeFirstResponder
    }

    init() {}

    /// `find` gives a view by its name, when it is asked for.
    init(_ clauses: [ViewClause], find: @escaping (String) -> UIView?) {
        for clause in clauses {
            switch clause {
            case .hitTest(.itself): hitTest = { $0 }
            case .hitTest(.nobody): hitTest = { _ in nil }
            case .hitTest(.passThrough): passesThrough = true
            case .hitTest(.view(let name)): hitTest = { _ in find(name) }
            case .pointInside(let outset): self.outset = outset
            case .moves: moves = true
            case .firstResponder: canBecomeFirstResponder = true
            default: break
            }
        }
    }

    /// An override as people write it: a fixed answer inside the view, or the base answer without itself.
    func hitTest(
        _ point: CGPoint, in view: UIView, with event: UIEvent?, base: () -> UIView?
    ) -> UIView? {
        if let hitTest {
            let isOpen =
                !view.isHidden && view.isUserInteractionEnabled
                && view.alpha >= UIView.faintestTouchableAlpha
            return isOpen && view.point(inside: point, with: event) ? hitTest(view) : nil
        }
        let answer = base()
        return passesThrough && answer === view ? nil : answer
    }

    /// Half-open, as HT4 says.
    func contains(_ point: CGPoint, in view: UIView) -> Bool {
        let area = view.bounds.insetBy(dx: -outset, dy: -outset)
        guard !area.isNull else { return false }
        return area.minX <= point.x && point.x < area.maxX && area.minY <= point.y
            && point.y < area.maxY
    }
}

extension UIView {
    /// Moves as far as the touches did, taken together.
    func follow(_ touches: Set<UITouch>) {
        guard let superview, !touches.isEmpty else { return }
        var (dx, dy) = (0.0, 0.0)
        for touch in touches {
            let (now, before) = (
                touch.location(in: superview), touch.previousLocation(in: superview)
            )
            dx += now.x - before.x
            dy += now.y - before.y
        }
        let count = Double(touches.count)
        center = CGPoint(x: center.x + dx / count, y: center.y + dy / count)
    }
}
