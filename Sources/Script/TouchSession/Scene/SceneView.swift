@_spi(Hosts) import TouchKit
import TouchScript

/// A view of a scene that behaves in a way of its own.
final class SceneView: UIView, SelfDeclaringResponder {
    var conduct = HandlerBehaviour()
    var manner = HitBehaviour()

    override var canBecomeFirstResponder: Bool { manner.canBecomeFirstResponder }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        manner.hitTest(point, in: self, with: event) { super.hitTest(point, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        manner.contains(point, in: self) { super.point(inside: point, with: event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        manner.permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if manner.moves { follow(touches) }
        super.touchesMoved(touches, with: event)
    }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        conduct.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// A label of a scene that behaves in a way of its own.
final class SceneLabel: UILabel, SelfDeclaringResponder {
    var conduct = HandlerBehaviour()
    var manner = HitBehaviour()

    override var canBecomeFirstResponder: Bool { manner.canBecomeFirstResponder }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        manner.hitTest(point, in: self, with: event) { super.hitTest(point, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        manner.contains(point, in: self) { super.point(inside: point, with: event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        manner.permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if manner.moves { follow(touches) }
        super.touchesMoved(touches, with: event)
    }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        conduct.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// A button of a scene that says for itself where it is hit.
final class SceneButton: UIButton, SelfDeclaringResponder {
    var manner = HitBehaviour()

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
