import TouchScript

/// A tape in the making whose lines happen when they are told. What is taken from another tape says its times as it did
/// there: those that were relative stay relative.
package struct Retiming {
    package private(set) var tape: Tape
    /// When the lines so far have finished, in seconds of event time.
    private(set) var time = 0.0
    /// When the last of them started.
    private(set) var start = 0.0

    /// - Parameter tape: whose name the new one bears.
    package init(like tape: Tape) { self.tape = Tape(file: tape.file) }

    /// Adds a line of another tape.
    /// - Parameter times: when it is to start and to have finished, in seconds of event time.
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

    /// Adds a line that does something when those before have finished, or together with the last.
    mutating func append(_ act: TapeAct, with: Bool = false) {
        if !with { start = time }
        time = max(time, act.end(from: start))
        tape.append(.act(act, with: with))
    }

    /// Lets time pass, if it is not that late already.
    mutating func wait(until end: Double) {
        guard end > time else { return }
        append(Span(from: time, to: end).map(TapeAct.wait) ?? .waitUntil(Span(end)))
    }

    /// Lets about as much time pass, in whole `grains` of seconds.
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

    /// Puts a comment behind a line.
    mutating func comment(_ text: String, on line: Int) { tape.lines[line].comment = text }

    /// Says the last line otherwise.
    mutating func replaceLast(_ act: TapeAct) {
        guard let last = tape.lines.indices.last else { return }
        tape.lines[last].statement = .act(act, with: false)
        time = act.end(from: start)
    }
}

extension Span {
    /// About the time from `start` to `end`, in whole `grains` of seconds, as a person would write it.
    init(from start: Double, toAbout end: Double, grain: Double) {
        let thousandths = (max(0, end - start) / grain).rounded() * grain * 1000
        let value = (thousandths * 10).rounded() / 10
        self = value < 1000 ? Span(value, .ms) : Span(value / 1000)
    }
}
