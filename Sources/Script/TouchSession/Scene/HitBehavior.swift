import TouchKit
import TouchScript

/// The behavior of a view in a scene beyond its looks: which view a touch on it hits, and whether
/// it follows the touch.
struct HitBehavior {
    var hitTest: ((UIView) -> UIView?)?
    /// Indicates whether `hitTest` applies wherever the finger is.
    var isUnconditional = false
    var passesThrough = false
    /// The area in which the view is hit; nil leaves it to the base class.
    var pointInside: PointInside?
    private var find: (String) -> UIView? = { _ in nil }
    /// The closure that decides whether a recognizer may begin; nil leaves it to the base class.
    var permits: RelationOverrides.Answer?
    var moves = false
    var tracking: SubviewTracking?
    var canBecomeFirstResponder = false

    var isPlain: Bool {
        hitTest == nil && !passesThrough && pointInside == nil && permits == nil && !moves
            && tracking == nil && !canBecomeFirstResponder
    }

    init() {}

    /// Creates the behavior that clauses state. The stage is asked for views and recognizers only
    /// when they are needed.
    init(_ clauses: [ViewClause], stage: SceneStage) {
        let find = { [stage = Weak(stage)] (name: String) in
            stage.object?.view(named: name)
        }
        self.find = find
        for clause in clauses {
            switch clause {
            case .hitTest(.itself): hitTest = { $0 }
            case .hitTest(.nobody): hitTest = { _ in nil }
            case .hitTest(.passThrough): passesThrough = true
            case .hitTest(.view(let name)): hitTest = { _ in find(name) }
            case .hitTest(.anywhereItself): (hitTest, isUnconditional) = ({ $0 }, true)
            case .hitTest(.anywhereView(let name)):
                (hitTest, isUnconditional) = ({ _ in find(name) }, true)
            case .pointInside(let answer): pointInside = answer
            case .shouldBegin(let who): permits = stage.matcher(of: who)
            case .moves: moves = true
            case .tracksSubviews: tracking = SubviewTracking()
            case .firstResponder: canBecomeFirstResponder = true
            default: break
            }
        }
        // Otherwise the subviews would get the touches.
        if tracking != nil, hitTest == nil { hitTest = { $0 } }
    }

    /// Returns the hit view as typical overrides do: a fixed answer, inside the view or wherever
    /// the finger is, or the base class's answer without the view itself.
    func hitTest(
        _ point: CGPoint, in view: UIView, with event: UIEvent?, base: () -> UIView?
    ) -> UIView? {
        if let hitTest {
            if isUnconditional { return hitTest(view) }
            let isOpen =
                !view.isHidden && view.isUserInteractionEnabled
                && view.alpha >= UIView.faintestTouchableAlpha
            return isOpen && view.point(inside: point, with: event) ? hitTest(view) : nil
        }
        let answer = base()
        return passesThrough && answer === view ? nil : answer
    }

    /// Returns whether the view contains a point; `base` is the answer of the base class.
    func contains(
        _ point: CGPoint, in view: UIView, base: () -> Bool
    ) -> Bool {
        func isIn(_ names: [String]) -> Bool {
            names.contains { name in
                guard let other = find(name) else { return false }
                return other.bounds.holds(view.convert(point, to: other))
            }
        }
        switch pointInside {
        case nil: return base()
        case .outset(let distance):
            return view.bounds.insetBy(dx: -distance, dy: -distance).holds(point)
        case .always(let answer): return answer
        case .reaches(let names): return base() || isIn(names)
        case .only(let names): return isIn(names)
        case .exceptViews(let names): return base() && !isIn(names)
        case .exceptRect(let rect): return base() && !rect.holds(point)
        }
    }
}

extension CGRect {
    /// Returns whether the rectangle contains a point; its right and bottom edges are excluded
    /// (HT4).
    fileprivate func holds(_ point: CGPoint) -> Bool {
        !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}

extension UIView {
    /// Moves by the average distance of the touches.
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
