/// One line of the trace: something decided or changed, when, by which rule and because of what.
///
/// It is nothing but bits, as is all that it is made of: it can be laid out in a file and found there again.
public struct TraceRecord: Hashable, Sendable, BitwiseCopyable {
    // The order of the fields leaves no gaps: a record takes 64 bytes.

    /// What happened.
    public var entry: TraceEntry
    /// The rule it rests on; none for what no rule decides.
    public var rule: Rule
    /// Its place in the trace, counted from 1.
    public var serial: Int32
    /// The serial of the record that brought this one about; 0 for what came from outside.
    public var cause: Int32
    /// Event time, in seconds.
    public var time: Double

    package init(serial: Int32, cause: Int32, time: Double, rule: Rule, entry: TraceEntry) {
        self.serial = serial
        self.cause = cause
        self.time = time
        self.rule = rule
        self.entry = entry
    }
}
