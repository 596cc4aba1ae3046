import TouchKit
import TouchStage

/// What the window tells in words, a line each, in its language.
struct WordsOfTrace {
    let why: Why
    let language: String

    /// The decisions of the event that `record` is in, up to it: a sentence and its rule.
    func event(upTo record: Int, limit: Int = 24) -> [String] {
        var lines: [String] = []
        for earlier in why.history.trace.records.prefix(record).reversed() {
            if earlier.entry.isTold { line(earlier).map { lines.append($0) } }
            // What nothing brought about is where an event, or a timer's work, begins.
            if lines.count == limit || (earlier.cause == 0 && !lines.isEmpty) { break }
        }
        return lines.reversed()
    }

    /// Who would not get a touch where the pointer is, and why; who would comes last.
    func probe() -> [String] {
        let told = why.sentences(aboutPointerAt: why.history.count)
        return (told.dropFirst() + told.prefix(1)).map { words($0) }
    }

    private func line(_ record: TraceRecord) -> String? {
        guard let sentence = why.sentence(forRecord: Int(record.serial)) else { return nil }
        let rule = sentence.rule == .none ? "" : "  \(sentence.rule)"
        return words(sentence) + rule
    }

    private func words(_ sentence: WhySentence) -> String {
        sentence.words[language]
    }
}

extension TraceEntry {
    /// Whether it belongs in a short account: neither the queue's machinery, nor hovering, nor each hop
    /// of a chain that is drawn beside it.
    fileprivate var isTold: Bool {
        switch self {
        case .sample, .hit, .delivery, .consumed, .discarded, .withheld, .swallowed,
            .cancellation, .interrupted, .systemEvent, .transition, .action, .note, .repaired,
            .held, .released, .dropped, .prevented:
            true
        default: false
        }
    }
}
