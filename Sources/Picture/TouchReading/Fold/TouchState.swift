import TouchPicture
import TouchTrace

/// A finger's contact, live or lately lifted.
public struct TouchState: Hashable, Sendable {
    public let id: SubjectID
    public let finger: Int
    public var phase = TouchPhase.began
    /// In points of the screen.
    public var location: CGPoint
    public let start: CGPoint
    public let startTime: Double
    /// Of the last sample.
    public var time: Double
    /// Where it was, oldest first, the present place last; what is older than `trailTime` is left out.
    public var trail: [TrailPoint]
    public var window = SubjectID.none
    /// The hit view.
    public var view = SubjectID.none
    /// The responders from the hit view upwards, as they stood when the touch began.
    public var chain: [SubjectID] = []
    /// Recognizers that receive the touch.
    public var recognizers: [SubjectID] = []
    /// Where it was when it had first gone `stepLength` from its start; nil until it has.
    public var firstStep: CGPoint?
    /// Whether its view, or another responder, has had a call for it.
    public var isDelivered = false
    /// Why its view does not get it.
    public var withheld: WithholdReason?
    /// The view whose touch keeps its view from getting it; none where no view does.
    public var blocker = SubjectID.none
    /// Who kept the event with which it began from its view; none where nobody did.
    public var swallowedBy = SubjectID.none
    /// What is held back from its view, in order.
    public var held: [HeldCall] = []
    /// What was held back and is no more, in order.
    public var letGo: [LetGoCall] = []
    /// Who took it from its view.
    public var cancelledBy = SubjectID.none

    /// Moves that are held one after the other are one.
    mutating func hold(_ call: HeldCall) {
        if held.last?.phase != call.phase { held.append(call) }
    }

    public var isLive: Bool { phase != .ended && phase != .cancelled }

    /// Whether its view has got nothing of it and never will.
    public var isBarred: Bool {
        withheld != nil
            || !isDelivered
                && (swallowedBy != .none
                    || letGo.contains { $0.phase == .began && $0.isDropped })
    }

    /// How far a finger goes before it is known where it goes, in points.
    static let stepLength = 3.0

    /// How long a trail is, and how long it stays after the finger has lifted, in seconds of event time.
    public static let trailTime = 0.9
}

/// A call that a recognizer holds back (DL8, DL9).
public struct HeldCall: Hashable, Sendable {
    public let phase: TouchPhase
    /// The recognizer; none where it waits behind another call that is held.
    public let by: SubjectID
}

/// A call that was held back until it was delivered after all, or dropped (DL8, DL9).
public struct LetGoCall: Hashable, Sendable {
    public let phase: TouchPhase
    /// Who held it; none where it waited behind another call.
    public let holder: SubjectID
    /// The recognizer that was recognised, for which it was dropped; nil where it was delivered.
    public let droppedBy: SubjectID?
    /// Event time.
    public let time: Double

    public var isDropped: Bool { droppedBy != nil }
}

public struct TrailPoint: Hashable, Sendable {
    public var location: CGPoint
    public var time: Double
}
