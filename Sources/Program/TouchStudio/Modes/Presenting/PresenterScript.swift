import TouchScript
import TouchWords

/// The lines of a tape for the presenter: the note for now, and the lines that come next.
struct PresenterScript: Equatable {
    struct Line: Equatable {
        enum Kind { case note, caption, question, card, chapter }
        var kind: Kind
        var words: LocalizedText
        /// The seconds of event time from the present to the line; negative for a line in the past.
        var wait: Double
    }

    /// The note for the presenter alone, from the last such line that was passed; nil if there is
    /// none.
    private(set) var note: LocalizedText?
    /// The lines that follow, the next one first.
    private(set) var next: [Line] = []

    /// Creates the script of a tape.
    /// - Parameters:
    ///   - tape: the tape; nil for a scene alone.
    ///   - told: the number of its telling lines that were passed.
    ///   - time: the present, in seconds of event time.
    init(of tape: Tape?, told: Int, at time: Double) {
        guard let tape else { return }
        var count = 0
        for (line, range) in zip(tape.lines, tape.times) {
            guard case .tell(let telling)? = line.statement else { continue }
            count += 1
            guard let (kind, words) = Self.words(of: telling) else { continue }
            if count <= told {
                if kind == .note { note = words }
            } else {
                next.append(Line(kind: kind, words: words, wait: range.lowerBound - time))
            }
        }
        // Before anything is told, the presenter begins with the first note.
        if told == 0, note == nil, next.first?.kind == .note { note = next.removeFirst().words }
    }

    private static func words(of telling: Telling) -> (Line.Kind, LocalizedText)? {
        switch telling {
        case .note(let words): (.note, words)
        case .caption(let words?): (.caption, words.withoutStars)
        case .ask(let question?): (.question, question.text)
        case .title(let words, _), .end(let words, _): (.card, words)
        case .chapter(let words): (.chapter, words)
        default: nil
        }
    }
}
