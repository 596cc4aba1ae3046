import TouchKit
import TouchScript
import TouchTrace

/// What a scene says a responder does with the calls that reach it.
struct HandlerBehaviour {
    var touches: Handling?
    var motion: Handling?
    var remote: Handling?
    /// A word for the trace when a call begins.
    var note: String?

    /// Nothing is said: the responder can be of a plain class.
    var isPlain: Bool { touches == nil && motion == nil && remote == nil && note == nil }

    init() {}

    init(_ clauses: [ViewClause], language: String) {
        for clause in clauses {
            switch clause {
            case .touches(let handling): touches = handling
            case .motion(let handling): motion = handling
            case .remote(let handling): remote = handling
            case .logs(let text): note = text[language]
            default: break
            }
        }
    }

    /// Handles `method` as the scene says, and declares it; `passOn` calls `super`.
    func handle(_ method: ResponderMethod, by responder: UIResponder, passOn: () -> Void) {
        let handling = handling(of: method) ?? unstated
        if handling != .forward { declare(method, by: responder) }
        if handling != .consume { passOn() }
    }

    /// What is done with calls of which nothing is said: a note that stands alone is of every call.
    private var unstated: Handling {
        let isAlone = touches == nil && motion == nil && remote == nil
        return isAlone && note != nil ? .handleAndForward : .forward
    }

    private func handling(of method: ResponderMethod) -> Handling? {
        switch method {
        case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: touches
        case .motionBegan, .motionEnded, .motionCancelled: motion
        case .remoteControlReceived: remote
        }
    }

    private func declare(_ method: ResponderMethod, by responder: UIResponder) {
        guard let tracer = UIApplication.shared.tracer else { return }
        tracer.handled(method, by: responder)
        guard let note else { return }
        switch method {
        case .touchesBegan, .motionBegan, .remoteControlReceived: tracer.note(note, by: responder)
        default: break
        }
    }
}
