import TouchPicture
import TouchTrace

/// The positions of things in a trace: the records about each subject, and those to which one can
/// jump.
///
/// It grows with the trace; adding a record costs only that record.
public struct TraceIndex: Sendable {
    /// The number of records in the index.
    public private(set) var count = 0
    /// The serials of the records that begin an event, a fired timer, or an interruption.
    public private(set) var eventStarts = Ledger<Int32>()
    /// The serials of the last records of those events; the last event may still be in progress.
    private var eventEnds = Ledger<Int32>()
    private var jumps = Array(repeating: Ledger<Int32>(), count: TraceJump.allCases.count)
    private var subjects: [Ledger<Int32>] = []
    /// The records about each subject without the kinds that occur with each move.
    private var turns: [Ledger<Int32>] = []

    public init() {}

    public init(_ trace: Trace, watch: (Int) -> Void = { _ in }) {
        update(from: trace, watch: watch)
    }

    /// Adds the records that `trace`, a later state of the same trace, has beyond the known ones.
    ///
    /// - Parameter watch: a closure that receives the number of known records.
    public mutating func update(
        from trace: borrowing Trace, watch: (Int) -> Void = { _ in }
    ) {
        while count < trace.records.count {
            watch(count)
            let record = trace.records[count]
            let previous: TraceEntry? = count > 0 ? trace.records[count - 1].entry : nil
            count += 1
            add(record, after: previous)
        }
    }

    /// Returns the number of records about `id` up to record `serial`.
    func countAbout(_ id: SubjectID, upTo serial: Int) -> Int {
        let number = Int(id.number)
        return subjects.indices.contains(number) ? subjects[number].countAtOrBefore(serial) : 0
    }

    /// Returns the serial of one of the records about `id`, which are numbered from 0.
    func record(about id: SubjectID, _ number: Int) -> Int {
        Int(subjects[Int(id.number)][number])
    }

    /// Returns the serials of the records about `id` up to record `serial`, the last one first.
    ///
    /// - Parameter withMoves: pass true to include the kinds that occur with each move of a finger;
    ///   the others are few.
    func serials(
        about id: SubjectID, upTo serial: Int, withMoves: Bool
    ) -> some Sequence<Int> {
        let (number, all) = (Int(id.number), withMoves ? subjects : turns)
        let serials = all.indices.contains(number) ? all[number] : []
        return (0..<serials.countAtOrBefore(serial)).reversed().lazy.map { Int(serials[$0]) }
    }

    /// Returns the records of the event that record `serial` belongs to; nil before the first
    /// event.
    public func event(around serial: Int) -> ClosedRange<Int>? {
        let event = eventStarts.countAtOrBefore(serial) - 1
        guard event >= 0 else { return nil }
        return Int(eventStarts[event])...max(end(ofEvent: event), serial)
    }

    // MARK: Stepping

    /// Returns the serial of the next record of that kind after record `serial`; nil beyond the
    /// last.
    public func next(_ jump: TraceJump, after serial: Int) -> Int? {
        if jump == .event {
            let first = max(eventStarts.countAtOrBefore(serial) - 1, 0)
            return (first..<eventStarts.count).lazy.map(end).first { $0 > serial }
        }
        let list = jumps[jump.rawValue]
        let next = list.countAtOrBefore(serial)
        return next < list.count ? Int(list[next]) : nil
    }

    /// Returns the serial of the last record of that kind before record `serial`; nil before the
    /// first.
    public func previous(_ jump: TraceJump, before serial: Int) -> Int? {
        if jump == .event {
            return (0..<eventStarts.countAtOrBefore(serial)).lazy.map(end).last { $0 < serial }
        }
        let list = jumps[jump.rawValue]
        let last = list.countAtOrBefore(serial - 1) - 1
        return last >= 0 ? Int(list[last]) : nil
    }

    /// Returns the end of an event; an event is shown as a whole, at its last record.
    private func end(ofEvent event: Int) -> Int {
        event < eventEnds.count ? Int(eventEnds[event]) : count
    }

    // MARK: Growing

    private mutating func add(_ record: TraceRecord, after previous: TraceEntry?) {
        let serial = record.serial
        if record.entry.beginsEvent(cause: record.cause) {
            if !eventStarts.isEmpty {
                // A record that only adds the new event to the queue is not part of the last one.
                var end = serial - 1
                if case .enqueued = previous { end -= 1 }
                eventEnds.append(end)
            }
            eventStarts.append(serial)
        }
        let isTurn = !record.entry.isOfMove
        let weight = record.entry.forEachSubject { id in
            let number = Int(id.number)
            guard number > 0 else { return }
            while subjects.count <= number {
                subjects.append([])
                turns.append([])
            }
            guard subjects[number].last != serial else { return }
            subjects[number].append(serial)
            if isTurn { turns[number].append(serial) }
        }
        for jump in TraceJump.allCases where record.entry.isStop(for: jump, weight) {
            jumps[jump.rawValue].append(serial)
        }
    }
}

extension TraceEntry {
    /// Indicates whether the entry may occur with each move of a finger.
    fileprivate var isOfMove: Bool {
        switch self {
        case .sample(_, _, .moved, _, _), .delivery(_, _, .moved), .measure, .center: true
        case .hop(_, _, .touchesMoved, _), .consumed(_, .touchesMoved),
            .discarded(_, .touchesMoved), .handled(_, .touchesMoved):
            true
        default: false
        }
    }
}

extension Ledger<Int32> {
    /// Returns how many of these ascending numbers are at most `limit`.
    func countAtOrBefore(_ limit: Int) -> Int { sortedIndex { Int($0) > limit } }
}
