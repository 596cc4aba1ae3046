import TouchTrace

/// One call of a touch, motion, or remote-control method, and its path up the responder chain.
public struct CallState: Hashable, Sendable {
    public let method: ResponderMethod
    /// The responder that was called first.
    public let responder: SubjectID
    public var touches: [SubjectID] = []
    public let record: Int
    public var hops: [Hop] = []
    /// The responders that declared that they handled it.
    public var handlers: [SubjectID] = []
    public var outcome = Outcome.open
    /// The serial of the record with the outcome.
    public var outcomeRecord: Int?

    public struct Hop: Hashable, Sendable {
        public let from: SubjectID
        public let to: SubjectID
        public let how: HopManner
        public let record: Int
    }

    public enum Outcome: Hashable, Sendable {
        case open
        case consumed(by: SubjectID)
        case discarded(after: SubjectID)
    }
}

extension ResponderMethod {
    /// Creates the method that a touch of this phase calls.
    package init?(_ phase: TouchPhase) {
        switch phase {
        case .began: self = .touchesBegan
        case .moved: self = .touchesMoved
        case .ended: self = .touchesEnded
        case .cancelled: self = .touchesCancelled
        case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
        }
    }
}
