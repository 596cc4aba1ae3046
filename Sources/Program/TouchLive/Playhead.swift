import TouchReading
import TouchStage

/// Where one looks at a trace: at its growing end, or at a record of the past, standing or moving on.
package nonisolated struct Playhead: Equatable {
    /// The record looked at; nil at the growing end.
    package private(set) var record: Int?
    /// How many times slower than the fingers were time passes while moving on.
    package private(set) var slowness = 1.0
    private var start: Start?

    init(slowness: Double = 1) {
        self.slowness = slowness
    }

    private struct Start: Equatable {
        var host: Double
        var event: Double
    }

    /// Full speed to a sixteenth.
    static let slownesses = [1.0, 2, 4, 8, 16]

    /// The next lower speed than one, after the lowest full speed again; or the next higher one.
    package static func slowness(after slowness: Double, slower: Bool) -> Double {
        let here = slownesses.firstIndex(of: slowness) ?? 0
        return slownesses[slower ? (here + 1) % slownesses.count : max(0, here - 1)]
    }

    package var isLive: Bool { record == nil }
    package var isPlaying: Bool { start != nil }

    mutating func goLive() {
        record = nil
        start = nil
    }

    /// Stands at a record.
    mutating func stand(at record: Int) {
        self.record = record
        start = nil
    }

    /// Stands, or moves on, where it did in another history.
    /// - Parameter record: the one that is there; what is live stays so.
    mutating func keepPlace(_ record: Int) {
        if !isLive { self.record = record }
    }

    /// Moves on from where it stands.
    /// - Parameters:
    ///   - time: the event time there.
    ///   - now: the host's time.
    mutating func play(from time: Double, now: Double) {
        start = Start(host: now, event: time)
    }

    /// Event time at the host's time `now`, in seconds; nil while it does not move.
    func time(now: Double) -> Double? {
        start.map { $0.event + max(0, now - $0.host) / slowness }
    }

    /// Takes the record that `now` asks for; beyond the end it is live.
    mutating func move(in history: StageHistory, now: Double) {
        guard let time = time(now: now) else { return }
        if time > history.latest.time + TouchState.trailTime / 2 {
            goLive()
        } else {
            record = history.lastRecord(atOrBefore: time)
        }
    }

    /// Another speed; what moves goes on from where it is.
    mutating func change(slowness: Double, now: Double) {
        let time = time(now: now)
        self.slowness = slowness
        if let time { play(from: time, now: now) }
    }
}
