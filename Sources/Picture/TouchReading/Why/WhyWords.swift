import TouchTrace
import TouchWords

/// Wordings that explanations share.
enum WhyWords {
    /// Returns the phase of a touch that a view got, in words.
    static func phase(_ phase: TouchPhase) -> Wording { .phase.quoted(phase.wording) }

    /// Returns the outcome for a recognizer that changed to a state.
    static func outcome(_ state: GestureState) -> Wording {
        switch state {
        case .possible: .state.hasStartedAnew
        case .began: .state.hasBegun
        case .changed: .state.hasChanged
        case .ended: .state.wasRecognized
        case .cancelled: .state.wasCancelled
        case .failed: .state.hasFailed
        }
    }

    /// Returns the outcome for a recognizer at a given time.
    static func outcome(
        of one: String, from: GestureState, to: GestureState, at time: Double
    ) -> Wording {
        switch to {
        case .possible: .why.startedAnewAt(one, time: time)
        case .began: .why.beganAt(one, time: time)
        case .changed: .why.changedAt(one, time: time)
        case .ended where from == .possible: .why.recognizedAt(one, time: time)
        case .ended: .why.endedAt(one, time: time)
        case .cancelled: .why.cancelledAt(one, time: time)
        case .failed: .why.failedAt(one, time: time)
        }
    }

    /// Returns why `one` requires `other` to fail.
    static func requirement(
        _ one: String, _ other: String, _ origin: RequirementOrigin
    ) -> Wording {
        switch origin {
        case .requireToFail: .why.requires(one, other: other)
        case .subclassRequires: .why.classRequires(one, other: other)
        case .subclassIsRequired: .why.classMakesWait(other, recognizer: one)
        case .delegateRequires: .why.delegateRequires(one, other: other)
        case .delegateIsRequired: .why.delegateMakesWait(other, recognizer: one)
        }
    }

    /// Returns the origin of an answer for `asked`.
    static func answerer(_ by: Answerer, _ asked: String) -> Wording {
        switch by {
        case .subclass: .question.itsClass(asked)
        case .delegate: .question.itsDelegate(asked)
        case .view: .verbatim(asked)
        case .byDefault: .question.itsDefault(asked)
        }
    }
}
