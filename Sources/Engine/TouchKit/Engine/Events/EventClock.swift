/// Event time and what is due on it (TE9). It moves only when it is told to.
final class EventClock {
    /// Event time, in seconds.
    private(set) var now: Double {
        get { link.context.pointee.now }
        set { link.context.pointee.now = newValue }
    }
    private let link: ApplicationLink
    /// By due time, then creation.
    private var timers: [EventTimer] = []

    init(_ link: ApplicationLink) {
        self.link = link
    }

    /// Runs `action` when event time reaches `due`.
    func schedule(at due: Double, _ action: @escaping () -> Void) -> EventTimer {
        let timer = EventTimer(due: max(due, now), action: action)
        timers.insert(timer, at: timers.sortedIndex { $0.due > timer.due })
        return timer
    }

    func remove(_ timer: EventTimer) {
        var place = timers.sortedIndex { $0.due >= timer.due }
        while place < timers.count, timers[place] !== timer { place += 1 }
        if place < timers.count { timers.remove(at: place) }
    }

    /// The first timer due at or before `time`, taken out; the clock stands at its due time then.
    func takeDue(by time: Double) -> EventTimer? {
        guard let first = timers.first, first.due <= time else { return nil }
        now = max(now, first.due)
        return timers.removeFirst()
    }

    func move(to time: Double) {
        now = max(now, time)
    }

    /// When the next timer is due; nil if there is none.
    var nextDue: Double? { timers.first?.due }

    var isEmpty: Bool { timers.isEmpty }
}

/// Something due at a moment of event time.
public final class EventTimer {
    /// Event time, in seconds.
    public let due: Double
    let action: () -> Void

    init(due: Double, action: @escaping () -> Void) {
        self.due = due
        self.action = action
    }

    // Declared so that it belongs to no actor, and need not look which one it is on.
    deinit {}
}
