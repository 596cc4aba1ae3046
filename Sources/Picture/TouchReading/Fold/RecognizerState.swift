import TouchPicture
import TouchTrace

/// A gesture recognizer as the trace describes it.
public struct RecognizerState: Hashable, Sendable {
    public let id: SubjectID
    /// The view; none after the recognizer was removed.
    public var view = SubjectID.none
    /// The view it was last on, where the end of its attempt still shows.
    package var lastView = SubjectID.none
    public var isEnabled = true
    public var state = GestureState.possible
    /// The reason for this state, and the subject that caused it.
    public var reason: TransitionReason?
    public var because = SubjectID.none
    /// The serial of the record that led to this state.
    public var record = 0
    public var touches: [SubjectID] = []
    /// The serial of the record that added the last touch.
    public var touchRecord = 0
    /// The positions of its touches when the last of them arrived, in points of the screen: it
    /// measures from there.
    public var origins: [CGPoint] = []
    /// The direction of a swipe, as far as its measures reveal it; nil until they do.
    public var heading: Heading?
    /// The end of the last attempt; nil during a new one.
    public var outcome: GestureState?
    public var outcomeTime = 0.0
    /// The measures of this attempt: the last value of each quantity.
    public var measures: [Measure] = []
    public var requirements: [Requirement] = []
    /// The last action of this attempt.
    public var action = NameID.none
    public var actionTarget = SubjectID.none
    public var actionRecord = 0

    public struct Measure: Hashable, Sendable {
        public let quantity: Quantity
        public var value: Double
        public var threshold: Double
        /// The event time of the first measurement in this attempt.
        public let since: Double
    }

    /// The middle of `origins`; nil before the first touch.
    public var origin: CGPoint? { origins.middle }

    public struct Requirement: Hashable, Sendable {
        public let on: SubjectID
        public let origin: RequirementOrigin
        public var standing: RequirementStanding
    }

    /// The recognizers whose failure it is waiting for.
    public var waitingFor: [SubjectID] {
        requirements.filter { $0.standing == .waiting }.map { $0.on }
    }

    public init(id: SubjectID) {
        self.id = id
    }

    /// The time for which the end of an attempt still shows, in seconds of event time.
    public static let afterglow = 1.2
    /// The time the end takes to fade, in seconds of event time.
    static let fade = 0.25

    /// Indicates whether its attempt is over for good although its touches continue: it was removed
    /// or disabled in the middle.
    var isGone: Bool {
        (view == .none || !isEnabled) && [.ended, .cancelled, .failed].contains(state)
    }

    /// Returns the visibility: from 1 for a recognizer that takes part to 0 when the end of its
    /// attempt no longer shows.
    package func presence(at time: Double) -> Double {
        if !isGone, state != .possible || !touches.isEmpty { return 1 }
        let left = Self.afterglow - (time - outcomeTime)
        return min(max(left / Self.fade, 0), 1)
    }

    /// Returns the state to show at an event time: its own, or the recent outcome; nil if it is not
    /// involved.
    public func shownState(at time: Double) -> GestureState? {
        if !isGone, state != .possible || !touches.isEmpty { return state }
        return time - outcomeTime < Self.afterglow ? outcome : nil
    }
}

/// A timer that is running, or one that has recently fired or been cancelled.
public struct TimerState: Hashable, Sendable {
    public let owner: SubjectID
    public let purpose: TimerPurpose
    /// The last touch of its owner when it was set; none for a timer without a touch.
    public var touch = SubjectID.none
    /// The event time at which it was set.
    public let start: Double
    /// The event time at which it fires.
    public let due: Double
    /// The event time at which it fired or was cancelled; nil while it runs.
    public var end: Double?

    /// Returns the elapsed share of its time at an event time, from 0 to 1; it does not change
    /// after the timer's end.
    public func share(at time: Double) -> Double {
        guard due > start else { return 1 }
        return min(max((min(time, end ?? time) - start) / (due - start), 0), 1)
    }

    /// The time for which an ended timer is remembered, in seconds of event time.
    static let afterglow = 1.2
}

/// A note by the scene.
public struct NoteState: Hashable, Sendable {
    public let by: SubjectID
    public let text: NameID
    public let time: Double
    public let record: Int
}
