import TouchKit
import TouchReading
import TouchStage
import TouchTrace

/// What of a trace can be looked for: its events, the lanes of its timeline, when fingers were there last.
package nonisolated struct TraceDigest: Sendable {
    package private(set) var index = TraceIndex()
    package private(set) var timeline = Timeline()
    /// The serial of the last record that tells more than where the pointer hovers.
    package private(set) var lastTold = 0
    /// When recognizers came to a decision, and to which.
    private var decisions: [Decision] = []
    private var hovers = false
    private var touched = Stretch()

    /// A recognizer began, ended, failed or was cancelled.
    package struct Decision: Hashable {
        /// In event time, in seconds.
        package var time: Double
        package var state: UIGestureRecognizer.State

        package init(time: Double, state: UIGestureRecognizer.State) {
            self.time = time
            self.state = state
        }
    }

    /// When the latest fingers came, and when they last said something, in event time.
    private struct Stretch {
        var start = 0.0
        var end = -Double.infinity
        /// A pause of so many seconds begins another one.
        static let pause = 1.5
    }

    /// Takes in what is new.
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

    /// When recognizers came to a decision: the last of each of `limit` parts of the time.
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

    /// The latest fingers from their beginning; wider in steps, so that it stands still most of the time.
    var latestFingers: TimelineWindow {
        let length = max(0, touched.end - touched.start)
        let width = [0.5, 1, 2, 4].first { length < $0 * 0.8 } ?? 8
        let start = max(0, touched.start - width * 0.08)
        return TimelineWindow(start: start, duration: width).showing(touched.start + length)
    }

    /// The record at which the scene stands and nothing has happened to it yet.
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

    /// The record that one step leads to, from record `here`; nil if there is none.
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

    /// Whether an event is one of the pointer without a finger: nobody wants to step through those.
    private func isHover(_ record: Int, in trace: Trace) -> Bool {
        guard let event = index.event(around: record),
            trace.records.indices.contains(event.lowerBound - 1)
        else { return false }
        if case .pointer = trace.records[event.lowerBound - 1].entry { return true }
        return false
    }
}
