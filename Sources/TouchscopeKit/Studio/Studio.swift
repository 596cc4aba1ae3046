import Foundation
import TouchKit
import TouchStage

/// What of a trace is looked at: the playhead, what is chosen, and the part of the timeline that is shown.
final class Studio {
    var playhead = Playhead()
    /// What the inspector is asked about; nil for whoever has most to tell.
    var choice: InspectorTopic?
    /// What was asked before, to go back to: the newest last.
    private(set) var earlier: [Question] = []
    private(set) var index = TraceIndex()
    private(set) var timeline = Timeline()
    /// What is shown while it does not follow the fingers.
    private var ownWindow: TimelineWindow?
    private var touched = Stretch()
    private var hovers = false
    /// The serial of the last record that tells more than where the pointer hovers.
    private(set) var lastTold = 0
    var scroll = 0.0

    /// Where one looked, and what one asked.
    struct Question: Equatable {
        var playhead: Playhead
        var choice: InspectorTopic?
    }

    /// When the latest fingers came, and when they last said something, in event time.
    private struct Stretch {
        var start = 0.0
        var end = -Double.infinity
        /// A pause of so many seconds begins another one.
        static let pause = 1.5
    }

    /// Takes in what is new.
    func update(from trace: borrowing Trace) {
        for place in index.count..<max(index.count, trace.records.count) {
            let record = trace.records[place]
            if record.cause == 0 {
                hovers = if case .pointer = record.entry { true } else { false }
            }
            if !hovers { lastTold = Int(record.serial) }
            guard case .sample(_, _, let phase, _, _) = record.entry else { continue }
            if phase == .began, record.time - touched.end > Stretch.pause {
                touched.start = record.time
            }
            touched.end = max(touched.end, record.time)
        }
        index.update(from: trace)
        timeline.update(from: trace)
    }

    // MARK: The timeline's window

    /// The stretch of time that is shown.
    var window: TimelineWindow {
        var window = ownWindow ?? followed
        window.scroll = scroll
        return window
    }

    /// The latest fingers from their beginning; wider in steps, so that it stands still most of the time.
    private var followed: TimelineWindow {
        let length = max(0, touched.end - touched.start)
        let width = [0.5, 1, 2, 4].first { length < $0 * 0.8 } ?? 8
        let start = max(0, touched.start - width * 0.08)
        return TimelineWindow(start: start, duration: width).showing(touched.start + length)
    }

    func zoom(by factor: Double, around time: Double) {
        ownWindow = window.zoomed(by: factor, around: time).clamped(to: timeline.end)
    }

    func pan(by share: Double) {
        ownWindow = window.panned(by: share).clamped(to: timeline.end)
    }

    func showAll() { ownWindow = .all(to: timeline.end) }

    func reveal(_ time: Double) { ownWindow = window.showing(time) }

    // MARK: Questions

    /// Asks about something else, which one can go back from.
    func ask(_ choice: InspectorTopic) {
        guard choice != self.choice else { return }
        earlier.append(Question(playhead: playhead, choice: self.choice))
        if earlier.count > 100 { earlier.removeFirst() }
        self.choice = choice
    }

    /// - Returns: false if there was no question before.
    func askAgain() -> Bool {
        guard let before = earlier.popLast() else { return false }
        (playhead, choice) = (before.playhead, before.choice)
        return true
    }

    /// Looks at what the fingers do now.
    func goLive() {
        earlier = []
        playhead.goLive()
        ownWindow = nil
        choice = nil
    }

    // MARK: Stepping

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

    /// The record that one step leads to, from record `here`.
    func place(_ jump: TraceJump, forward: Bool, from here: Int, in trace: Trace) -> Int? {
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
