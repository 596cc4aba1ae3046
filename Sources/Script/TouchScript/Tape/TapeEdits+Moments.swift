extension TapeEdits {
    /// Adds a telling at a moment of event time without changing any times: between lines if
    /// possible, otherwise within a wait, which is split in two. A line that moves a finger is not
    /// split; the telling goes before it.
    ///
    /// - Parameters:
    ///   - time: The event time, in seconds.
    ///   - tape: The tape that the text parses to.
    /// - Returns: The event time of the telling, in seconds.
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
    /// Returns the line of the action in progress at a moment, and whether it is the only one; nil
    /// after the last.
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
    /// Returns the remainder of a line from `time` on that ends at `end`; nil for a line that
    /// cannot be split.
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
