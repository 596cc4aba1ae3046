import TouchScript
import TouchTrace

/// Questions in words: "photo", "why not buy", "drag failed", "finger a".
extension Why {
    /// What is answered about one moment.
    public struct Answer: Hashable, Sendable {
        /// "finger a, 0.300 s": the touch it is about; nil where it is about no single one.
        public let heading: Wording?
        public let sentences: [WhySentence]
    }

    /// What can be said to a question, in the order of events.
    ///
    /// A name in it – of a view, a recognizer, a finger or a target – says whom it is about; what happened to it, "failed"
    /// or "失败", picks the sentences that say so. Without a name, sentences with all its words are looked for; without a
    /// word, each touch is explained by what matters most about it. Nobody is told the same twice.
    ///
    /// - Parameter time: event time in seconds; nil for every touch.
    public func answers(to question: String, at time: Double? = nil) -> [Answer] {
        let words = Self.words(of: question)
        let rest = words.filter { !isName($0) && !Self.fillers.contains($0.lowercased()) }
        guard let name = words.first(where: isName) else {
            if rest.isEmpty {
                return answers(at: time) { Inspector(self, at: self.climax(of: $0)).answers }
            }
            let found = search(rest.joined(separator: " ")).sentences.reversed()
            return found.isEmpty ? [] : [Answer(heading: nil, sentences: Array(found))]
        }
        let id = history.subjects(named: name).last
        guard let what = rest.lazy.compactMap(WhyEvent.init).first else {
            return answers(at: time) { self.sentences(about: id, orFinger: name, in: $0) }
        }
        return answers(at: time) { sequence in
            let ids = id.map { [$0] } ?? sequence.touches.filter { self.name($0) == name }
            let all = ids + history.subjects(named: "\(name) pan").suffix(1)
            let told = all.flatMap { id in
                self.records(about: id, in: sequence.start...sequence.end)
                    .filter { what.isTold(by: $0.entry, about: id) }
                    .flatMap { [self.sentence(of: $0)] + self.causes(ofRecord: $0.number) }
            }
            // That a scroll view did not scroll has its reason in what became of its pan.
            guard told.isEmpty else { return told }
            return all.dropFirst(ids.count).flatMap { self.sentences(about: $0, at: sequence.end) }
        }
    }

    /// What can be said of those with these names in the first sequences of touches.
    package func sentences(about names: [String], sequences limit: Int) -> [WhySentence] {
        let ids = names.compactMap { history.subjects(named: $0).last }
        return sequences(at: nil).prefix(limit).flatMap { sequence in
            ids.flatMap { sentences(about: $0, orFinger: "", in: sequence) }
        }
    }

    /// Whether a sentence tells one of the many actions of a recognizer that goes on.
    package func isRoutine(_ sentence: WhySentence) -> Bool {
        guard sentence.records.count > 1, case .action = record(sentence.records[0])?.entry,
            case .transition(_, .changed, .changed, _, _) = record(sentence.records[1])?.entry
        else { return false }
        return true
    }

    /// Where there is most to explain of a sequence: at its last change of a state, or else its end.
    private func climax(of sequence: TouchSequence) -> Int {
        let change = index.previous(.stateChange, before: sequence.end + 1) ?? 0
        return change >= sequence.start ? change : sequence.end
    }

    static func words(of question: String) -> [String] {
        question.split { $0.isWhitespace || "?？\"'“”,，。.".contains($0) }.map(String.init)
    }

    /// Whether somebody is called so: a name of the scene, or a finger's letter.
    private func isName(_ word: String) -> Bool {
        !history.subjects(named: word).isEmpty
            || trace.subjects.contains { $0.kind == .touch && $0.name == word }
    }

    private func sentences(
        about id: SubjectID?, orFinger name: String, in sequence: TouchSequence
    ) -> [WhySentence] {
        guard let id else {
            return sequence.touches.filter { self.name($0) == name }.flatMap {
                sentences(about: $0, at: sequence.end)
            }
        }
        switch trace[id]?.kind {
        case .view, .window:
            return sequence.touches.flatMap {
                sentences(aboutView: id, touch: $0, at: sequence.end)
            }
        default: return sentences(about: id, at: sequence.end)
        }
    }

    /// Words of a question that say nothing about its subject.
    private static let fillers: Set<String> = [
        "why", "not", "did", "does", "was", "is", "the", "a", "get", "got", "touch", "finger",
        "didn't",
        "为什么", "没有", "手指",
    ]

    /// What is told of each sequence of touches, nobody the same twice.
    private func answers(
        at time: Double?, _ tell: (TouchSequence) -> [WhySentence]
    ) -> [Answer] {
        var told: Set<Wording> = []
        return sequences(at: time).compactMap { sequence in
            let new = tell(sequence).filter { told.insert($0.words).inserted }
            return new.isEmpty ? nil : Answer(heading: heading(sequence), sentences: new)
        }
    }

    private func heading(_ sequence: TouchSequence) -> Wording? {
        guard let first = sequence.touches.first, let record = record(sequence.start) else {
            return nil
        }
        let names = sequence.touches.map(name).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let time = (history.state(at: sequence.end).touch(first)?.startTime ?? record.time)
            .decimals(3)
        return Wording(
            (names.count > 1 ? "fingers " : "finger ")
                + "\(names.joined(separator: ", ")) from \(time) s",
            "\(time) s 起的手指 \(names.joined(separator: "、"))")
    }

    /// Touches that were down together, and the records from the first of them to the next such sequence.
    private struct TouchSequence {
        var start: Int
        var end: Int
        var touches: [SubjectID] = []
    }

    /// All of them, or the one at a time as far as it had come.
    private func sequences(at time: Double?) -> [TouchSequence] {
        var result: [TouchSequence] = []
        var down: Set<Int32> = []
        for record in trace.records {
            guard case .sample(let touch, let finger, let phase, _, _) = record.entry else {
                if case .interrupted = record.entry { down = [] }
                continue
            }
            switch phase {
            case .began:
                if down.isEmpty {
                    let start = record.number
                    if !result.isEmpty { result[result.count - 1].end = start - 1 }
                    result.append(TouchSequence(start: start, end: start))
                }
                down.insert(finger)
                result[result.count - 1].touches.append(touch)
            case .ended, .cancelled: down.remove(finger)
            default: break
            }
        }
        if !result.isEmpty { result[result.count - 1].end = history.count }
        guard let time else { return result }
        let serial = max(history.lastRecord(atOrBefore: time), 1)
        guard var sequence = result.last(where: { $0.start <= serial }) else {
            return [TouchSequence(start: 1, end: serial)]
        }
        sequence.end = min(sequence.end, serial)
        return [sequence]
    }
}

/// Why a tape's expectation was not met.
extension Why {
    /// What can be said of those whom an expectation names, as they were where it stands, the most telling of each
    /// first.
    public func sentences(explaining failure: ExpectationFailure) -> [WhySentence] {
        let moment = min(max(failure.moment, 1), max(history.count, 1))
        let words = failure.expected.split { $0.isWhitespace || $0 == "," }.map(String.init)
        var sentences: [WhySentence] = []
        func tell(_ all: [WhySentence]) {
            sentences += all.filter { new in !sentences.contains { $0.words == new.words } }
        }
        for name in words {
            guard let id = history.subjects(named: name).last else { continue }
            tell(Array(self.sentences(about: id, at: moment).prefix(2)))
        }
        // What came instead, where nobody is named.
        if sentences.isEmpty, let record = failure.records.last,
            let told = sentence(forRecord: record)
        {
            tell([told])
        }
        return Array(sentences.prefix(4))
    }
}
