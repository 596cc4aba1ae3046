import TouchScript
import TouchTrace
import TouchWords

/// Questions in words: "photo", "why not buy", "drag failed", "finger a".
extension Why {
    /// The answer about one moment.
    public struct Answer: Hashable, Sendable {
        /// The touch it is about, as in "finger a, 0.300 s"; nil if it is about no single touch.
        public let heading: Wording?
        public let sentences: [WhySentence]
    }

    /// Returns the answers to a question, in the order of events.
    ///
    /// A name in it – of a view, a recognizer, a finger, or a target – selects the subject; an
    /// event, such as "failed" in any language, selects the sentences about it. Without a name, the
    /// answers are sentences that contain all its words; without a word, each touch is explained by
    /// its most important sentences. No sentence appears twice.
    ///
    /// - Parameter time: the event time in seconds; nil for every touch.
    public func answers(to question: String, at time: Double? = nil) -> [Answer] {
        let words = Self.words(of: question)
        let fillers = Wording.ask.fillers.wordsOfQuestions
        let rest = words.filter { !isName($0) && !fillers.contains($0.lowercased()) }
        guard let name = words.first(where: isName) else {
            if rest.isEmpty {
                return answers(at: time) {
                    [Told($0, Inspector(self, at: self.climax(of: $0)).answers)]
                }
            }
            let found = search(rest.joined(separator: " ")).sentences.reversed()
            return found.isEmpty ? [] : [Answer(heading: nil, sentences: Array(found))]
        }
        let id = history.subjects(named: name).last
        let isDenied = words.contains {
            Wording.ask.negations.wordsOfQuestions.contains($0.lowercased())
        }
        let event = rest.lazy.compactMap(WhyEvent.init).first
        guard let event = event ?? (isDenied ? usual(of: id) : nil) else {
            return answers(at: time) { self.told(about: id, orFinger: name, in: $0) }
        }
        func happened(in sequence: TouchSequence) -> [WhySentence] {
            if event == .move { return moved(id, in: sequence) }
            return tellers(of: id, name, event, in: sequence).flatMap { id in
                self.records(about: id, in: sequence.start...sequence.end)
                    .filter { event.isTold(by: $0.entry, about: id) }
                    .flatMap { [self.sentence(of: $0)] + self.causes(ofRecord: $0.number) }
            }
        }
        func absent(in sequence: TouchSequence) -> [Told] {
            guard happened(in: sequence).isEmpty else { return [] }
            let movers = event == .move ? movers(of: name) : []
            guard movers.isEmpty else {
                return [Told(sequence, movers.flatMap { sentences(about: $0, at: sequence.end) })]
            }
            let pan = event == .act ? nil : ownPan(of: name)
            return told(about: pan ?? id, orFinger: name, in: sequence)
        }
        let asked = answers(at: time) {
            isDenied ? absent(in: $0) : [Told($0, happened(in: $0))]
        }
        if !asked.isEmpty { return asked }
        // The event did not happen as the question assumes.
        return answers(at: time) { sequence in
            let told =
                isDenied ? happened(in: sequence) : absent(in: sequence).flatMap { $0.sentences }
            let stated = event.stated(
                of: name, isRecognizer: id.map { trace[$0]?.kind == .recognizer } ?? false,
                happened: isDenied)
            let record = told.first?.records.first ?? sequence.end
            return [Told(sequence, [WhySentence(stated, [record])] + told)]
        }
    }

    /// Returns where a view has moved in the end, and what led to that.
    private func moved(_ id: SubjectID?, in sequence: TouchSequence) -> [WhySentence] {
        guard let id else { return [] }
        let last = records(about: id, in: sequence.start...sequence.end).last {
            WhyEvent.move.isTold(by: $0.entry, about: id)
        }
        return last.map { [sentence(of: $0)] + causes(ofRecord: $0.number) } ?? []
    }

    /// Returns the event that people usually miss without naming it: that a recognizer or a control
    /// acts, or that a view gets a touch.
    private func usual(of id: SubjectID?) -> WhyEvent {
        guard let id else { return .begin }
        return trace[id]?.kind == .recognizer || isControl(id) ? .act : .begin
    }

