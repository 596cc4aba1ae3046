import TouchTrace

/// A filter for the decisions in a trace that a film presents one by one; the other records are
/// shown together with the decision before them.
///
/// A finger's search for its view is shown completely. The calls' climb up the responder chain is
/// shown once; after that, only the new parts of it. Moves are shown once for each touch. Records
/// must be passed in order.
package struct DecisionFilter {
    /// Indicates whether the walk of a touch is in progress; the pointer's are not shown.
    private var isWalking = false
    /// The last decision, as long as the following records belong to it.
    private var open: Open?
    private var movedTouches: Set<SubjectID> = []
    private var waits: Set<Pair> = []
    /// The recognizers that have measured something since a finger came down.
    private var measured: Set<SubjectID> = []
    private var acted: Set<SubjectID> = []
    /// The recognizers that have changed since they began.
    private var changing: Set<SubjectID> = []
    /// The ways of passing a call on that have been shown.
    private var climbed: Set<Climb> = []
    /// The responders whose calls have been shown climbing.
    private var starts: Set<SubjectID> = []
    private var isClimbTold = false
    private var sent = 0
    /// Indicates whether the current event contains more than moves.
    private var isLoud = false

    package init() {}

    private enum Open: Equatable {
        /// Fingers that come down in one event are shown together.
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

    /// Returns the kind of beat that presents `record`; nil if it belongs to the preceding one.
    ///
    /// - Parameter isEach: true if each call is shown climbing because the tape says so.
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
            // Application and window appear only at first: they are the same for each event.
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
        // One call delivers all touches of a view and phase.
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
    /// Indicates whether it is a call for motion or a remote-control button.
    fileprivate var isSystem: Bool {
        [.motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived].contains(self)
    }
}
