import TouchKit
import TouchScript
import TouchTrace

/// A telling during live play, as it is on the recorded tape.
public struct RecordedTelling: Hashable {
    public var telling: Telling
    /// The event time, in seconds.
    public var time: Double
    /// The number of lines of the recorded tape up to and including this one.
    public var lines: Int
}

/// Writes the inputs of a scene to a tape that produces them again.
package struct TapeRecorder {
    private var lines = RecordedLines()
    /// The event time of the last line.
    private(set) var time = 0.0
    /// Indicates whether there is anything but waiting and hovering: an input, or a telling.
    private(set) var isPlayed = false
    /// The tellings, in order.
    private(set) var tellings: [RecordedTelling] = []
    /// For each input, the record it came after and the number of lines written with it.
    private var marks = Ledger<Mark>()
    /// The number of lines at the beginning of the trace.
    private var linesBefore = 0

    private nonisolated struct Mark: BitwiseCopyable, Sendable {
        var record: Int
        var lines: Int
    }

    /// Returns everything recorded so far, and the time that has passed since.
    func tape(until now: Double) -> Tape {
        var recorder = self
        recorder.wait(until: now)
        return recorder.tape(from: 0)
    }

    /// Returns the lines from line `first` on.
    func tape(from first: Int) -> Tape { lines.tape(first..<max(first, count)) }

    /// Returns the first `count` lines.
    func tape(lines count: Int) -> Tape { lines.tape(0..<min(count, lines.count)) }

    var count: Int { lines.count }

    init(sceneName: String) {
        lines.append(.header)
        lines.append(.scene(sceneName))
        linesBefore = lines.count
    }

    /// Begins another trace, whose records are counted anew.
    mutating func beginTrace() {
        marks = Ledger()
        linesBefore = lines.count
    }

    /// Records an input.
    /// - Parameter now: The current time of the clock; an input can come late.
    mutating func record(_ input: Input, at time: Double, now: Double) {
        if time < now { wait(until: now) }
        switch input {
        case .samples(let samples): record(samples, at: time)
        case .pointer(let sample): record(act(sample), at: time, isHover: sample.phase != .scroll)
        case .act(let act): record(act, at: time)
        }
    }

    /// Adds a telling.
    mutating func tell(_ telling: Telling, at time: Double) {
        wait(until: time)
        lines.append(.tell(telling))
        tellings.append(RecordedTelling(telling: telling, time: time, lines: lines.count))
        isPlayed = true
    }

    /// Notes that the last input was recorded after record `record` of the trace.
    mutating func mark(record: Int) {
        marks.append(Mark(record: record, lines: lines.count))
    }

    /// Returns the tape up to the input that causes record `record`; inputs are never split.
    func tape(upTo record: Int) -> Tape {
        lines.tape(0..<(marks.last { $0.record < record }?.lines ?? linesBefore))
    }

    private mutating func record(_ samples: [TouchSample], at time: Double) {
        guard lines.append(samples, at: time, from: self.time) else { return }
        self.time = max(self.time, time)
        isPlayed = true
    }

    private mutating func record(_ act: TapeAct, at time: Double, isHover: Bool = false) {
        wait(until: time)
        lines.append(.act(act, with: false))
        if !isHover { isPlayed = true }
    }

    /// Adds a line that waits, if `time` is later than the last line.
    mutating func wait(until time: Double) {
        guard time > self.time else { return }
        lines.wait(until: time, from: self.time)
        self.time = time
    }

    private func act(_ sample: PointerSample) -> TapeAct {
        let place = Place.point(sample.location)
        switch sample.phase {
        case .moved: return .pointer(.move(place, Movement(), sample.pose.map { PencilGrip($0) }))
        case .exited: return .pointer(.exit(place))
        case .scroll:
            let way = Offset(dx: sample.scroll.dx, dy: sample.scroll.dy)
            let isContinuous = sample.scrollType == .continuous
            return .pointer(.scroll(way, at: place, isContinuous ? .continuous : .discrete))
        }
    }
}
