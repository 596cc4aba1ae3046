import TouchKit
import TouchScript

/// A scroll view of a scene with overrides for where it is hit, and which of its content gets and
/// keeps touches.
final class SceneScrollView: UIScrollView, SelfDeclaringResponder {
    var hitBehavior = HitBehavior()
    var answers = ContentAnswers()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitBehavior.hitTest(point, in: self, with: event) { super.hitTest(point, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hitBehavior.contains(point, in: self) { super.point(inside: point, with: event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hitBehavior.permits?(gestureRecognizer)
            ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
        answers.begin?(view) ?? super.touchesShouldBegin(touches, with: event, in: view)
    }

    /// Lets scrolling cancel touches in rows, although they are controls.
    override func touchesShouldCancel(in view: UIView) -> Bool {
        answers.cancel?(view) ?? (view is ListRow || super.touchesShouldCancel(in: view))
    }
}

/// The answers of a scroll view about its content; nil leaves them to the base class.
struct ContentAnswers {
    var begin: ((UIView) -> Bool)?
    var cancel: ((UIView) -> Bool)?

    var isPlain: Bool { begin == nil && cancel == nil }

    init() {}

    init(_ clauses: [ViewClause], stage: SceneStage) {
        for clause in clauses {
            switch clause {
            case .touchesShouldBegin(let views): begin = stage.matcher(of: views)
            case .touchesShouldCancel(let views): cancel = stage.matcher(of: views)
            default: break
            }
        }
    }
}

extension SceneStage {
    fileprivate func matcher(of selection: ViewSelection) -> (UIView) -> Bool {
        { [stage = Weak(self)] view in
            switch selection {
            case .all: true
            case .nobody: false
            case .only(let names): stage.object?.isIn(names, view) == true
            case .allBut(let names): stage.object?.isIn(names, view) != true
            }
        }
    }

    /// Returns whether a view is one of these, or a descendant of one.
    private func isIn(_ names: [String], _ view: UIView) -> Bool {
        names.contains { name in
            self.view(named: name).map { view.isDescendant(of: $0) } == true
        }
    }
}
