extension TapeEdits {
    /// Adds a line that tells something at a moment of event time, on which nothing changes: between lines where it can stand
    /// there, else within a wait, which becomes two. What moves a finger is not taken apart; there it stands before.
    ///
    /// - Parameters:
    ///   - time: in seconds of event time.
    ///   - tape: the tape that the text is.
    /// - Returns: the event time at which it is told, in seconds.
    @discardableResult
    public mutating func insert(_ telling: Telling, at time: Double, in tape: Tape) -> Double {
        let times = tape.times
        let acts = tape.lines.indices.filter { tape.lines[$0].act != nil }
        // At the beginning nothing has happened yet.
        let due = acts.first { time <= 0 || times[$0].upperBound > time }
        guard let due, let head = acts.last(where: { $0 <= due && !tape.lines[$0].goesWith })
        else {
            let last = tape.lines.last { $0.statement != nil }
            insert(.tell(telling), at: last?.position.line ?? count)
            return min(max(time, 0), times.map(\.upperBound).max() ?? 0)
        }
        let place = tape.lines[head].position.line - 1
        let (start, end) = (times[head].lowerBound, times[head].upperBound)
        let next = acts.first { $0 > head }
        let isAlone = next.map { !tape.lines[$0].goesWith } ?? true
        guard start < time, isAlone, let rest = tape.lines[head].rest(from: time, to: end) else {
            insert(.tell(telling), at: place)
            return start
        }
        let wait = Span(from: start, to: time).map(TapeAct.wait) ?? .waitUntil(Span(time))
        let comment = tape.lines[head].comment
        together { edits in
            edits.insert(.act(wait, with: false), at: place)
            edits.insert(.tell(telling), at: place + 1)
            edits.replace(place + 2, with: .act(rest, with: false), comment: comment)
        }
        return time
    }
}

extension ScriptLine<TapeStatement> {
    fileprivate var act: TapeAct? {
        if case .act(let act, _) = statement { act } else { nil }
    }

    fileprivate var goesWith: Bool { statement?.goesWith == true }

    /// What is left to do of a line from `time` on that ends at `end`; nil for what cannot be taken apart.
    fileprivate func rest(from time: Double, to end: Double) -> TapeAct? {
        switch act {
        case .wait: Span(from: time, to: end).map(TapeAct.wait) ?? .waitUntil(Span(end))
        case .waitUntil(let span): .waitUntil(span)
        case .event(.after, let samples): .event(EventTime(end, after: time), samples)
        case .event(let moment, let samples): .event(moment, samples)
        default: nil
        }
    }
}
