@_spi(Hosts) import TouchKit
import TouchScript

// The responders around the views of a scene. Each treats calls as the scene states, whatever its
// base class.

/// The delegate of a scene's application, a responder at the end of the chain.
final class AppDelegate: UIResponder, UIApplicationDelegate, SelfDeclaringResponder {
    var handlers = HandlerBehavior()

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        handlers.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// The application of a scene.
final class SceneApplication: UIApplication, SelfDeclaringResponder {
    var handlers = HandlerBehavior()
    var sending: EventSending?

    override func sendEvent(_ event: UIEvent) {
        if sending == .watch { self.tracer?.note("sendEvent", by: self) }
        if sending != .swallow { super.sendEvent(event) }
    }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        handlers.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// A window of a scene.
final class SceneWindow: UIWindow, SelfDeclaringResponder {
    var handlers = HandlerBehavior()
    var hitBehavior = HitBehavior()
    var sending: EventSending?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitBehavior.hitTest(point, in: self, with: event) { super.hitTest(point, with: event) }
    }

    override func sendEvent(_ event: UIEvent) {
        if sending == .watch { application?.tracer?.note("sendEvent", by: self) }
        if sending != .swallow { super.sendEvent(event) }
    }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        handlers.handle(method, by: self) { super.passOn(method, call) }
    }
}

/// A view controller of a scene.
final class SceneController: UIViewController, SelfDeclaringResponder {
    var handlers = HandlerBehavior()
    var isInitialFirstResponder = false
    var deferredEdges: UIRectEdge = []

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { deferredEdges }

    override var canBecomeFirstResponder: Bool { isInitialFirstResponder }

    override func passOn(_ method: ResponderMethod, _ call: (UIResponder) -> Void) {
        handlers.handle(method, by: self) { super.passOn(method, call) }
    }
}
