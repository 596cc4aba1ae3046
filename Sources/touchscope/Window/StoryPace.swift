import TouchKit

/// How fast the story follows the trace: decisions appear one after the other at a pace that can be
/// followed, however quickly they were made.
///
/// Steps are the decisions of events in which a finger comes or goes; what a mere move brings is shown
/// at once. When much waits, the steps come faster, so that the story is never far behind.
nonisolated struct StoryPace {
    /// Seconds for one step when there is no hurry.
    static let unhurried = 0.12
    /// Seconds that all waiting steps together may take.
    static let patience = 1.6

    /// The serial of the step told last.
    private(set) var step = 0
    /// For how many seconds it has been shown.
    private(set) var age = 0.0
    /// Serials of the steps still to be told, from `next` on.
    private var waiting: [Int] = []
    private var next = 0
    private var interval = StoryPace.unhurried
    private var seen = 0
    /// Whether decisions of the present event are steps.
    private var isPaced = false

    /// The record up to which the story is told.
    var record: Int { next < waiting.count ? max(step, waiting[next] - 1) : seen }

    /// Whether all is told and has come to rest, after `duration` seconds of motion.
    func isSettled(after duration: Double) -> Bool { next == waiting.count && age >= duration }

    /// Takes in the records that were not there before.
    mutating func take(_ records: [TraceRecord]) {
        for record in records[min(seen, records.count)...] {
            notePace(record.entry)
            if isPaced && record.entry.isStep { waiting.append(Int(record.serial)) }
        }
        seen = records.count
        let count = waiting.count - next
        if count > 0 { interval = min(Self.unhurried, Self.patience / Double(count)) }
    }

    /// Lets presentation time pass.
    mutating func advance(by seconds: Double) {
        age += seconds
        while next < waiting.count, age >= interval {
            age -= interval
            step = waiting[next]
            next += 1
        }
        if next == waiting.count {
            waiting.removeAll(keepingCapacity: true)
            next = 0
        }
    }

    /// Tells everything at once.
    mutating func skip() {
        if let last = waiting.last { step = last }
        waiting = []
        next = 0
        age = .infinity
    }

    private mutating func notePace(_ entry: TraceEntry) {
        switch entry {
        case .taken, .pointer: isPaced = false
        case .sample(_, _, let phase, _, _):
            if phase != .moved && phase != .stationary { isPaced = true }
        case .systemEvent, .interrupted: isPaced = true
        default: break
        }
    }
}

extension TraceEntry {
    /// Whether the story stops at it.
    fileprivate nonisolated var isStep: Bool {
        switch self {
        case .visit, .answer, .hit, .hop, .consumed, .discarded, .withheld, .swallowed: true
        default: false
        }
    }
}
