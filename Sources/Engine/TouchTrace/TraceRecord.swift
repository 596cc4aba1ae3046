/// One line of the trace: something that was decided or changed, with the time, the rule, and the
/// cause.
///
/// It consists of plain bits, as do all of its parts, so it can be written to a file and read from
/// there again.
public struct TraceRecord: Hashable, Sendable, BitwiseCopyable {
    // The order of the fields leaves no gaps: a record takes 64 bytes.

    /// The decision or change.
    public var entry: TraceEntry
    /// The rule on which it rests; none if no rule decides it.
    public var rule: Rule
    /// The position in the trace, counted from 1.
    public var serial: Int32
    /// The serial number of the record that caused this one; 0 for input from outside.
    public var cause: Int32
    /// The event time, in seconds.
    public var time: Double

    package init(serial: Int32, cause: Int32, time: Double, rule: Rule, entry: TraceEntry) {
        self.serial = serial
        self.cause = cause
        self.time = time
        self.rule = rule
        self.entry = entry
    }
}
