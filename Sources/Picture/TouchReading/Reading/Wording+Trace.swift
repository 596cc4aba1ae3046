import TouchTrace
import TouchWords

// What pictures and sentences call the same.

extension Wording {
    /// Where there is nothing to show yet.
    package static var invitation: Wording { .trace.invitation }

    /// The same with its reason behind it: "drag failed: the finger lifted too early".
    package func because(_ reason: Wording) -> Wording { .why.because(self, reason: reason) }
}

extension [Wording] {
    /// All of them, one after the other; nil if there are none.
    func joined(_ join: (Wording, Wording) -> Wording) -> Wording? {
        first.map { dropFirst().reduce($0, join) }
    }

    /// As clauses of one reason.
    var clauses: Wording? { joined { .why.further($0, then: $1) } }
}

extension [String] {
    /// "drag and flick"
    var named: Wording? {
        map(Wording.verbatim).joined { .why.andAlso($0, then: $1) }
    }
}

extension GestureState {
    /// Its name.
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
