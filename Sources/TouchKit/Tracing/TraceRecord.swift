/// One line of the trace: something decided or changed, when, by which rule and because of what.
nonisolated public struct TraceRecord: Hashable, Sendable {
    /// Its place in the trace, counted from 1.
    public var serial: Int32
    /// The serial of the record that brought this one about; 0 for what came from outside.
    public var cause: Int32
    /// Event time, in seconds.
    public var time: Double
    /// The rule it rests on; none for what no rule decides.
    public var rule: Rule
    /// What happened.
    public var entry: TraceEntry
}
