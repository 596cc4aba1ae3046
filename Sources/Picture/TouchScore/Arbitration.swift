import TouchTrace

/// A moment of event time at which recognizers decided about each other.
struct Arbitration {
    /// The event time, in seconds.
    let time: Double
    /// The serial of the deciding record.
    let record: Int
    /// The recognizers that took part.
    private(set) var recognizers: [SubjectID]

    /// Returns all arbitrations in a trace, in order.
    static func all(in trace: Trace) -> [Arbitration] {
        var result: [Arbitration] = []
        for record in trace.records {
            guard let pair = pair(record.entry, trace) else { continue }
            if let last = result.indices.last, result[last].time == record.time {
                for id in pair where !result[last].recognizers.contains(id) {
                    result[last].recognizers.append(id)
                }
            } else {
                result.append(
                    Arbitration(
                        time: record.time, record: Int(record.serial), recognizers: pair))
            }
        }
        return result
    }

    /// Returns the recognizer that decided about another, and that other one.
    private static func pair(_ entry: TraceEntry, _ trace: Trace) -> [SubjectID]? {
        switch entry {
        case .transition(let recognizer, _, let to, let reason, let because):
            guard to != .possible else { return nil }
            if trace[because]?.kind == .recognizer, because != recognizer {
                return [because, recognizer]
            }
            return reason == .requirementMet ? [recognizer] : nil
        case .prevented(let recognizer, let by): return [by, recognizer]
        default: return nil
        }
    }
}
