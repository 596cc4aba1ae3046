import TouchKit
import TouchScript
import TouchTrace

/// The lines of a recording in as little memory as possible: events and waits are stored in
/// ledgers, and only the rest as statements.
struct RecordedLines {
    private var lines = Ledger<Line>()
    private var samples = Ledger<Sample>()
    private var statements: [TapeStatement] = []

    private nonisolated struct Line: BitwiseCopyable, Sendable {
        enum Kind: BitwiseCopyable { case event, wait, statement }

        var kind: Kind
        /// The number of samples of an event.
        var count: Int32 = 0
        /// The index of an event's first sample among all samples, or of the statement among all
        /// statements.
        var place = 0
        /// The time at which the line before has finished, and the time that the line states, both
        /// in seconds of event time.
        var start = 0.0
        var time = 0.0

        /// The line's time as it is written: the shortest form that reads back exactly. Only for
        /// samples can the delay be negative.
        var eventTime: EventTime { time < start ? .at(Span(time)) : EventTime(time, after: start) }
    }

    /// A finger's sample without anything unusual.
    private nonisolated struct Sample: BitwiseCopyable, Sendable {
        var finger: Int32
        var phase: UITouch.Phase
        var type: UITouch.TouchType
        var x: Double
        var y: Double
        var force: Double
        var radius: Double
    }

    var count: Int { lines.count }

    mutating func append(_ statement: TapeStatement) {
        lines.append(Line(kind: .statement, place: statements.count))
        statements.append(statement)
    }

    /// Appends a wait.
    /// - Parameter start: The time at which the line before has finished.
    mutating func wait(until time: Double, from start: Double) {
        lines.append(Line(kind: .wait, start: start, time: time))
    }

    /// Appends the samples of several fingers at `time`; no line if a tape can hold none of them.
    /// - Parameter start: The time at which the line before has finished.
    /// - Returns: true if a line was appended.
    mutating func append(_ event: [TouchSample], at time: Double, from start: Double) -> Bool {
        let recorded = event.compactMap { RecordedSample($0, eventTime: time) }
        guard !recorded.isEmpty else { return false }
        let isPlain = event.allSatisfy {
            $0.timestamp == time && $0.coalesced.isEmpty && $0.pose == nil
        }
        guard isPlain, recorded.count == event.count else {
            let line = Line(kind: .statement, start: start, time: time)
            append(.act(.event(line.eventTime, recorded), with: false))
            return true
        }
        let count = Int32(truncatingIfNeeded: event.count)
        lines.append(
            Line(kind: .event, count: count, place: samples.count, start: start, time: time))
        for sample in event {
            samples.append(
                Sample(
                    finger: Int32(truncatingIfNeeded: sample.finger), phase: sample.phase,
                    type: sample.type, x: sample.location.x, y: sample.location.y,
                    force: sample.force, radius: sample.majorRadius))
        }
        return true
    }

    /// Returns a range of the lines as a tape.
    func tape(_ part: Range<Int>) -> Tape {
        var tape = Tape(file: "recording")
        for line in lines[part] { tape.append(statement(line)) }
        return tape
    }

    private func statement(_ line: Line) -> TapeStatement {
        switch line.kind {
        case .statement: return statements[line.place]
        case .wait:
            let span = Span(from: line.start, to: line.time)
            return .act(span.map(TapeAct.wait) ?? .waitUntil(Span(line.time)), with: false)
        case .event:
            let event = samples[line.place..<line.place + Int(line.count)].compactMap { sample in
                RecordedSample(
                    TouchSample(
                        finger: Int(sample.finger), phase: sample.phase,
                        location: CGPoint(x: sample.x, y: sample.y), timestamp: line.time,
                        force: sample.force, majorRadius: sample.radius, type: sample.type),
                    eventTime: line.time)
            }
            return .act(.event(line.eventTime, event), with: false)
        }
    }
}
