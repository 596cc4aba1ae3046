import TouchKit
import TouchScript
import TouchStudy
import TouchVideo
import TouchWords

/// The removal of a stretch of event time from a tape, with everything that happens in it; what
/// comes after happens earlier by its length.
package struct EventCut {
    /// The text of the tape without the stretch.
    package private(set) var text: String
    /// The film of the tape without the stretch.
    package private(set) var played: FilmedTape

    private let tape: Tape
    private let range: Range<Double>
    private let times: [ClosedRange<Double>]
    private var edits: TapeEdits

    /// Creates the tape without a stretch.
    /// - Parameter text: the text of the tape in `played`.
    /// - Throws: the reason why the stretch cannot be taken out, with the place in the tape.
    package init(_ range: TimeRange, of played: FilmedTape, text: String) throws(ScriptErrors) {
        tape = played.tape
        self.range = range.seconds
        times = tape.times
        edits = TapeEdits(text)
        self.text = text
        self.played = played
        try checkEdges(range, end: times.map(\.upperBound).max() ?? 0)
        takeOut()
        self.text = edits.text
        let other = try Tape.parse(self.text, file: tape.file, scene: played.scene)
        self.played = try FilmedTape(
            scene: played.scene, tape: other, language: played.session.language
        ).whole()
        try checkDecisions(since: played)
    }

    private func fault(_ message: Wording, at position: SourcePosition) -> ScriptErrors {
        ScriptErrors(message, in: tape.file, at: position)
    }

    // MARK: The edges

    private func checkEdges(_ written: TimeRange, end: Double) throws(ScriptErrors) {
        guard range.upperBound <= end + 1e-6 else {
            let last = Span((end * 1000).rounded() / 1000)
            throw fault(
                .edit.cutBeyondEnd(last.seconds),
                at: tape.lines.last?.position ?? SourcePosition(line: 1, column: 1))
        }
        for edge in [range.lowerBound, range.upperBound] {
            for contact in TapeContact.all(of: tape, times)
            where contact.start < edge && edge <= contact.end {
                throw fault(
                    .edit.cutInTouch(contact.finger, time: edge), at: contact.position)
            }
            for (line, times) in zip(tape.lines, times)
            where times.lowerBound < edge && edge < times.upperBound {
                switch line.statement {
                case .act(.wait, _), .act(.waitUntil, _), .act(.event, _): continue
                default:
                    throw fault(.edit.cutInLine(edge), at: line.position)
                }
            }
        }
    }

    // MARK: Taking out

    private var length: Double { range.upperBound - range.lowerBound }

    /// Returns the new time of what happened at `time`.
    private func moved(_ time: Double) -> Double {
        time < range.lowerBound
            ? time : time < range.upperBound ? range.lowerBound : time - length
    }

    private mutating func takeOut() {
        var (now, shift) = (0.0, 0)
        for (line, times) in zip(tape.lines, times) {
            let place = line.position.line - 1 + shift
            let before = edits.count
            now = max(now, take(line, times, at: place, now: now))
            shift += edits.count - before
        }
    }

    /// Takes the stretch out of a line.
    /// - Returns: the new time at which the line has finished.
    private mutating func take(
        _ line: ScriptLine<TapeStatement>, _ times: ClosedRange<Double>, at place: Int, now: Double
    ) -> Double {
        let end = moved(times.upperBound)
        func isOut(_ time: Double) -> Bool { range.contains(time) }
        switch line.statement {
        case .act(.event(let time, let samples), let with):
            if isOut(times.upperBound) {
                edits.remove(place..<place + 1)
                return now
            }
            guard times.upperBound >= range.upperBound else { return end }
            switch time {
            case .after:
                guard times.lowerBound < range.upperBound else { return end }
                let time = EventTime(end, after: now)
                edits.replace(
                    place, with: .act(.event(time, samples), with: with), comment: line.comment)
            case .at(let span):
                let time = EventTime.at(Span(span.seconds - length))
                edits.replace(
                    place, with: .act(.event(time, samples.map(shifted)), with: with),
                    comment: line.comment)
            }
        case .act(.wait, _), .act(.waitUntil, _): takeWait(line, times, at: place, now: now)
        case .act(_, let with):
            if isOut(times.lowerBound) {
                edits.remove(place..<place + 1)
                return now
            }
            let start = moved(times.lowerBound)
            if !with, start > now + 1e-9, let span = Span(from: now, to: start) {
                edits.insert(.act(.wait(span), with: false), at: place)
            }
        case .tell(let telling): takeTelling(telling, line, times.lowerBound, at: place)
        case .expect:
            if isOut(times.lowerBound), times.lowerBound > range.lowerBound {
                edits.remove(place..<place + 1)
            }
        case .header, .scene, .together, nil: break
        }
        return end
    }

    private mutating func takeWait(
        _ line: ScriptLine<TapeStatement>, _ times: ClosedRange<Double>, at place: Int, now: Double
    ) {
        let end = moved(times.upperBound)
        guard times.upperBound > range.lowerBound else { return }
        if case .act(.waitUntil, let with) = line.statement {
            return edits.replace(
                place, with: .act(.waitUntil(Span(end)), with: with), comment: line.comment)
        }
        guard times.lowerBound < range.upperBound, case .act(_, let with) = line.statement else {
            return
        }
        if end <= now {
            edits.remove(place..<place + 1)
        } else if let span = Span(from: now, to: end) {
            edits.replace(place, with: .act(.wait(span), with: with), comment: line.comment)
        }
    }

    private mutating func takeTelling(
        _ telling: Telling, _ line: ScriptLine<TapeStatement>, _ time: Double, at place: Int
    ) {
        switch telling {
        case .cut(let other), .speed(_, let other), .trim(let other):
            guard let left = shifted(other) else { return edits.remove(place..<place + 1) }
            guard left != other else { return }
            let shorter: Telling =
                switch telling {
                case .cut: .cut(left)
                case .speed(let factor, _): .speed(factor, left)
                default: .trim(left)
                }
            edits.replace(place, with: .tell(shorter), comment: line.comment)
        case .caption(.some), .ask(.some), .answer, .freeze, .note, .mark:
            if range.lowerBound < time, time < range.upperBound { edits.remove(place..<place + 1) }
        default: break
        }
    }

    /// Returns the stretch of another line in the new time; nil if nothing is left of it.
    private func shifted(_ other: TimeRange) -> TimeRange? {
        func shifted(_ span: Span) -> Span {
            let new = moved(span.seconds)
            return new == span.seconds ? span : Span((new * 1e9).rounded() / 1e9)
        }
        let left = TimeRange(shifted(other.start), shifted(other.end))
        return left.start.seconds < left.end.seconds ? left : nil
    }

    private func shifted(_ sample: RecordedSample) -> RecordedSample {
        var sample = sample
        if case .at(let span) = sample.time { sample.time = .at(Span(span.seconds - length)) }
        sample.coalesced = sample.coalesced.map(shifted)
        return sample
    }

    // MARK: The result

    /// Throws if the removal adds or changes a decision.
    /// - Parameter old: the film of the whole tape.
    private func checkDecisions(since old: FilmedTape) throws(ScriptErrors) {
        let was = Decisions(old.session.trace, from: [range.lowerBound, range.upperBound])
        let now = Decisions(played.session.trace, from: [range.lowerBound])
        guard let difference = was.difference(0, from: now, 0) ?? was.difference(2, from: now, 1)
        else { return }
        let decision = difference.decision
        // A decision that only exists now would have come later by the length then.
        let isLate = difference.isNew && decision.time >= range.lowerBound
        let time = decision.time + (isLate ? length : 0)
        let place = tape.lines.indices.last {
            tape.lines[$0].statement != nil && times[$0].lowerBound <= time
        }
        let trace = (difference.isNew ? played : old).session.trace
        let sentence = trace.sentence(trace.records[decision.record - 1].entry)
        throw fault(
            difference.isNew
                ? .edit.cutAddsDecision(decision.record, sentence: sentence)
                : .edit.cutChangesDecision(decision.record, sentence: sentence),
            at: place.map { tape.lines[$0].position } ?? SourcePosition(line: 1, column: 1))
    }
}

