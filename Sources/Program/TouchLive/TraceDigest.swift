import TouchKit
import TouchReading
import TouchStage
import TouchTrace

/// The searchable parts of a trace: its events, the lanes of its timeline, the time of the latest
/// fingers.
package nonisolated struct TraceDigest: Sendable {
    package private(set) var index = TraceIndex()
    package private(set) var timeline = Timeline()
    /// The serial of the last record that contains more than the pointer's hover.
    package private(set) var lastTold = 0
    /// The decisions of recognizers, with their times.
    private var decisions: [Decision] = []
    private var hovers = false
    private var touched = Stretch()

    /// A decision of a recognizer: it began, ended, failed or was cancelled.
    package struct Decision: Hashable {
        /// The event time, in seconds.
        package var time: Double
        package var state: UIGestureRecognizer.State

        package init(time: Double, state: UIGestureRecognizer.State) {
            self.time = time
            self.state = state
        }
    }

    /// The event times at which the latest fingers came, and last changed.
    private struct Stretch {
        var start = 0.0
        var end = -Double.infinity
        /// The pause after which another stretch begins, in seconds.
        static let pause = 1.5
    }

    /// Takes in new records.
    mutating func update(from trace: borrowing Trace) {
        for new in index.count..<max(index.count, trace.records.count) {
            let record = trace.records[new]
            if record.cause == 0 {
                hovers = if case .pointer = record.entry { true } else { false }
            }
            if !hovers { lastTold = Int(record.serial) }
            if case .transition(_, _, let state, _, _) = record.entry, state != .changed,
                state != .possible
            {
                decisions.append(Decision(time: record.time, state: state))
            }
            guard case .sample(_, _, let phase, _, _) = record.entry else { continue }
            if phase == .began, record.time - touched.end > Stretch.pause {
                touched.start = record.time
            }
            touched.end = max(touched.end, record.time)
        }
        index.update(from: trace)
        timeline.update(from: trace)
    }

    /// Returns the recognizers' decisions: the last one in each of `limit` parts of the time.
    package func decisions(atMost limit: Int) -> [Decision] {
        var told = 0
        return (1...limit).compactMap { part in
            let end = part == limit ? .infinity : timeline.end * Double(part) / Double(limit)
            let next = decisions.sortedIndex { $0.time > end }
            guard next > told else { return nil }
            told = next
            return decisions[next - 1]
        }
    }

    /// The window around the latest fingers from their beginning. Its width grows in steps, so that
    /// it stays the same most of the time.
    var latestFingers: TimelineWindow {
        let length = max(0, touched.end - touched.start)
        let width = [0.5, 1, 2, 4].first { length < $0 * 0.8 } ?? 8
        let start = max(0, touched.start - width * 0.08)
        return TimelineWindow(start: start, duration: width).showing(touched.start + length)
    }

    /// Returns the record at which the scene is there and nothing has happened to it yet.
    func beginning(of trace: Trace) -> Int {
        guard let first = index.eventStarts.first else { return index.count }
        let before = Int(first) - 1
        if trace.records.indices.contains(before - 1),
            case .enqueued = trace.records[before - 1].entry
        {
            return before - 1
        }
        return before
    }

    /// Returns the record that one step leads to from record `here`; nil if there is none.
    func step(_ jump: TraceJump, forward: Bool, from here: Int, in trace: Trace) -> Int? {
        var here = here
        while let next = forward
            ? index.next(jump, after: here) : index.previous(jump, before: here)
        {
            guard jump == .event, isHover(next, in: trace) else { return next }
            here = next
        }
        return nil
    }

    /// Returns whether an event is a hover of the pointer: nobody wants to step through those.
    private func isHover(_ record: Int, in trace: Trace) -> Bool {
        guard let event = index.event(around: record),
            trace.records.indices.contains(event.lowerBound - 1)
        else { return false }
        if case .pointer = trace.records[event.lowerBound - 1].entry { return true }
        return false
    }
}
