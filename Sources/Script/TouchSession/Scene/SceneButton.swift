import TouchKit

/// A button of a scene that says for itself where it is hit.
final class SceneButton: UIButton, SelfDeclaringResponder {
    var manner = TouchManner()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        manner.hitTest(point, in: self, with: event) { super.hitTest(point, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        manner.contains(point, in: self) { super.point(inside: point, with: event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        manner.permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
