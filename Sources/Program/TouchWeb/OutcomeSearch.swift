import TouchReading
import TouchScript
import TouchSession
import TouchStudy
import TouchTrace
import TouchWords

/// Searches for changes of the scene after which the same fingers lead to another outcome, one
/// trial at a time.
final class OutcomeSearch {
    private let whatIf: WhatIf
    private var search: ChangeSearch
    /// A closure that returns whether a change works as well when the tape is played again, so that
    /// its locations move with the scene.
    private let holds: (ChangeSearch.Finding) -> Bool
    /// The names of the subjects of the question; side effects on others are reported.
    private let names: [String]
    private let language: String
    /// The messages about the changes that were found, by their words; nil for those that do not
    /// hold.
    private var told: [String: String?] = [:]

    private init?(
        _ whatIf: WhatIf, _ search: ChangeSearch?, about names: [String], language: String,
        holds: @escaping (ChangeSearch.Finding) -> Bool = { _ in true }
    ) {
        guard let search else { return nil }
        (self.whatIf, self.search) = (whatIf, search)
        // The recognizers of a scroll view belong to it.
        self.names =
            names
            + names.flatMap { name in
                OwnRecognizer.allCases.map { $0.name(of: name) }
            }
        (self.language, self.holds) = (language, holds)
    }

    /// Creates a search for changes that reverse the answer to a question.
    /// - Parameter question: the question in words; or just the name of a subject that did not act,
    ///   or got no touch.
    /// - Returns: nil if it names no subject of the run.
    convenience init?(turning question: String, in played: Session, language: String) {
        let whatIf = WhatIf(played, language: language)
        let names = WhyQuestion(question, in: played.trace).map { [$0.name] }
        self.init(
            whatIf, whatIf.search(forTurning: question, tries: Self.tries), about: names ?? [],
            language: language)
    }

    /// Creates a search for changes that lead to an outcome, given in the words of a tape's
    /// expectation.
    /// - Returns: nil if the words expect nothing.
    convenience init?(wanting words: String, in played: Session, language: String) {
        guard let wanted = try? WantedOutcome(words, by: nil, in: played.scene) else { return nil }
        let whatIf = WhatIf(played, language: language)
        self.init(whatIf, whatIf.search(for: wanted), about: wanted.names, language: language)
    }

    /// Creates a search for changes that meet an expectation.
    convenience init?(mending missed: ExpectationFailure, in played: Session, language: String) {
        guard let tape = played.tape else { return nil }
        let whatIf = WhatIf(played, language: language)
        self.init(
            whatIf, whatIf.search(forMeeting: missed), about: missed.names, language: language
        ) { whatIf.meets(missed, after: $0, playing: tape) }
    }

    /// The largest number of single changes to try unasked: each plays all touches again.
    private static let tries = 60
    /// The largest number of changes to report.
    private static let wanted = 3

    /// Tries the next change.
    /// - Returns: true if there is more to try.
    func step() -> Bool {
        search.step() && !search.isAtPairs
    }

    /// The changes that work, as JSON, smallest first: each in the scene's words, whether it
    /// removes something, and the other outcomes that change.
    var found: String {
        var all: [String] = []
        for finding in search.findings {
            if told[finding.words] == nil { told[finding.words] = telling(finding) }
            if let one = told[finding.words] ?? nil { all.append(one) }
            if all.count == Self.wanted { break }
        }
        return JSONObject.list(all)
    }

    private func telling(_ finding: ChangeSearch.Finding) -> String? {
        guard holds(finding), let comparison = try? whatIf.comparison(with: finding.changed) else {
            return nil
        }
        let also = comparison.outcomes(besides: names)
        return JSONObject.of { one in
            one.add("words", finding.words)
            one.add("takesAway", finding.takesAway)
            one.add("also", also.prefix(3).map { Trace.quoted($0.second[language]) })
            one.add("rest", max(0, also.count - 3))
        }
    }
}