/// A contact of a finger on a tape.
private struct TapeContact {
    var finger: String
    var start: Double
    var end = Double.infinity
    var position: SourcePosition

    static func all(of tape: Tape, _ times: [ClosedRange<Double>]) -> [TapeContact] {
        var all: [TapeContact] = []
        var down: [String: Int] = [:]
        func begin(_ finger: String, _ time: Double, _ position: SourcePosition) {
            down[finger] = all.count
            all.append(TapeContact(finger: finger, start: time, position: position))
        }
        func end(_ finger: String, _ time: Double) {
            if let index = down.removeValue(forKey: finger) { all[index].end = time }
        }
        for (line, times) in zip(tape.lines, times) {
            guard case .act(let act, _) = line.statement else { continue }
            switch act {
            case .finger(let finger, .down): begin(finger, times.lowerBound, line.position)
            case .finger(let finger, .up), .finger(let finger, .cancel):
                end(finger, times.lowerBound)
            case .tap(let tap):
                for contact in tap.contacts(from: times.lowerBound) {
                    begin(tap.finger, contact.down, line.position)
                    end(tap.finger, contact.up)
                }
            case .event(_, let samples):
                for sample in samples {
                    switch sample.phase {
                    case .began: begin(sample.finger, times.upperBound, line.position)
                    case .ended, .cancelled: end(sample.finger, times.upperBound)
                    case .moved, .stationary: break
                    }
                }
            case .interrupt:
                for index in all.indices where all[index].end == .infinity {
                    all[index].end = times.lowerBound
                }
                down = [:]
            default: break
            }
        }
        return all
    }
}
