import TouchReading
import TouchStage

/// The position from which a trace is looked at: its growing end, or a record of the past, paused
/// or playing.
package nonisolated struct Playhead: Equatable {
    /// The record that is looked at; nil at the growing end.
    package private(set) var record: Int?
    /// The factor by which playing is slower than the fingers were.
    package private(set) var slowness = 1.0
    private var start: Start?

    init(slowness: Double = 1) {
        self.slowness = slowness
    }

    private struct Start: Equatable {
        var host: Double
        var event: Double
    }

    /// The speeds, from full to a sixteenth.
    static let slownesses = [1.0, 2, 4, 8, 16]

    /// Returns the next lower speed, after the lowest full speed again; or the next higher one.
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

    /// Pauses at a record.
    mutating func stand(at record: Int) {
        self.record = record
        start = nil
    }

    /// Moves to a record of another history, paused or playing as before.
    /// - Parameter record: the record in the other history; a live playhead stays live.
    mutating func keepPlace(_ record: Int) {
        if !isLive { self.record = record }
    }

    /// Plays from an event time.
    /// - Parameters:
    ///   - time: the event time of the current record.
    ///   - now: the host's time.
    mutating func play(from time: Double, now: Double) {
        start = Start(host: now, event: time)
    }

    /// Returns the event time at the host's time `now`, in seconds; nil while paused.
    func time(now: Double) -> Double? {
        start.map { $0.event + max(0, now - $0.host) / slowness }
    }

    /// Moves to the record at the host's time `now`; beyond the end it becomes live.
    mutating func move(in history: StageHistory, now: Double) {
        guard let time = time(now: now) else { return }
        if time > history.latest.time + TouchState.trailTime / 2 {
            goLive()
        } else {
            record = history.lastRecord(atOrBefore: time)
        }
    }

    /// Changes the speed; while playing, it goes on from where it is.
    mutating func change(slowness: Double, now: Double) {
        let time = time(now: now)
        self.slowness = slowness
        if let time { play(from: time, now: now) }
    }
}
