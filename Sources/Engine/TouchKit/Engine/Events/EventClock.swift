/// Event time and the timers due on it (TE9). It moves only when it is told to.
final class EventClock {
    /// Event time, in seconds.
    private(set) var now: Double {
        get { link.context.pointee.now }
        set { link.context.pointee.now = newValue }
    }
    private let link: ApplicationLink
    /// The timers, by due time, then by creation.
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

    /// Removes and returns the first timer due at or before `time`, and moves the clock to its due
    /// time.
    func takeDue(by time: Double) -> EventTimer? {
        guard let first = timers.first, first.due <= time else { return nil }
        now = max(now, first.due)
        return timers.removeFirst()
    }

    func move(to time: Double) {
        now = max(now, time)
    }

    /// The due time of the next timer; nil if there is none.
    var nextDue: Double? { timers.first?.due }

    var isEmpty: Bool { timers.isEmpty }
}

/// An action due at a moment of event time.
public final class EventTimer {
    /// The due time in event time, in seconds.
    public let due: Double
    let action: () -> Void

    init(due: Double, action: @escaping () -> Void) {
        self.due = due
        self.action = action
    }

    // Declared so that it is nonisolated, and need not check which actor it runs on.
    deinit {}
}
