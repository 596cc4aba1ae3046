import TouchTrace

/// The present event's way through queue, application and window; serials of records, 0 for "not yet".
public struct EventState: Hashable, Sendable {
    public var samples = 0
    public var enqueued = 0
    public var taken = 0
    /// Who ran `sendEvent`, in order, and when.
    public var senders: [Sender] = []
    /// The first delivery to a view or other responder.
    public var delivered = 0
    /// Whose override of `sendEvent` kept the event; until it is sent to anyone, the one before.
    public var swallowedBy = SubjectID.none
    /// Nothing but fingers that moved: too common to be told step by step.
    public var isQuiet = true
    public var system: SystemEvent?

    public struct Sender: Hashable, Sendable {
        public let id: SubjectID
        public let isWindow: Bool
        public let record: Int
    }
}
