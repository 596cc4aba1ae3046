import TouchTrace

/// The kinds of records to which one can step in a trace.
public enum TraceJump: Int, CaseIterable, Hashable, Sendable {
    /// The end of an event: a finger's samples, a fired timer, an interruption.
    case event
    /// A decision, question, or delivery.
    case decision
    case action
    /// A state change of a recognizer.
    case stateChange
    /// The loss of a touch by a view or a recognizer.
    case cancellation
}

extension TraceEntry {
    /// Returns whether records with this entry begin something that the engine does in one go.
    package func beginsEvent(cause: Int32) -> Bool {
        switch self {
        case .taken, .systemEvent: true
        case .pointer, .interrupted: cause == 0
        case .timer(_, _, .fired, _): cause == 0
        default: false
        }
    }

    /// Returns whether the entry is a stop; the end of an event has no record of its own.
    func isStop(for jump: TraceJump, _ weight: TraceAccount.Weight) -> Bool {
        switch (jump, self) {
        case (.decision, _): weight == .decision
        case (.action, .action), (.stateChange, .transition): true
        case (.cancellation, .cancellation), (.cancellation, .interrupted),
            (.cancellation, .dropped), (.cancellation, .transition(_, _, .cancelled, _, _)):
            true
        default: false
        }
    }
}
