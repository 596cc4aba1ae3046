import TouchKit
import TouchScript

extension Session {
    /// Everything done to the scene so far, as a tape that ends now, so that effects of passing
    /// time since the last input happen again too.
    public var recordedTape: Tape { recorder.tape(until: application.now) }

    /// Returns everything done up to the event of record `record`, as a tape that ends at that
    /// record's time. Played in a new session, it gives the same trace up to there.
    public func tape(upTo record: Int) -> Tape {
        var tape = recorder.tape(upTo: record)
        guard trace.records.indices.contains(record - 1) else { return tape }
        tape.append(.act(.waitUntil(Span(trace.records[record - 1].time)), with: false))
        return tape
    }

    /// Returns the first lines of the recorded tape. Played in a new session, they lead to the same
    /// state as they did then.
    public func tape(lines: Int) -> Tape { recorder.tape(lines: lines) }

    /// The tellings on the recorded tape, in order.
    public var recordedTellings: [RecordedTelling] { recorder.tellings }

    // MARK: Growth, for hosts that save the tape line by line

    /// The number of lines on the recorded tape so far.
    public var recordedLines: Int { recorder.count }

    /// Returns the canonical text of the recorded tape from line `first` on, counted from 0.
    public func recordedText(from first: Int) -> String { recorder.tape(from: first).text }

    /// The event time that the recorded tape's lines reach, in seconds.
    public var recordedTime: Double { recorder.time }

    /// Adds a line to the recorded tape that waits until the current time.
    public func recordTime() { recorder.wait(until: application.now) }

    /// Indicates whether the recorded tape has anything but waiting and hovering: an input, or a
    /// telling.
    public var isPlayed: Bool { recorder.isPlayed }
}
