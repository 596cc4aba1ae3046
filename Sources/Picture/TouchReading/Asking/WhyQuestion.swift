import TouchScript
import TouchTrace
import TouchWords

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
    /// Where nothing in particular was asked about: they act on more gestures, or get and keep more touches, and lose none that
    /// they acted on, or kept, before.
    public func isTurned(from original: Trace, to changed: Trace) -> Bool {
        if event != nil {
            let (before, after) = (count(in: original), count(in: changed))
            return before == 0 ? after > 0 : after < before
        }
        let before = Fate(of: ids(in: original), in: original)
        let after = Fate(of: ids(in: changed), in: changed)
        guard after.gestures.isSuperset(of: before.gestures) else { return false }
        // A scroll view is missed when it does not scroll.
        let isKept = !scrolls(in: original) && after.kept.isStrictSuperset(of: before.kept)
        return after.gestures.count > before.gestures.count || isKept
    }

    private func scrolls(in trace: Trace) -> Bool {
        trace.subjects.contains { $0.name == OwnRecognizer.pan.name(of: name) }
    }

    /// A scroll view is asked about with its pan.
    private func ids(in trace: Trace) -> [SubjectID] {
        let names = [name, OwnRecognizer.pan.name(of: name)]
        return trace.subjects.indices.filter { names.contains(trace.subjects[$0].name) }.map {
            SubjectID(Int32($0 + 1))
        }
    }

    /// What became of those who are called so.
    private struct Fate {
        var got = 0
        var acted = 0
        /// The sequences of touches on which they acted, by their number.
        var gestures: Set<Int> = []
        /// The touches that they got and that were not taken from them again, by their number.
        var kept: Set<Int> = []

        init(of ids: [SubjectID], in trace: Trace) {
            var own: Set<SubjectID> = []
            var touches: [SubjectID] = []
            var down: Set<SubjectID> = []
            var sequence = 0
            for record in trace.records {
                switch record.entry {
                case .sample(let touch, _, .began, _, _):
                    if down.isEmpty { sequence += 1 }
                    down.insert(touch)
                    touches.append(touch)
                case .sample(let touch, _, .ended, _, _), .sample(let touch, _, .cancelled, _, _):
                    down.remove(touch)
                case .delivery(let view, let touch, .began):
                    guard ids.contains(view) || ids.contains(touch) else { continue }
                    got += 1
                    if let number = touches.lastIndex(of: touch) { kept.insert(number) }
                case .action(let sender, _, _, _) where ids.contains(sender):
                    acted += 1
                    gestures.insert(sequence)
                // What its own recognizer takes, it has.
                case .recognizerAdded(let id, let view, _):
                    if ids.contains(view) { own.insert(id) }
                case .cancellation(let touch, let view, let by, _):
                    guard !own.contains(by), ids.contains(view) || ids.contains(touch) else {
                        continue
                    }
                    if let number = touches.lastIndex(of: touch) { kept.remove(number) }
                default: continue
                }
            }
        }
    }
}
