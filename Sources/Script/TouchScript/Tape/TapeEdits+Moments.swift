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
        guard let (head, isAlone) = tape.act(at: time, times) else {
            let last = tape.lines.last { $0.statement != nil }
            insert(.tell(telling), at: last?.position.line ?? count)
            return min(max(time, 0), times.map { $0.upperBound }.max() ?? 0)
        }
        let place = tape.lines[head].position.line - 1
        let (start, end) = (times[head].lowerBound, times[head].upperBound)
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

extension Tape {
    /// The line of what goes on at a moment, and whether nothing else goes on with it; nil after all.
    fileprivate func act(
        at time: Double, _ times: [ClosedRange<Double>]
    ) -> (line: Int, isAlone: Bool)? {
        var (head, isAlone, isDue) = (Int?.none, true, false)
        for index in lines.indices {
            guard case .act(_, let with) = lines[index].statement else { continue }
            if with { isAlone = false }
            if isDue { break }
            if !with { (head, isAlone) = (index, true) }
            // At the beginning nothing has happened yet.
            isDue = time <= 0 || times[index].upperBound > time
        }
        return isDue ? head.map { ($0, isAlone) } : nil
    }
}

extension ScriptLine<TapeStatement> {
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
