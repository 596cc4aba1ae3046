/// Maps the host's time to event time: directly for hands; a tape may slow it down or pause it.
package nonisolated struct Pace {
    /// The host's time and the event time of the same moment.
    private var host: Double
    private var event: Double
    private(set) var slowness = 1.0

    /// Creates a pace at which event time runs from `event` on, starting at the host's time `now`.
    init(from event: Double = 0, at now: Double) {
        host = now
        self.event = event
    }

    /// Returns the event time at the host's time `now`, in whole microseconds, which a tape can
    /// write in few digits and replay exactly.
    func eventTime(at now: Double) -> Double {
        ((event + max(0, now - host) / slowness) * 1e6).rounded() / 1e6
    }

    /// Returns the host's time for an event time.
    func hostTime(of eventTime: Double) -> Double { host + (eventTime - event) * slowness }

    /// Stops event time at `event` until the host's time `end`.
    mutating func rest(at event: Double, until end: Double) {
        self.event = event
        host = end
    }

    /// Makes event time run `factor` times slower than the host's, from `event` on, which is now.
    mutating func slowDown(by factor: Double, at event: Double, now: Double) {
        rest(at: event, until: now)
        slowness = factor
    }
}
