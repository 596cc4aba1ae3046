@_spi(Hosts) import TouchKit
import TouchScript

/// A view of a scene with overrides.
final class SceneView: UIView, SelfDeclaringResponder {
    var handlers = HandlerBehavior()
    var hitBehavior = HitBehavior()

    override var canBecomeFirstResponder: Bool { hitBehavior.canBecomeFirstResponder }

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

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hitBehavior.tracking?.track(touches, in: self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if hitBehavior.moves { follow(touches) }
        hitBehavior.tracking?.track(touches, in: self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hitBehavior.tracking?.leave(touches, in: self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hitBehavior.tracking?.leave(touches, in: self)
        super.touchesCancelled(touches, with: event)
    }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        handlers.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// A label of a scene with overrides.
final class SceneLabel: UILabel, SelfDeclaringResponder {
    var handlers = HandlerBehavior()
    var hitBehavior = HitBehavior()

    override var canBecomeFirstResponder: Bool { hitBehavior.canBecomeFirstResponder }

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

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if hitBehavior.moves { follow(touches) }
        super.touchesMoved(touches, with: event)
    }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        handlers.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// A button of a scene with an override for where it is hit.
final class SceneButton: UIButton, SelfDeclaringResponder {
    var hitBehavior = HitBehavior()

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
}
