import TouchReading
import TouchScript
import TouchSession
import TouchStudy

/// Looks for what would have turned the answer to the page's question, a trial at a time.
final class OutcomeSearch {
    private var search: ChangeSearch

    /// - Parameter question: in words; the name alone of who did not act, or got no touch.
    /// - Returns: nil where it names nobody of the run.
    init?(_ played: Session, question: String, language: String) {
        guard
            let search = WhatIf(played, language: language)
                .search(forTurning: question, tries: Self.tries)
        else { return nil }
        self.search = search
    }

    /// At most so many single changes are tried: each plays all touches again.
    private static let tries = 60
    /// No more than so many are told.
    private static let wanted = 3

    /// Tries the next change.
    /// - Returns: whether there is more to try.
    func step() -> Bool {
        search.step() && !search.isAtPairs
    }

    /// The changes that do it, smallest first, in the scene's words.
    var found: [String] { search.findings.prefix(Self.wanted).map { $0.words } }
}
