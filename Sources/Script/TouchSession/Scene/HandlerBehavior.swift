import TouchKit
import TouchScript
import TouchTrace

/// The way in which a responder treats the calls that reach it, as the scene states it.
struct HandlerBehavior {
    var touches: Handling?
    var motion: Handling?
    var remote: Handling?
    /// A note for the trace when a call begins.
    var note: String?

    /// Indicates whether the scene states nothing, so that the responder can be of a plain class.
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

    /// Handles `method` as the scene states, and declares it; `passOn` calls `super`.
    func handle(_ method: ResponderMethod, by responder: UIResponder, passOn: () -> Void) {
        let handling = handling(of: method) ?? unstated
        if handling != .forward { declare(method, by: responder) }
        if handling != .consume { passOn() }
    }

    /// The treatment of calls that the scene does not mention: a note on its own applies to every
    /// call.
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
