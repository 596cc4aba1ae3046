import TouchKit
import TouchScript

/// A window of a scene.
final class SceneWindow: UIWindow, SelfDeclaringResponder {
    var conduct = Conduct()
    var manner = TouchManner()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        manner.hitTest(point, in: self, with: event) { super.hitTest(point, with: event) }
    }

    var sending: EventSending?

    override func sendEvent(_ event: UIEvent) {
        if sending == .watch { application?.tracer?.note("sendEvent", by: self) }
        if sending != .swallow { super.sendEvent(event) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        conduct.handle(.touchesBegan, by: self) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        conduct.handle(.touchesMoved, by: self) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        conduct.handle(.touchesEnded, by: self) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        conduct.handle(.touchesCancelled, by: self) { super.touchesCancelled(touches, with: event) }
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        conduct.handle(.motionBegan, by: self) { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        conduct.handle(.motionEnded, by: self) { super.motionEnded(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        conduct.handle(.remoteControlReceived, by: self) {
            super.remoteControlReceived(with: event)
        }
    }
}
