import TouchReading
import TouchScript
import TouchSession
import TouchStudy
import TouchTrace
import TouchWords

/// Looks for changes of the scene after which the same fingers bring about something else, a trial at a time.
final class OutcomeSearch {
    private let whatIf: WhatIf
    private var search: ChangeSearch
    /// Whether a change does it when the tape is played anew, too; its places move with the scene.
    private let holds: (ChangeSearch.Finding) -> Bool
    /// Whom it is about: what else changes is told of the others.
    private let names: [String]
    private let language: String
    /// What is told of each that was found, by its words; nil for what does not hold.
    private var told: [String: String?] = [:]

    private init?(
        _ whatIf: WhatIf, _ search: ChangeSearch?, about names: [String], language: String,
        holds: @escaping (ChangeSearch.Finding) -> Bool = { _ in true }
    ) {
        guard let search else { return nil }
        (self.whatIf, self.search) = (whatIf, search)
        // What a scroll view's own recognizers do is its own doing.
        self.names =
            names
            + names.flatMap { name in
                OwnRecognizer.allCases.map { $0.name(of: name) }
            }
        (self.language, self.holds) = (language, holds)
    }

    /// Looks for what turns the answer to a question.
    /// - Parameter question: in words; the name alone of who did not act, or got no touch.
    /// - Returns: nil where it names nobody of the run.
    convenience init?(turning question: String, in played: Session, language: String) {
        let whatIf = WhatIf(played, language: language)
        let names = WhyQuestion(question, in: played.trace).map { [$0.name] }
        self.init(
            whatIf, whatIf.search(forTurning: question, tries: Self.tries), about: names ?? [],
            language: language)
    }

    /// Looks for what brings something about, in the words that tapes expect it in.
    /// - Returns: nil where the words expect nothing.
    convenience init?(wanting words: String, in played: Session, language: String) {
        guard let wanted = try? WantedOutcome(words, by: nil, in: played.scene) else { return nil }
        let whatIf = WhatIf(played, language: language)
        self.init(whatIf, whatIf.search(for: wanted), about: wanted.names, language: language)
    }

    /// Looks for what meets an expectation.
    convenience init?(mending missed: ExpectationFailure, in played: Session, language: String) {
        guard let tape = played.tape else { return nil }
        let whatIf = WhatIf(played, language: language)
        self.init(
            whatIf, whatIf.search(forMeeting: missed), about: missed.names, language: language
        ) { whatIf.meets(missed, after: $0, playing: tape) }
    }

    /// At most so many single changes are tried where nobody asked for it: each plays all touches again.
    private static let tries = 60
    /// No more than so many are told.
    private static let wanted = 3

    /// Tries the next change.
    /// - Returns: whether there is more to try.
    func step() -> Bool {
        search.step() && !search.isAtPairs
    }

    /// The changes that do it, as JSON, smallest first: each in the scene's words, whether it takes something away, and what
    /// else comes out otherwise.
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
