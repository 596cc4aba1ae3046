import TouchScript

/// Writes a part of a tape's lines anew so that what is kept happens when it is told, and says so as it was written: a time
/// that was relative stays relative.
struct Retiming {
    private(set) var tape: Tape
    /// When the lines so far have finished, in seconds of event time.
    private(set) var time = 0.0

    /// - Parameter tape: whose name the new one bears.
    init(like tape: Tape) { self.tape = Tape(file: tape.file) }

    /// Adds a line.
    /// - Parameter times: when it is to start and to have finished, in seconds of event time.
    mutating func append(_ line: ScriptLine<TapeStatement>, at times: ClosedRange<Double>) {
        var line = line
        switch line.statement {
        case .act(.event(.after, let samples), let with):
            let time = EventTime(times.upperBound, after: with ? times.lowerBound : self.time)
            line.statement = .act(.event(time, samples), with: with)
        case .act(.wait, with: false):
            guard let span = Span(from: time, to: times.upperBound) else { break }
            line.statement = .act(.wait(span), with: false)
        case .act(.event(.at, _), _), .act(.waitUntil, _): break
        case .act(_, with: false): wait(until: times.lowerBound)
        default: break
        }
        time = max(time, times.upperBound)
        tape.lines.append(line)
    }

    /// Lets time pass, if it is not that late already.
    mutating func wait(until end: Double) {
        guard end > time else { return }
        let span = Span(from: time, to: end)
        tape.append(.act(span.map(TapeAct.wait) ?? .waitUntil(Span(end)), with: false))
        time = end
    }
}
