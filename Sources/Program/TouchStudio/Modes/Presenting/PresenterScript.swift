import TouchScript
import TouchWords

/// What a tape says, line by line, for whoever presents: what was said, what is said now, and what
/// comes next.
struct PresenterScript: Equatable {
    struct Line: Equatable {
        enum Kind { case note, caption, question, card, chapter }
        var kind: Kind
        var words: LocalizedText
        /// How long after the present the line comes, in seconds of event time; negative for what
        /// was said.
        var wait: Double
    }

    /// For the presenter alone, since the last such line was passed; nil where there is none.
    private(set) var note: LocalizedText?
    /// What comes, the next first.
    private(set) var next: [Line] = []

    /// - Parameters:
    ///   - tape: nil for a scene alone.
    ///   - told: how many of its lines that tell something were passed.
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
        // Before anything is said, the first note is what one begins with.
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
