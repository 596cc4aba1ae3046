import TouchKit

/// A trace and the stage at each of its records.
///
/// Seeking costs at most `interval` records of folding; taking in a new record costs that record.
nonisolated public struct StageHistory: Sendable {
    public private(set) var trace = Trace()
    /// The state after the last record.
    public private(set) var latest = StageState()
    /// The states after 0, `interval`, 2·`interval` … records.
    private var keyframes = [StageState()]

    /// Records between two keyframes.
    public static let interval = 1000

    public init() {}

    public init(_ trace: Trace) {
        self.trace = trace
        fold()
    }

    /// Takes in what `longer`, a later state of the same trace, holds beyond this one: for a trace still being written.
    public mutating func update(from longer: borrowing Trace) {
        trace.append(newIn: longer)
        fold()
    }

    /// The number of records.
    public var count: Int { trace.records.count }

    /// The state after `record` records; before the first and beyond the last that one.
    public func state(at record: Int) -> StageState {
        let record = min(max(record, 0), count)
        if record == latest.record { return latest }
        var state = keyframes[min(record / Self.interval, keyframes.count - 1)]
        for entry in trace.records[state.record..<record] { state.apply(entry, of: trace) }
        return state
    }

    /// The serial of the last record at or before an event time; 0 if there is none.
    public func lastRecord(atOrBefore time: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if trace.records[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func fold() {
        while latest.record < trace.records.count {
            latest.apply(trace.records[latest.record], of: trace)
            if latest.record % Self.interval == 0 { keyframes.append(latest) }
        }
    }
}
