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
    /// Why its view does not get it.
    public var withheld: WithholdReason?
    /// What is held back from its view, in order.
    public var held: [HeldCall] = []
    /// Who took it from its view.
    public var cancelledBy = SubjectID.none

    /// Moves that are held one after the other are one.
    mutating func hold(_ call: HeldCall) {
        if held.last?.phase != call.phase { held.append(call) }
    }

    public var isLive: Bool { phase != .ended && phase != .cancelled }

    /// How long a trail is, and how long it stays after the finger has lifted, in seconds of event time.
    public static let trailTime = 0.9
}

/// A call that a recognizer holds back (DL8, DL9).
public struct HeldCall: Hashable, Sendable {
    public let phase: TouchPhase
    /// The recognizer; none where it waits behind another call that is held.
    public let by: SubjectID
}

public struct TrailPoint: Hashable, Sendable {
    public var location: CGPoint
    public var time: Double
}
