import TouchScript
import TouchWords

/// What an input device said of itself in a recording, and what it then told.
nonisolated struct RecordedDevice: Equatable {
    /// What it says along an axis, from least to most.
    struct Axis: Equatable {
        var minimum: Int32
        var maximum: Int32
        /// Units a millimetre; 0 if it does not say.
        var resolution: Int32 = 0

        /// nil where all would be at one place.
        var span: Double? { maximum > minimum ? Double(maximum) - Double(minimum) : nil }
    }

    /// Empty if it does not say.
    var name = ""
    /// By the code of their events.
    var axes: [UInt16: Axis] = [:]
    private(set) var events: [KernelEvent] = []
    /// Where it is described, or tells its first.
    var file: String
    var position: SourcePosition

    /// How long all of a recording may take, in microseconds: a tape has a day, and begins and ends with some of it.
    static let longest = Int((Limits.seconds - TouchTape.lead - TouchTape.end) * 1e6)

    /// Adds what it told next.
    /// - Throws: what is wrong with its time, at word `index` of the line.
    mutating func append(_ event: KernelEvent, from line: RecordingLine, time index: Int)
        throws(ScriptErrors)
    {
        if let last = events.last, event.time < last.time {
            throw line.fault(index, expected: .app.timeNotBefore(last.seconds))
        }
        if let first = events.first, event.time - first.time > Self.longest {
            throw line.fault(index, expected: .app.timeWithinDay(first.seconds))
        }
        events.append(event)
    }
}
