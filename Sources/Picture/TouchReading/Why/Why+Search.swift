/// The search for a sentence among everything that can be said about a trace.
extension Why {
    /// The results of a search, and a note if it did not examine everything.
    public struct Findings: Sendable {
        /// The sentences found, newest first.
        public var sentences: [WhySentence] = []
        /// Indicates whether the search ended before the beginning of the trace: it had found
        /// enough, or it would have taken too long.
        public var isPartial = false
    }

    /// Returns the decisions whose sentences contain all words of `query`, in any language,
    /// ignoring case.
    ///
    /// - Parameters:
    ///   - limit: the most decisions to find.
    ///   - effort: the most decisions to examine, from the end of the trace backwards.
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
