import TouchReading
import TouchScript
import TouchWords

/// A lesson as the course's pages tell of it.
package struct CourseLesson {
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
        let statements = tape.lines.reversed().map(\.statement)
        for case .tell(.end(let words, _)) in statements { return words }
        for case .tell(.caption(let words?)) in statements { return words.withoutStars }
        return nil
    }

    /// How long some films are, one after the other: "70 s" is "1 min 10 s".
    static func length(of lessons: [CourseLesson]) -> Wording {
        let seconds = Int(lessons.map { $0.seconds.rounded() }.reduce(0, +))
        return seconds < 60
            ? .panel.seconds(seconds) : .panel.minutes(seconds / 60, seconds: seconds % 60)
    }
}
