import TouchKit
import TouchScript

/// The delegate of a scene's application, a responder at the end of the chain.
final class AppDelegate: UIResponder, UIApplicationDelegate, SelfDeclaringResponder {
    var conduct = Conduct()

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
