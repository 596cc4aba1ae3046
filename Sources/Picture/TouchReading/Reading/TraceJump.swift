import TouchTrace

/// What one can step to in a trace.
public enum TraceJump: Int, CaseIterable, Hashable, Sendable {
    /// The end of an event: a finger's samples, a fired timer, an interruption.
    case event
    /// Anything that was decided, asked or delivered.
    case decision
    case action
    /// A recognizer changed its state.
    case stateChange
    /// A view or a recognizer lost a touch.
    case cancellation
}

extension TraceEntry {
    /// Whether records with this entry begin something that the engine does in one go.
    func beginsEvent(cause: Int32) -> Bool {
        switch self {
        case .taken, .systemEvent: true
        case .pointer, .interrupted: cause == 0
        case .timer(_, _, .fired, _): cause == 0
        default: false
        }
    }

    func isStop(for jump: TraceJump) -> Bool {
        switch jump {
        case .event: false
        case .decision: isDecision
        case .action: if case .action = self { true } else { false }
        case .stateChange: if case .transition = self { true } else { false }
        case .cancellation: isCancellation
        }
    }

    private var isDecision: Bool {
        switch self {
        case .repaired, .swallowed, .visit, .answer, .hit, .withheld, .delivery, .hop, .consumed,
            .discarded, .held, .released, .dropped, .cancellation, .receives, .question,
            .transition, .refused, .action, .prevented, .requirement, .ignored, .interrupted:
            true
        case .timer(_, _, let standing, _): standing == .fired
        default: false
        }
    }

    private var isCancellation: Bool {
        switch self {
        case .cancellation, .interrupted, .dropped: true
        case .transition(_, _, let to, _, _): to == .cancelled
        default: false
        }
    }
}
