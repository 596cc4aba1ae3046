import TouchTrace

/// A call on its way through the responder chain.
///
/// The base implementations report that they ran. A responder whose base implementation did not run
/// consumed the call. The trace claims nothing else, unless a handler declares itself.
package struct Relay {
    let responder: UIResponder
    let method: ResponderMethod
    var baseRan = false
    var wasHandled = false
}

extension Tracer {
    /// Calls `responder` and records whether it consumed the call.
    func relay(
        _ method: ResponderMethod, to responder: UIResponder, _ call: (UIResponder) -> Void
    ) {
        relays.append(Relay(responder: responder, method: method))
        call(responder)
        let relay = relays.removeLast()
        if !relay.baseRan {
            write(
                responder is UIControl ? .rc3 : .rc2, .consumed(by: id(responder), method: method))
        }
    }

    /// Records that the base implementation of `method` ran for `responder`, and passes the call
    /// on.
    func passOn(
        _ method: ResponderMethod, from responder: UIResponder, to next: UIResponder?,
        _ call: (UIResponder) -> Void
    ) {
        var manner = HopManner.passedOn
        if let top = relays.indices.last, relays[top].responder === responder {
            relays[top].baseRan = true
            if relays[top].wasHandled {
                manner = .handledAndPassedOn
            } else if responder.isKnownToForward {
                manner = .forwarded
            }
        }
        guard let next else {
            write(.rc2, .discarded(after: id(responder), method: method))
            return
        }
        let hop = TraceEntry.hop(from: id(responder), to: id(next), method: method, how: manner)
        write(.rc2, hop) { relay(method, to: next, call) }
    }

    /// Stops a call because the chain has no end.
    func stop(_ method: ResponderMethod, from responder: UIResponder, to next: UIResponder?) {
        if let top = relays.indices.last { relays[top].baseRan = true }
        write(.rc1, .hop(from: id(responder), to: id(next), method: method, how: .endless))
    }

    func noteHandled(by responder: UIResponder) {
        if let top = relays.indices.last, relays[top].responder === responder {
            relays[top].wasHandled = true
        }
    }
}

extension UIResponder {
    /// Indicates whether this very class is one of the engine's that override no touch method, or
    /// declares itself.
    var isKnownToForward: Bool { isPlain || declaresItself }

    static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self),
        ObjectIdentifier(UIScrollView.self),
        ObjectIdentifier(UIWindow.self), ObjectIdentifier(UIViewController.self),
        ObjectIdentifier(UIApplication.self), ObjectIdentifier(UIResponder.self),
    ]
}

/// A responder that always calls `Tracer.handled(_:by:)` when it handles a call, so that the trace
/// may take its silence for plain forwarding.
public protocol SelfDeclaringResponder: UIResponder {}
