import TouchScript
import TouchWords

/// An input device as described in a recording, and its events.
nonisolated struct RecordedDevice: Equatable {
    /// The range of values along an axis.
    struct Axis: Equatable {
        var minimum: Int32
        var maximum: Int32
        /// The units per millimeter; 0 if the device does not report it.
        var resolution: Int32 = 0

        /// The extent of the axis; nil if it has none.
        var span: Double? { maximum > minimum ? Double(maximum) - Double(minimum) : nil }
    }

    /// The name; empty if the device does not report one.
    var name = ""
    /// The axes by the codes of their events.
    var axes: [UInt16: Axis] = [:]
    private(set) var events: [KernelEvent] = []
    /// The place where it is described, or where its first event is.
    var file: String
    var position: SourcePosition

    /// The longest duration of a recording, in microseconds: a tape lasts at most a day, and some
    /// of that is kept free at the beginning and the end.
    static let longest = Int((Limits.seconds - TouchTape.lead - TouchTape.end) * 1e6)

    /// Appends the device's next event.
    /// - Throws: the fault of its time, at word `index` of the line.
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
