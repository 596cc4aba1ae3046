import TouchPicture
import TouchTrace

/// A finger's contact, live or recently lifted.
public struct TouchState: Hashable, Sendable {
    public let id: SubjectID
    public let finger: Int
    public var phase = TouchPhase.began
    /// The location, in points of the screen.
    public var location: CGPoint
    public let start: CGPoint
    public let startTime: Double
    /// The way in which the pencil is held; nil for a finger.
    public var pencil: PencilPose?
    /// The event time of the last sample.
    public var time: Double
    /// The path of the finger, oldest position first, the current one last; positions older than
    /// `trailTime` are omitted.
    public var trail: [TrailPoint]
    public var window = SubjectID.none
    /// The hit view.
    public var view = SubjectID.none
    /// The responders from the hit view upwards when the touch began.
    public var chain: [SubjectID] = []
    /// Recognizers that receive the touch.
    public var recognizers: [SubjectID] = []
    /// The location where the finger first was `stepLength` from its start; nil until then.
    public var firstStep: CGPoint?
    /// Indicates whether its view, or another responder, has been called for it.
    public var isDelivered = false
    /// The reason its view does not get it.
    public var withheld: WithholdReason?
    /// The view whose touch keeps its view from getting it; none if no view does.
    public var blocker = SubjectID.none
    /// The object that kept the touch's first event from its view; none if none did.
    public var swallowedBy = SubjectID.none
    /// The calls held back from its view, in order.
    public var held: [HeldCall] = []
    /// The calls that were held back and no longer are, in order.
    public var letGo: [LetGoCall] = []
    /// The subject that took it from its view.
    public var cancelledBy = SubjectID.none

    /// Adds a held call; consecutive held moves count as one.
    mutating func hold(_ call: HeldCall) {
        if held.last?.phase != call.phase { held.append(call) }
    }

    public var isLive: Bool { phase != .ended && phase != .cancelled }

    /// Indicates whether its view has received no part of it and never will.
    public var isBarred: Bool {
        withheld != nil
            || !isDelivered
                && (swallowedBy != .none
                    || letGo.contains { $0.phase == .began && $0.isDropped })
    }

    /// The distance that a finger travels before its direction is known, in points.
    static let stepLength = 3.0

    /// The length of a trail, and the time for which it remains after the finger has lifted, in
    /// seconds of event time.
    public static let trailTime = 0.9
}

/// A call that a recognizer holds back (DL8, DL9).
public struct HeldCall: Hashable, Sendable {
    public let phase: TouchPhase
    /// The recognizer; none if the call waits behind another held call.
    public let by: SubjectID
}

/// A call that was held back until it was delivered or dropped (DL8, DL9).
public struct LetGoCall: Hashable, Sendable {
    public let phase: TouchPhase
    /// The recognizer that held it; none if it waited behind another call.
    public let holder: SubjectID
    /// The recognizer whose recognition dropped the call; nil if it was delivered.
    public let droppedBy: SubjectID?
    /// The event time.
    public let time: Double

    public var isDropped: Bool { droppedBy != nil }
}

public struct TrailPoint: Hashable, Sendable {
    public var location: CGPoint
    public var time: Double
}
