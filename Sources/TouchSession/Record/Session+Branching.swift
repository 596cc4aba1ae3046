import TouchKit
import TouchScript

extension Session {
    /// What was done up to the event that record `record` belongs to, as a tape that ends at that record's time; played
    /// in a new session it gives the same trace up to there.
    public func tape(upTo record: Int) -> Tape {
        var tape = recorder.tape(upTo: record)
        guard trace.records.indices.contains(record - 1) else { return tape }
        tape.append(.act(.waitUntil(Span(trace.records[record - 1].time)), with: false))
        return tape
    }
}
