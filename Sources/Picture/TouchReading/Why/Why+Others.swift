import TouchTrace

/// Sentences about the others: those that might have got the touch, or might have been recognized,
/// instead.
extension Why {
    /// Returns the fate of the others that record `serial` concerns: the views that were passed
    /// over if it is about finding one, and the recognizers that share the touch.
    public func others(besidesRecord serial: Int) -> [WhySentence] {
        guard let record = record(serial) else { return [] }
        let state = history.state(at: serial)
        let told = record.entry.concerned
        var sentences: [WhySentence] = []
        func tell(_ sentence: WhySentence?) {
            guard let sentence, !sentences.contains(where: { $0.words == sentence.words })
            else { return }
            sentences.append(sentence)
        }
        for touch in touches(of: record, in: state) {
            if record.entry.isAboutFindingAView,
                let walk = history.state(at: event(around: serial)).walks
                    .first(where: { $0.touch == touch.id })
            {
                for step in walk.steps where step.verdict != .inside && !told.contains(step.view) {
                    tell(sentence(forRecord: step.record))
                }
                for view in walk.notAsked where !told.contains(view) {
                    tell(
                        self.sentences(aboutView: view, touch: touch.id, at: walk.end ?? serial)
                            .first)
                }
            }
            for id in touch.recognizers where !told.contains(id) {
                tell(self.sentences(aboutRecognizer: id, at: serial).first)
            }
        }
        return Array(sentences.prefix(6))
    }

    /// Returns the last record of the event that contains a record.
    private func event(around serial: Int) -> Int {
        index.event(around: serial)?.upperBound ?? serial
    }

    /// Returns the touches that a record is about: those it names, or else those of the recognizer
    /// or view it names.
    private func touches(of record: TraceRecord, in state: StageState) -> [TouchState] {
        let named = record.entry.concerned
        let direct = state.touches.filter { named.contains($0.id) }
        if !direct.isEmpty { return direct }
        switch record.entry {
        case .visit, .answer:
            return touch(testedAt: record).flatMap { state.touch($0) }.map { [$0] } ?? []
        default:
            return state.touches.filter { touch in
                named.contains(touch.view) || touch.recognizers.contains { named.contains($0) }
            }
        }
    }
}

extension TraceEntry {
    /// Indicates whether the entry is a step in a new touch's search for its view.
    fileprivate var isAboutFindingAView: Bool {
        switch self {
        case .sample(_, _, .began, _, _), .hitTestBegan, .visit, .answer, .hit, .chain, .withheld,
            .delivery(_, _, .began):
            true
        default: false
        }
    }
}
