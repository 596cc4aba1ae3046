import TouchKit

/// Of a question in words, what can be counted in a trace: how often that happened to somebody.
public struct WhyQuestion: Sendable {
    /// Whom it is about.
    public let name: String
    private let event: WhyEvent?

    /// Nil where the question names nobody of the trace.
    public init?(_ question: String, in trace: Trace) {
        let words = Why.words(of: question)
        guard let name = words.first(where: { word in trace.subjects.contains { $0.name == word } })
        else { return nil }
        self.name = name
        event = words.lazy.filter { $0 != name }.compactMap(WhyEvent.init).first
    }

    /// How often it happened; where nothing in particular was asked about, how often they got a touch or acted.
    public func count(in trace: Trace) -> Int {
        let ids = trace.subjects.indices.filter { trace.subjects[$0].name == name }
            .map { SubjectID(Int32($0 + 1)) }
        return trace.records.count { record in
            ids.contains { id in
                if let event { return event.isTold(by: record.entry, about: id) }
                switch record.entry {
                case .delivery(id, _, .began), .action(id, _, _, _): return true
                default: return false
                }
            }
        }
    }

    /// Whether another run gives another answer: what happened does not, or happens less often; what never did, does.
    public func isTurned(from original: Trace, to changed: Trace) -> Bool {
        let (before, after) = (count(in: original), count(in: changed))
        return before == 0 ? after > 0 : event != nil && after < before
    }
}
