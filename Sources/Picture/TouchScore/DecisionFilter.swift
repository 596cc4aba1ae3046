import TouchTrace

/// Finds the decisions in a trace that a film tells one by one; the other records are shown together with the decision
/// before them.
///
/// A finger's way to its view is told whole. The calls' way up the responder chain is climbed once; after that, only
/// what is new about it is told. Moves are told once for each touch. Records are given in order.
package struct DecisionFilter {
    /// Whether the walk of a touch goes on; the pointer's are not told.
    private var isWalking = false
    /// The decision told last, as long as what follows belongs to it.
    private var open: Open?
    private var movedTouches: Set<SubjectID> = []
    private var waits: Set<Pair> = []
    /// Recognizers that have measured something since a finger came down.
    private var measured: Set<SubjectID> = []
    private var acted: Set<SubjectID> = []
    /// Recognizers that have changed since they began.
    private var changing: Set<SubjectID> = []
    /// Ways of passing a call on that have been told.
    private var climbed: Set<Climb> = []
    /// Whose calls have been climbed.
    private var starts: Set<SubjectID> = []
    private var isClimbTold = false
    private var sent = 0
    /// Whether the present event brings more than moves.
    private var isLoud = false

    package init() {}

    private enum Open: Equatable {
        /// Fingers that come down in one event come down together.
        case landing
        case receiving(SubjectID)
        case delivering(SubjectID, TouchPhase)
        case measuring
    }

    private struct Pair: Hashable {
        let one: SubjectID
        let other: SubjectID
    }

    private struct Climb: Hashable {
        let by: SubjectID
        let end: Beat.Kind
    }

    /// What `record` tells; nil if it goes with what was told before.
    ///
    /// - Parameter isEach: whether each call shall be climbed, for the tape says so.
    package mutating func tell(_ record: TraceRecord, climbingEach isEach: Bool) -> Beat.Kind? {
        let wasOpen = open
        open = nil
        switch record.entry {
        case .enqueued: isLoud = false
        case .sample(_, _, let phase, _, _): return finger(phase, wasOpen)
        case .interrupted: return .interrupted
        case .systemEvent: return .system
        case .sendEvent:
            guard isLoud else { return nil }
            sent += 1
            // Application and window, once: they are the same for each event.
            return sent <= 2 || isEach ? .sent : nil
        case .swallowed: return .kept
        case .hitTestBegan(let touch, _): isWalking = touch != .none
        case .visit: return isWalking ? .asked : nil
        case .answer(_, _, let isOverridden): return isWalking && isOverridden ? .overrode : nil
        case .hit:
            isWalking = false
            return .answered
        case .withheld(_, _, let reason):
            isWalking = false
            return reason == .nothingHit ? .answered : .withheld
        case .receives(_, let touch):
            open = .receiving(touch)
            return wasOpen == open ? nil : .receives
        case .question(_, _, _, let answer, let by):
            if answer || by == .byDefault { open = wasOpen } else { return .refused }
        case .measure(let recognizer, let quantity, _, _):
            if quantity != .touchCount, measured.insert(recognizer).inserted {
                open = .measuring
                return wasOpen == open ? nil : .measures
            }
            open = wasOpen
        case .timer, .chain: open = wasOpen
        case .delivery(let to, let touch, let phase):
            return delivery(to, touch, phase, wasOpen, isEach)
        case .hop(_, _, let method, _):
            if method.isSystem { isClimbTold = true }
            return isClimbTold ? .passed : nil
        case .consumed(let by, let method): return climb(method, by, .kept, isEach)
        case .discarded(let by, let method): return climb(method, by, .discarded, isEach)
        case .held(_, _, let phase, _): return phase == .moved ? nil : .held
        case .released(_, _, let phase), .dropped(_, _, let phase, _):
            return phase == .moved ? nil : .released
        case .cancellation: return .cancelled
        case .requirement(let one, let other, .waiting, _):
            return waits.insert(Pair(one: one, other: other)).inserted ? .waits : nil
        case .transition(let recognizer, _, let to, _, _): return transition(recognizer, to)
        case .action(let sender, _, _, _): return acted.insert(sender).inserted ? .acted : nil
        default: break
        }
        return nil
    }

    private mutating func finger(_ phase: TouchPhase, _ wasOpen: Open?) -> Beat.Kind? {
        isLoud = isLoud || (phase != .moved && phase != .stationary)
        switch phase {
        case .began:
            (waits, acted, measured) = ([], [], [])
            open = .landing
            return wasOpen == .landing ? nil : .lands
        case .ended, .cancelled:
            acted = []
            return .lifts
        default: return nil
        }
    }

    private mutating func delivery(
        _ to: SubjectID, _ touch: SubjectID, _ phase: TouchPhase, _ wasOpen: Open?,
        _ isEach: Bool
    ) -> Beat.Kind? {
        if phase == .moved {
            isClimbTold = false
            return movedTouches.insert(touch).inserted ? .delivered : nil
        }
        open = .delivering(to, phase)
        isClimbTold = isEach || (phase == .began && !starts.contains(to))
        if phase == .began { starts.insert(to) }
        // One call brings all touches of a view and phase.
        return wasOpen == open ? nil : .delivered
    }

    private mutating func climb(
        _ method: ResponderMethod, _ by: SubjectID, _ end: Beat.Kind, _ isEach: Bool
    ) -> Beat.Kind? {
        let isNew = climbed.insert(Climb(by: by, end: end)).inserted
        if method == .touchesMoved { return nil }
        return isNew || isEach ? end : nil
    }

    private mutating func transition(
        _ recognizer: SubjectID, _ to: GestureState
    ) -> Beat.Kind? {
        switch to {
        case .possible: return nil
        case .changed:
            return changing.insert(recognizer).inserted ? .decided : nil
        default:
            changing.remove(recognizer)
            waits = waits.filter { $0.one != recognizer }
            return .decided
        }
    }
}

extension ResponderMethod {
    /// Whether it brings a motion or a remote control's button.
    fileprivate var isSystem: Bool {
        [.motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived].contains(self)
    }
}
