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
    package func beginsEvent(cause: Int32) -> Bool {
        switch self {
        case .taken, .systemEvent: true
        case .pointer, .interrupted: cause == 0
        case .timer(_, _, .fired, _): cause == 0
        default: false
        }
    }

    /// Whether one steps to it; the end of an event is no record of its own.
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
