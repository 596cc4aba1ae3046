import TouchTrace

/// The current event's path through queue, application, and window; serials of records, 0 for "not
/// yet".
public struct EventState: Hashable, Sendable {
    public var samples = 0
    public var enqueued = 0
    public var taken = 0
    /// The callers of `sendEvent`, in order, with the records of their calls.
    public var senders: [Sender] = []
    /// The serial of the first delivery to a view or other responder.
    public var delivered = 0
    /// The object whose override of `sendEvent` kept the event; until the event is sent to anyone,
    /// the one that kept the previous event.
    public var swallowedBy = SubjectID.none
    /// Indicates whether the event contains only finger moves, which are too frequent to show step
    /// by step.
    public var isQuiet = true
    public var system: SystemEvent?

    public struct Sender: Hashable, Sendable {
        public let id: SubjectID
        public let isWindow: Bool
        public let record: Int
    }
}
