import Foundation
import TouchKit

/// A finger's contact, live or lately lifted.
public struct TouchState: Hashable, Sendable {
    public let id: SubjectID
    public let finger: Int
    public var phase = UITouch.Phase.began
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
    /// Who took it from its view.
    public var cancelledBy = SubjectID.none

    public var isLive: Bool { phase != .ended && phase != .cancelled }

    /// How long a trail is, and how long it stays after the finger has lifted, in seconds of event time.
    public static let trailTime = 0.9
}

public struct TrailPoint: Hashable, Sendable {
    public var location: CGPoint
    public var time: Double
}