    /// Returns the subjects whose records show what happened to `id`: for a scroll view, also its
    /// pan; for a finger's name, all touches with that name.
    private func tellers(
        of id: SubjectID?, _ name: String, _ event: WhyEvent, in sequence: TouchSequence
    ) -> [SubjectID] {
        let pan = [ownPan(of: name)].compactMap { $0 }
        if event == .scroll, !pan.isEmpty { return pan }
        return (id.map { [$0] } ?? sequence.touches.filter { self.name($0) == name }) + pan
    }

    /// Returns the recognizer that scrolls a view.
    func ownPan(of scrollView: String) -> SubjectID? {
        history.subjects(named: OwnRecognizer.pan.name(of: scrollView)).last
    }

    /// Returns the sentences about the subjects with these names in the first sequences of touches.
    package func sentences(about names: [String], sequences limit: Int) -> [WhySentence] {
        let ids = names.compactMap { history.subjects(named: $0).last }
        return sequences(at: nil).prefix(limit).flatMap { sequence in
            ids.flatMap { sentences(about: $0, orFinger: "", in: sequence) }
        }
    }

    /// Returns whether a sentence is about one of the many actions of a continuing recognizer.
    package func isRoutine(_ sentence: WhySentence) -> Bool {
        guard sentence.records.count > 1, case .action = record(sentence.records[0])?.entry,
            case .transition(_, .changed, .changed, _, _) = record(sentence.records[1])?.entry
        else { return false }
        return true
    }

    /// Returns the record of a sequence with the most to explain: its last state change, or else
    /// its end.
    private func climax(of sequence: TouchSequence) -> Int {
        let change = index.previous(.stateChange, before: sequence.end + 1) ?? 0
        return change >= sequence.start ? change : sequence.end
    }

    static func words(of question: String) -> [String] {
        question.split { $0.isWhitespace || "?？\"'“”,，。".contains($0) }
            .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
    }

    /// Returns whether the word is a name of the scene, or a finger's letter.
    private func isName(_ word: String) -> Bool {
        !history.subjects(named: word).isEmpty
            || trace.subjects.contains { $0.kind == .touch && $0.name == word }
    }

    /// Sentences about a sequence of touches, or about one of its fingers.
    private struct Told {
        let sequence: TouchSequence
        let sentences: [WhySentence]

        init(_ sequence: TouchSequence, _ sentences: [WhySentence]) {
            self.sequence = sequence
            self.sentences = sentences
        }
    }

    /// Returns the sentences; those about a view are separate for each finger.
    private func told(
        about id: SubjectID?, orFinger name: String, in sequence: TouchSequence
    ) -> [Told] {
        var parts = [sequence]
        if let kind = id.flatMap({ trace[$0]?.kind }), kind == .view || kind == .window,
            sequence.touches.count > 1
        {
            parts = sequence.touches.map { touch in
                var part = sequence
                part.touches = [touch]
                return part
            }
        }
        return parts.map { Told($0, sentences(about: id, orFinger: name, in: $0)) }
    }

    private func sentences(
        about id: SubjectID?, orFinger name: String, in sequence: TouchSequence
    ) -> [WhySentence] {
        guard let id else {
            return sequence.touches.filter { self.name($0) == name }.flatMap {
                sentences(about: $0, at: sequence.end)
            }
        }
        if sequence.isOfPointer, let told = sentences(about: id, underPointer: sequence) {
            return told
        }
        switch trace[id]?.kind {
        case .view, .window:
            return sequence.touches.flatMap {
                sentences(aboutView: id, touch: $0, at: sequence.end)
            }
        default: return sentences(about: id, at: sequence.end)
        }
    }

    /// Returns the answers for each sequence of touches, without repeating a sentence.
    private func answers(
        at time: Double?, _ tell: (TouchSequence) -> [Told]
    ) -> [Answer] {
        var known: Set<String> = []
        return sequences(at: time).flatMap(tell).compactMap { told in
            let new = told.sentences.filter { known.insert($0.words["en"]).inserted }
            return new.isEmpty ? nil : Answer(heading: heading(told.sequence), sentences: new)
        }
    }
}
