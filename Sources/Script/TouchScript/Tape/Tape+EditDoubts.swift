import TouchWords

extension Tape {
    /// Returns warnings for lines that edit film time and cannot mean what they say: ranges that
    /// overlap, or lie outside of the tape.
    ///
    /// - Parameter end: The event time at which the tape ends, in seconds.
    public func editDoubts(end: Double) -> [ScriptError] {
        var doubts: [ScriptError] = []
        var seen: [String: [TimeRange]] = [:]
        for line in lines {
            guard let (word, range) = line.telling?.edited else { continue }
            func note(_ message: Wording) {
                doubts.append(message, in: file, at: line.position)
            }
            // The tolerance allows for rounding: a range may end exactly at the end.
            if range.start.seconds >= end || range.end.seconds > end + 1e-6 {
                let last = Span((end * 1000).rounded() / 1000).text
                note(.fault.beyondEnd(range.text, end: last))
            }
            if word == "trim", !seen[word, default: []].isEmpty {
                note(.fault.second(word))
            } else if let other = seen[word, default: []].first(where: {
                range.seconds.overlaps($0.seconds)
            }) {
                note(.fault.overlap(word, range: range.text, other: other.text))
            }
            seen[word, default: []].append(range)
        }
        return doubts
    }
}

extension Telling {
    /// The word and the range of a line that edits film time.
    fileprivate var edited: (word: String, range: TimeRange)? {
        switch self {
        case .cut(let range): ("cut", range)
        case .trim(let range): ("trim", range)
        case .speed(_, let range): ("speed", range)
        default: nil
        }
    }
}
