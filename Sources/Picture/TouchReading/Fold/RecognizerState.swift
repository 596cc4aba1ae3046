import TouchPicture
import TouchTrace

/// A gesture recognizer as the trace describes it.
public struct RecognizerState: Hashable, Sendable {
    public let id: SubjectID
    /// None after it was removed.
    public var view = SubjectID.none
    /// The view that it was on last, where the end of its attempt is still shown.
    package var lastView = SubjectID.none
    public var isEnabled = true
    public var state = GestureState.possible
    /// Why it came into this state, and because of whom.
    public var reason: TransitionReason?
    public var because = SubjectID.none
    /// The serial of the record that brought it there.
    public var record = 0
    public var touches: [SubjectID] = []
    /// The serial of the record that brought the last of them.
    public var touchRecord = 0
    /// Where its touches were as the last of them came, in points of the screen: it measures from
    /// there.
    public var origins: [CGPoint] = []
    /// The way of a swipe, as far as its measures tell; nil until they do.
    public var heading: Heading?
    /// How the last attempt ended, and when; nil while there is a new one.
    public var outcome: GestureState?
    public var outcomeTime = 0.0
    /// What it measured in this attempt: the last value of each quantity.
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
        /// Event time at which it was measured first in this attempt.
        public let since: Double
    }

    /// The middle of `origins`; nil before the first touch.
    public var origin: CGPoint? { origins.middle }

    public struct Requirement: Hashable, Sendable {
        public let on: SubjectID
        public let origin: RequirementOrigin
        public var standing: RequirementStanding
    }

    /// Those whose failure it is waiting for.
    public var waitingFor: [SubjectID] {
        requirements.filter { $0.standing == .waiting }.map { $0.on }
    }

    public init(id: SubjectID) {
        self.id = id
    }

    /// How long the end of an attempt is still shown, in seconds of event time.
    public static let afterglow = 1.2
    /// How long it takes to fade at the end of that, in seconds of event time.
    static let fade = 0.25

    /// Whether its attempt is over for good, though its touches go on: it was removed or switched off in the middle.
    var isGone: Bool {
        (view == .none || !isEnabled) && [.ended, .cancelled, .failed].contains(state)
    }

    /// From 1 for one that is concerned to 0 when the end of its attempt is no more shown.
    package func presence(at time: Double) -> Double {
        if !isGone, state != .possible || !touches.isEmpty { return 1 }
        let left = Self.afterglow - (time - outcomeTime)
        return min(max(left / Self.fade, 0), 1)
    }

    /// The state to show at an event time: its own, or how it ended lately; nil if it is not concerned.
    public func shownState(at time: Double) -> GestureState? {
        if !isGone, state != .possible || !touches.isEmpty { return state }
        return time - outcomeTime < Self.afterglow ? outcome : nil
    }
}

/// A timer: one that runs, or one that has fired or was cancelled lately.
public struct TimerState: Hashable, Sendable {
    public let owner: SubjectID
    public let purpose: TimerPurpose
    /// The last touch of its owner as it was set; none for a timer that has to do with none.
    public var touch = SubjectID.none
    /// Event time at which it was set.
    public let start: Double
    /// Event time at which it fires.
    public let due: Double
    /// Event time at which it fired or was cancelled; nil while it runs.
    public var end: Double?

    /// How much of its time is over at an event time, from 0 to 1; it stands still where it ended.
    public func share(at time: Double) -> Double {
        guard due > start else { return 1 }
        return min(max((min(time, end ?? time) - start) / (due - start), 0), 1)
    }

    /// How long one that has ended is still known, in seconds of event time.
    static let afterglow = 1.2
}

/// A word from the scene.
public struct NoteState: Hashable, Sendable {
    public let by: SubjectID
    public let text: NameID
    public let time: Double
    public let record: Int
}
