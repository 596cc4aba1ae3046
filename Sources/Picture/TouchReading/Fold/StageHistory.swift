import TouchPicture
import TouchTrace

/// A trace and the stage at each of its records.
///
/// Adding a record costs only that record; seeking costs at most `stride` records of folding. The
/// stride doubles whenever there are too many keyframes, which bounds the memory of a long session:
/// a session of five million records, ten minutes of ten fingers, is folded 32,000 records at a
/// time, some 10 ms.
public struct StageHistory: Sendable {
    public private(set) var trace = Trace()
    /// The state after the last record.
    public private(set) var latest = StageState()
    /// The states after 0, `stride`, 2·`stride`, … records.
    private(set) var keyframes = [StageState()]
    private var names = SubjectNames()
    /// The number of records between two keyframes.
    public private(set) var stride = StageHistory.interval

    /// The number of records between two keyframes of a short session.
    public static let interval = 1000
    /// The most keyframes to keep.
    static let keyframeLimit = 256

    public init() {}

    /// - Parameter watch: a closure that now and then receives the number of records folded so far.
    public init(_ trace: Trace, watch: (Int) -> Void = { _ in }) {
        self.trace = trace
        fold(watch)
    }

    /// Adds the records that `longer`, a later state of the same trace, has beyond this one: for a
    /// trace that is still being written.
    public mutating func update(from longer: borrowing Trace) {
        trace.append(newIn: longer)
        fold { _ in }
    }

    /// The number of records.
    public var count: Int { trace.records.count }

    /// Returns the state after `record` records, clamped to the first and the last.
    public func state(at record: Int) -> StageState {
        let record = min(max(record, 0), count)
        if record == latest.record { return latest }
        var state = keyframes[min(record / stride, keyframes.count - 1)]
        for entry in trace.records[state.record..<record] { state.apply(entry, of: trace) }
        return state
    }

    /// Returns the serial of the last record at or before an event time; 0 if there is none.
    public func lastRecord(atOrBefore time: Double) -> Int {
        trace.records.sortedIndex { $0.time > time }
    }

    /// Returns the serial of the last record among those that follow `record` at the next event
    /// time, at most `limit`.
    package func lastRecord(ofNextAfter record: Int, upTo limit: Int) -> Int {
        guard record < limit, record < count else { return record }
        return min(lastRecord(atOrBefore: trace.records[record].time), limit)
    }

    /// Returns the subjects with a name, except fingers, in the order of first mention.
    public func subjects(named name: String) -> [SubjectID] { names[name] }

    private mutating func fold(_ watch: (Int) -> Void) {
        names.update(from: trace)
        while latest.record < trace.records.count {
            latest.apply(trace.records[latest.record], of: trace)
            if latest.record % stride == 0 {
                keep(latest)
                watch(latest.record)
            }
        }
    }

    private mutating func keep(_ state: StageState) {
        keyframes.append(state)
        guard keyframes.count > Self.keyframeLimit else { return }
        stride *= 2
        keyframes = keyframes.indices.filter { $0.isMultiple(of: 2) }.map { keyframes[$0] }
    }
}

/// The subjects with each name in a growing trace, in the order of first mention. Touches are
/// omitted: they are known by their fingers.
struct SubjectNames: Sendable {
    private var named: [String: [SubjectID]] = [:]
    private var count = 0

    /// Adds the subjects that `trace` now mentions.
    mutating func update(from trace: borrowing Trace) {
        while count < trace.subjects.count {
            let subject = trace.subjects[count]
            count += 1
            if subject.kind == .touch { continue }
            named[subject.name, default: []].append(SubjectID(Int32(count)))
        }
    }

    subscript(name: String) -> [SubjectID] { named[name] ?? [] }
}
