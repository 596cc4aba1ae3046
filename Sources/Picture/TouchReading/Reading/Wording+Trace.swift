import TouchTrace
import TouchWords

// These wordings are common to pictures and sentences.

extension Wording {
    /// The text to show while there is nothing else.
    package static var invitation: Wording { .trace.invitation }

    /// Returns the wording followed by its reason: "drag failed: the finger lifted too early".
    package func because(_ reason: Wording) -> Wording { .why.because(self, reason: reason) }
}

extension [Wording] {
    /// Returns all of them joined in order; nil if there are none.
    func joined(_ join: (Wording, Wording) -> Wording) -> Wording? {
        first.map { dropFirst().reduce($0, join) }
    }

    /// The wordings as clauses of one reason.
    var clauses: Wording? { joined { .why.further($0, then: $1) } }
}

extension [String] {
    /// The names in a list: "drag and flick".
    var named: Wording? {
        map(Wording.verbatim).joined { .why.andAlso($0, then: $1) }
    }
}

extension GestureState {
    /// The name of the state.
    var wording: Wording {
        switch self {
        case .possible: .state.possible
        case .began: .state.began
        case .changed: .state.changed
        case .ended: .state.ended
        case .cancelled: .state.cancelled
        case .failed: .state.failed
        }
    }
}

extension TouchPhase {
    var wording: Wording {
        switch self {
        case .began: .phase.began
        case .moved, .regionMoved: .phase.moved
        case .stationary: .phase.stationary
        case .ended: .phase.ended
        case .cancelled: .phase.cancelled
        case .regionEntered: .phase.entered
        case .regionExited: .phase.left
        }
    }
}

extension HitVerdict {
    package var wording: Wording {
        switch self {
        case .inside: .trace.inside
        case .hidden: .trace.hidden
        case .interactionOff: .trace.interactionOff
        case .faint: .trace.faint
        case .outside: .trace.outside
        case .singular: .trace.noExtent
        case .overridden: .trace.overridden
        }
    }
}

extension WithholdReason {
    var wording: Wording {
        switch self {
        case .nothingHit: .trace.nothingHit
        case .answerOutsideWindow: .trace.answerOutsideWindow
        case .multipleTouchOff: .trace.multipleTouchOff
        case .exclusiveElsewhere: .trace.exclusiveElsewhere
        case .exclusiveHere: .trace.exclusiveHere
        case .scrollViewRefused: .trace.scrollViewRefused
        }
    }
}
