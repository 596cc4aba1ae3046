import TouchKit

/// What the window tells in words, read from the trace.
enum WordsOfTrace {
    /// The decisions of the last event, a line each: time, rule and sentence.
    static func lastEvent(in trace: Trace, limit: Int = 24) -> [String] {
        var lines: [String] = []
        for record in trace.records.reversed() {
            if record.entry.isTold { lines.append(line(record, in: trace)) }
            // What nothing brought about is where an event, or a timer's work, begins.
            if lines.count == limit || (record.cause == 0 && !lines.isEmpty) { break }
        }
        return lines.reversed()
    }

    /// Who would get a touch where the pointer is, then who would not, and why.
    static func probe(in trace: Trace) -> [String] {
        var refused: [String] = []
        var answer: String?
        for record in trace.records.reversed() {
            switch record.entry {
            case .pointerHit(let view):
                if answer == nil {
                    answer =
                        view == .none
                        ? "nobody would get the touch"
                        : "\(trace.name(of: view)) would get the touch"
                }
            case .visit(_, .inside): break
            case .visit: refused.append("\(record.rule)  \(trace.sentence(record.entry))")
            case .pointer: return refused.reversed() + [answer].compactMap { $0 }
            default: break
            }
        }
        return []
    }

    private static func line(_ record: TraceRecord, in trace: Trace) -> String {
        let rule = "\(record.rule)".padding(toLength: 5, withPad: " ", startingAt: 0)
        return "\(Trace.number(record.time))  \(rule) \(trace.sentence(record.entry))"
    }
}

extension TraceEntry {
    /// Whether it belongs in a short account: neither the queue's machinery, nor hovering, nor each hop
    /// of a chain that is drawn beside it.
    fileprivate var isTold: Bool {
        switch self {
        case .sample, .hit, .delivery, .consumed, .discarded, .withheld, .swallowed,
            .cancellation, .interrupted, .systemEvent, .transition, .action, .note, .repaired,
            .held, .released, .dropped, .prevented:
            true
        default: false
        }
    }
}
