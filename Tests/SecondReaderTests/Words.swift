import TouchTrace
import TouchWords

/// What words within sentences stand for, by identifier.
enum Words {
    static let phases: [String: TouchPhase] = [
        "phase.began": .began, "phase.moved": .moved, "phase.stationary": .stationary,
        "phase.ended": .ended, "phase.cancelled": .cancelled, "phase.entered": .regionEntered,
        "phase.left": .regionExited,
    ]

    static let states: [String: GestureState] = [
        "state.possible": .possible, "state.began": .began, "state.changed": .changed,
        "state.ended": .ended, "state.cancelled": .cancelled, "state.failed": .failed,
    ]

    /// What became of a recognizer. "Was recognized" is said of one that had not begun, and "ended" of one that had.
    static func isOutcome(_ word: String, from: GestureState, to: GestureState) -> Bool {
        switch word {
        case "state.hasBegun": to == .began
        case "state.hasChanged": to == .changed
        case "state.wasRecognized": to == .ended && from == .possible
        case "state.hasEnded": to == .ended && (from == .began || from == .changed)
        case "state.wasCancelled": to == .cancelled
        case "state.hasFailed": to == .failed
        default: false
        }
    }

    static let answerers: [String: Answerer] = [
        "question.itsClass": .subclass, "question.itsDelegate": .delegate,
        "question.itsDefault": .byDefault,
    ]

    static let all =
        Set(phases.keys).union(states.keys).union(answerers.keys).union([
            "phase.quoted", "state.hasBegun", "state.hasChanged", "state.wasRecognized",
            "state.hasEnded", "state.wasCancelled", "state.hasFailed", "state.hasStartedAnew",
            "why.andAlso",
        ])
}

extension Claim {
    /// The phase of a touch that stands at a place.
    func phase(_ index: Int) throws -> TouchPhase {
        var words = try sentence(index)
        if words.identifier == "phase.quoted", case .sentence(let inner) = words.places.first {
            words = inner
        }
        guard let phase = Words.phases[words.identifier ?? ""] else {
            throw Untrue("\(words.debugDescription) is no phase")
        }
        return phase
    }

    /// A state's name that stands at a place.
    func state(_ index: Int) throws -> GestureState {
        guard let state = Words.states[try sentence(index).identifier ?? ""] else {
            throw Untrue("place \(index) is no state")
        }
        return state
    }

    /// Names that stand at a place, one or several.
    func names(_ index: Int) throws -> [String] {
        func names(_ words: Wording) -> [String] {
            if words.identifier == nil { return [words["en"]] }
            return words.places.flatMap { place -> [String] in
                switch place {
                case .sentence(let inner): names(inner)
                case .name(let name), .text(let name): [name]
                case .list(let all), .and(let all), .or(let all): all.flatMap(names)
                default: []
                }
            }
        }
        return try sentences(index).flatMap(names)
    }
}
