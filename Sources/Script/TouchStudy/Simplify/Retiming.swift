import TouchScript

/// A tape under construction whose lines have given times. Lines of another tape keep the form of
/// their times: relative times stay relative.
package struct Retiming {
    package private(set) var tape: Tape
    /// The event time at which the lines so far have finished, in seconds.
    private(set) var time = 0.0
    /// The event time at which the last of them started.
    private(set) var start = 0.0

    /// Creates an empty tape.
    /// - Parameter tape: The tape whose file name the new one gets.
    package init(like tape: Tape) { self.tape = Tape(file: tape.file) }

    /// Adds a line of another tape.
    /// - Parameter times: The event times at which it should start and have finished, in seconds.
    package mutating func append(_ line: ScriptLine<TapeStatement>, at times: ClosedRange<Double>) {
        var line = line
        switch line.statement {
        case .act(.event(.after, let samples), let with):
            let time = EventTime(times.upperBound, after: with ? start : self.time)
            line.statement = .act(.event(time, samples), with: with)
        case .act(.wait, with: false):
            guard let span = Span(from: time, to: times.upperBound) else { break }
            line.statement = .act(.wait(span), with: false)
        case .act(.event(.at, _), _), .act(.waitUntil, _): break
        case .act(_, with: false): wait(until: times.lowerBound)
        default: break
        }
        if line.statement?.goesWith == false { start = time }
        time = max(time, times.upperBound)
        tape.lines.append(line)
    }

    /// Adds a line whose action starts when those before have finished, or together with the last.
    mutating func append(_ act: TapeAct, with: Bool = false) {
        if !with { start = time }
        time = max(time, act.end(from: start))
        tape.append(.act(act, with: with))
    }

    /// Waits until `end`, unless it is that late already.
    mutating func wait(until end: Double) {
        guard end > time else { return }
        append(Span(from: time, to: end).map(TapeAct.wait) ?? .waitUntil(Span(end)))
    }

    /// Waits until about `end`, in multiples of `grain` seconds.
    mutating func wait(untilAbout end: Double, grain: Double) {
        var span = Span(from: time, toAbout: end, grain: grain)
        guard span.seconds > 0 else { return }
        if let last = tape.lines.last, last.comment == nil,
            case .act(.wait(let before), with: false) = last.statement
        {
            span = Span(from: 0, toAbout: before.seconds + span.seconds, grain: grain)
            replaceLast(.wait(span))
        } else {
            append(.wait(span))
        }
    }

    /// Adds a comment to a line.
    mutating func comment(_ text: String, on line: Int) { tape.lines[line].comment = text }

    /// Replaces the action of the last line.
    mutating func replaceLast(_ act: TapeAct) {
        guard let last = tape.lines.indices.last else { return }
        tape.lines[last].statement = .act(act, with: false)
        time = act.end(from: start)
    }
}

extension Span {
    /// Creates a duration of about the time from `start` to `end`, in multiples of `grain` seconds,
    /// as a person would write it.
    init(from start: Double, toAbout end: Double, grain: Double) {
        let thousandths = (max(0, end - start) / grain).rounded() * grain * 1000
        let value = (thousandths * 10).rounded() / 10
        self = value < 1000 ? Span(value, .ms) : Span(value / 1000)
    }
}
