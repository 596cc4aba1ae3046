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
