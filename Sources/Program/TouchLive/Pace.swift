/// How event time follows the host's time: at once for hands; a tape may slow it down and let it rest.
package nonisolated struct Pace {
    /// Times that belong together: the host's, and event time.
    private var host: Double
    private var event: Double
    private(set) var slowness = 1.0

    /// From the host's time `now` on, event time runs on from `event`.
    init(from event: Double = 0, at now: Double) {
        host = now
        self.event = event
    }

    /// Event time at the host's time `now`: whole microseconds, which a tape says in few digits and plays again as they were.
    func eventTime(at now: Double) -> Double {
        ((event + max(0, now - host) / slowness) * 1e6).rounded() / 1e6
    }

    /// The host's time at which event time is there.
    func hostTime(of eventTime: Double) -> Double { host + (eventTime - event) * slowness }

    /// Event time stands still at `event` until the host's time `end`.
    mutating func rest(at event: Double, until end: Double) {
        self.event = event
        host = end
    }

    /// From event time `event` on, which is now, it runs so many times slower than the host's.
    mutating func slowDown(by factor: Double, at event: Double, now: Double) {
        rest(at: event, until: now)
        slowness = factor
    }
}
