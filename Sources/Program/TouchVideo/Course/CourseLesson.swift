import TouchReading
import TouchScript
import TouchWords

/// A lesson as the course's pages present it.
package struct CourseLesson {
    var identifier: String
    var group: LocalizedText
    /// The English titles of the groups on which its group builds.
    var after: [String]
    var title: LocalizedText
    /// The one sentence to remember; nil if the tape ends without one.
    var sentence: LocalizedText?
    /// The duration of its film, in seconds.
    var seconds: Double
    /// Indicates whether its page is in the folder: a pair has only a film.
    var hasCard: Bool
    /// The names of its picture's files, by the identifiers of languages.
    var posters: [String: String]
    /// Its film beside the pages; nil if none is made.
    var film: String?

    /// Returns the sentence of a tape to remember: the words of its last card, or its last caption.
    static func sentence(of tape: Tape) -> LocalizedText? {
        let statements = tape.lines.reversed().map(\.statement)
        for case .tell(.end(let words, _)) in statements { return words }
        for case .tell(.caption(let words?)) in statements { return words.withoutStars }
        return nil
    }

    /// Returns the total duration of the lessons' films, "1 min 10 s" for 70 seconds.
    static func length(of lessons: [CourseLesson]) -> Wording {
        let seconds = Int(lessons.map { $0.seconds.rounded() }.reduce(0, +))
        return seconds < 60
            ? .panel.seconds(seconds) : .panel.minutes(seconds / 60, seconds: seconds % 60)
    }
}
