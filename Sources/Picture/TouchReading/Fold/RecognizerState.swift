import TouchTrace

/// A gesture recognizer as the trace describes it.
public struct RecognizerState: Hashable, Sendable {
    public let id: SubjectID
    /// None after it was removed.
    public var view = SubjectID.none
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
    }

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

    /// From 1 for one that is concerned to 0 when the end of its attempt is no more shown.
    package func presence(at time: Double) -> Double {
        if state != .possible || !touches.isEmpty { return 1 }
        let left = Self.afterglow - (time - outcomeTime)
        return min(max(left / Self.fade, 0), 1)
    }

    /// The state to show at an event time: its own, or how it ended lately; nil if it is not concerned.
    public func shownState(at time: Double) -> GestureState? {
        if state != .possible || !touches.isEmpty { return state }
        return time - outcomeTime < Self.afterglow ? outcome : nil
    }
}

/// A timer that has been set and neither fired nor been cancelled.
public struct TimerState: Hashable, Sendable {
    public let owner: SubjectID
    public let purpose: TimerPurpose
    /// Event time.
    public let due: Double
}

/// A word from the scene.
public struct NoteState: Hashable, Sendable {
    public let by: SubjectID
    public let text: NameID
    public let time: Double
    public let record: Int
}
