import TouchPicture
import TouchScript
import TouchStage

/// A lesson as the course's pages tell of it.
struct CourseLesson {
    var identifier: String
    var group: LocalizedText
    /// The English titles of the groups that its group builds on.
    var after: [String]
    var title: LocalizedText
    /// The one sentence to keep; nil where the tape ends without one.
    var sentence: LocalizedText?
    /// How long its film is, in seconds.
    var seconds: Double
    /// Whether its page lies in the folder: a pair has a film alone.
    var hasCard: Bool
    /// Its film beside the pages; nil where none is made.
    var film: String?

    /// What a tape wants to be remembered: the words of its last card, or its last sentence.
    static func sentence(of tape: Tape) -> LocalizedText? {
        let tellings = tape.lines.compactMap { line -> Telling? in
            if case .tell(let telling)? = line.statement { telling } else { nil }
        }
        let end = tellings.last { if case .end = $0 { true } else { false } }
        if case .end(let words, _)? = end { return words }
        return tellings.reversed().lazy.compactMap {
            if case .caption(let words?) = $0 { words.withoutStars } else { nil }
        }.first
    }
}
