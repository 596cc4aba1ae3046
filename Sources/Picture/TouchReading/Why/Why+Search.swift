/// Finding a sentence among all that can be said about a trace.
extension Why {
    /// What was found, and whether everything was looked at.
    public struct Findings: Sendable {
        /// The newest first.
        public var sentences: [WhySentence] = []
        /// The search ended before the beginning of the trace: enough was found, or it would have taken too long.
        public var isPartial = false
    }

    /// Decisions whose sentences hold all words of `query`, in any language, whatever their case.
    ///
    /// - Parameters:
    ///   - limit: at most so many are found.
    ///   - effort: at most so many decisions are looked at, from the end of the trace backwards.
    public func search(_ query: String, limit: Int = 24, effort: Int = 4000) -> Findings {
        var findings = Findings()
        guard query.contains(where: { !$0.isWhitespace }) else { return findings }
        var here = history.count + 1
        var looked = 0
        while let record = index.previous(.decision, before: here) {
            here = record
            looked += 1
            if looked > effort || findings.sentences.count == limit {
                findings.isPartial = true
                break
            }
            guard let sentence = sentence(forRecord: record) else { continue }
            findings.sentences += [sentence].matching(query)
        }
        return findings
    }
}
