import TouchScript
import TouchTrace
import TouchWords

/// The countable part of a question in words: the number of times that an event happened to a
/// subject.
public struct WhyQuestion: Sendable {
    /// The name of the subject.
    public let name: String
    private let event: WhyEvent?

    /// Creates the countable question; nil if it names no subject of the trace.
    public init?(_ question: String, in trace: Trace) {
        let words = Why.words(of: question)
        guard let name = words.first(where: { word in trace.subjects.contains { $0.name == word } })
        else { return nil }
        self.name = name
        event = words.lazy.filter { $0 != name }.compactMap(WhyEvent.init).first
    }

    /// Returns how often the event happened; if the question is about none in particular, how often
    /// the subjects got a touch or acted.
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

    /// Returns whether another run gives another answer: an event that happened does not happen or
    /// happens less often, or one that never happened does.
    ///
    /// If the question is about no event in particular, the answer is different if the subjects act
    /// on more gestures, or get and keep more touches, and lose none that they acted on, or kept,
    /// before.
    public func isTurned(from original: Trace, to changed: Trace) -> Bool {
        if event != nil {
            let (before, after) = (count(in: original), count(in: changed))
            return before == 0 ? after > 0 : after < before
        }
        let before = Fate(of: ids(in: original), in: original)
        let after = Fate(of: ids(in: changed), in: changed)
        guard after.gestures.isSuperset(of: before.gestures) else { return false }
        // A scroll view counts as failing if it does not scroll.
        let isKept = !scrolls(in: original) && after.kept.isStrictSuperset(of: before.kept)
        return after.gestures.count > before.gestures.count || isKept
    }

    private func scrolls(in trace: Trace) -> Bool {
        trace.subjects.contains { $0.name == OwnRecognizer.pan.name(of: name) }
    }

    /// Returns the subjects with the name; a question about a scroll view includes its pan.
    private func ids(in trace: Trace) -> [SubjectID] {
        let names = [name, OwnRecognizer.pan.name(of: name)]
        return trace.subjects.indices.filter { names.contains(trace.subjects[$0].name) }.map {
            SubjectID(Int32($0 + 1))
        }
    }

    /// The fate of the subjects with a name.
    private struct Fate {
        var got = 0
        var acted = 0
        /// The sequences of touches on which they acted, by number.
        var gestures: Set<Int> = []
        /// The touches that they got and kept, by number.
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
                // A touch that a view's own recognizer takes remains the view's.
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
