import TouchTrace

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
        guard let event else {
            let fate = Fate(of: ids(in: trace), in: trace)
            return fate.got + fate.acted
        }
        let ids = ids(in: trace)
        return trace.records.count { record in
            ids.contains { event.isTold(by: record.entry, about: $0) }
        }
    }

    /// Whether another run gives another answer: what happened does not, or happens less often; what never did, does.
    ///
    /// Where nothing in particular was asked about: who did not act acts, or who got no touch, or lost it, gets and keeps one.
    public func isTurned(from original: Trace, to changed: Trace) -> Bool {
        if event != nil {
            let (before, after) = (count(in: original), count(in: changed))
            return before == 0 ? after > 0 : after < before
        }
        let before = Fate(of: ids(in: original), in: original)
        let after = Fate(of: ids(in: changed), in: changed)
        return before.acted == 0 && after.acted > 0 || after.kept > before.kept
    }

    /// A scroll view is asked about with its pan.
    private func ids(in trace: Trace) -> [SubjectID] {
        trace.subjects.indices.filter {
            trace.subjects[$0].name == name || trace.subjects[$0].name == "\(name) pan"
        }.map { SubjectID(Int32($0 + 1)) }
    }

    /// What became of those who are called so.
    private struct Fate {
        var got = 0
        var acted = 0
        /// Touches that were taken from them again.
        var lost = 0
        var kept: Int { got - lost }

        init(of ids: [SubjectID], in trace: Trace) {
            var own: Set<SubjectID> = []
            for record in trace.records {
                switch record.entry {
                case .delivery(let view, let touch, .began):
                    if ids.contains(view) || ids.contains(touch) { got += 1 }
                case .action(let sender, _, _, _): if ids.contains(sender) { acted += 1 }
                // What its own recognizer takes, it has.
                case .recognizerAdded(let id, let view, _):
                    if ids.contains(view) { own.insert(id) }
                case .cancellation(let touch, let view, let by, _):
                    if !own.contains(by), ids.contains(view) || ids.contains(touch) { lost += 1 }
                default: continue
                }
            }
        }
    }
}
