import TouchTrace
import TouchWords

/// The events that a question can be about: "why did drag *fail*?"
package enum WhyEvent: CaseIterable {
    case fail, begin, scroll, end, cancel, act, hold, move

    /// Creates the event for a word of a question; nil if the word names none.
    init?(_ word: String) {
        let word = word.lowercased()
        guard let event = Self.allCases.first(where: { $0.words.wordsOfQuestions.contains(word) })
        else { return nil }
        self = event
    }

    /// The words by which a question may mean it.
    private var words: Wording {
        switch self {
        case .fail: .ask.fail
        case .begin: .ask.begin
        case .scroll: .ask.scroll
        case .end: .ask.end
        case .cancel: .ask.cancel
        case .act: .ask.act
        case .hold: .ask.hold
        case .move: .ask.move
        }
    }

    /// Returns the statement that the event happened to the named subject, or that it did not.
    func stated(of name: String, isRecognizer: Bool, happened: Bool) -> Wording {
        switch (self, isRecognizer, happened) {
        case (.fail, _, true): .ask.recognizerFailed(name)
        case (.fail, _, false): .ask.recognizerDidNotFail(name)
        case (.begin, true, true): .ask.recognizerBegan(name)
        case (.begin, true, false): .ask.recognizerDidNotBegin(name)
        case (.begin, false, true): .ask.gotTouch(name)
        case (.begin, false, false): .ask.gotNoTouch(name)
        case (.scroll, _, true): .ask.didScroll(name)
        case (.scroll, _, false): .ask.didNotScroll(name)
        case (.end, true, true): .ask.wasRecognized(name)
        case (.end, true, false): .ask.wasNotRecognized(name)
        case (.end, false, true): .ask.touchEnded(name)
        case (.end, false, false): .ask.touchDidNotEnd(name)
        case (.cancel, true, true): .ask.wasCancelled(name)
        case (.cancel, true, false): .ask.wasNotCancelled(name)
        case (.cancel, false, true): .ask.lostTouch(name)
        case (.cancel, false, false): .ask.lostNoTouch(name)
        case (.act, _, true): .ask.didAct(name)
        case (.act, _, false): .ask.didNotAct(name)
        case (.move, _, true): .ask.didMove(name)
        case (.move, _, false): .ask.didNotMove(name)
        case (.hold, true, true): .ask.recognizerWaited(name)
        case (.hold, true, false): .ask.recognizerDidNotWait(name)
        case (.hold, false, true): .ask.touchWasHeld(name)
        case (.hold, false, false): .ask.touchWasNotHeld(name)
        }
    }

    /// Returns whether a record about `id` reports the event.
    func isTold(by entry: TraceEntry, about id: SubjectID) -> Bool {
        switch (self, entry) {
        case (.fail, .transition(id, _, .failed, _, _)): true
        case (.begin, .transition(id, _, .began, _, _)): true
        case (.scroll, .transition(id, _, .began, _, _)): true
        case (.end, .transition(id, _, .ended, _, _)): true
        case (.cancel, .transition(id, _, .cancelled, _, _)): true
        case (.begin, .delivery(id, _, .began)), (.end, .delivery(id, _, .ended)): true
        case (.cancel, .cancellation(_, id, _, _)), (.cancel, .cancellation(id, _, _, _)): true
        case (.cancel, .dropped(_, id, _, _)), (.cancel, .withheld(_, id, _)): true
        case (.act, .action(id, _, _, _)), (.act, .action(_, id, _, _)): true
        case (.hold, .held(_, id, _, _)), (.hold, .held(_, _, _, id)): true
        case (.move, .center(id, _, _)): true
        case (.hold, .released(_, id, _)), (.hold, .requirement(id, _, .waiting, _)): true
        default: false
        }
    }
}

extension Wording {
    /// The single words, in all languages: a question may be in any of them.
    var wordsOfQuestions: [String] {
        WordLanguage.all.flatMap { self[$0.identifier].split(separator: " ").map(String.init) }
    }
}
