import TouchKit
import TouchScript

extension Session {
    /// Everything done to the scene so far, as a tape that ends now: what has happened by itself since happens again too.
    public var recordedTape: Tape { recorder.tape(until: application.now) }

    /// What was done up to the event that record `record` belongs to, as a tape that ends at that record's time; played
    /// in a new session it gives the same trace up to there.
    public func tape(upTo record: Int) -> Tape {
        var tape = recorder.tape(upTo: record)
        guard trace.records.indices.contains(record - 1) else { return tape }
        tape.append(.act(.waitUntil(Span(trace.records[record - 1].time)), with: false))
        return tape
    }

    /// The first so many lines of the recorded tape; played in a new session they lead to where it stood then.
    public func tape(lines: Int) -> Tape { recorder.tape(lines: lines) }

    /// What was told on the recorded tape, in order.
    public var recordedTellings: [RecordedTelling] { recorder.tellings }

    // MARK: While it grows, for those who write it down line by line

    /// How many lines the recorded tape has so far.
    public var recordedLines: Int { recorder.count }

    /// The recorded tape's canonical text from line `first` on, counted from 0.
    public func recordedText(from first: Int) -> String { recorder.tape(from: first).text }

    /// Event time up to which the recorded tape's lines go, in seconds.
    public var recordedTime: Double { recorder.time }

    /// Adds a line to the recorded tape that says that time has come as far as now.
    public func recordTime() { recorder.wait(until: application.now) }

    /// Whether anything but waiting and hovering is on the recorded tape: an input, or words.
    public var isPlayed: Bool { recorder.isPlayed }
}
