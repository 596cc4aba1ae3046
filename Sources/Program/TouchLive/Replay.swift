import TouchReading
import TouchScore
import TouchScript
import TouchStage

/// The last seconds once more, in slow motion: a film of the present trace.
package final class Replay {
    /// The number of seconds that it goes back.
    static let reach = 10.0
    /// The factor by which it is slower.
    static let slowness = 4.0

    private let film: Film
    package let history: StageHistory
    private let from: Double
    private let start: Double

    /// Creates a replay that starts now.
    /// - Parameter now: the host's time at which the replay starts.
    package init(of session: PacedSession, now: Double) {
        history = session.history
        let end = session.eventTime(now)
        let time = max(0, end - Self.reach)
        let slow = Cue(
            .tell(.slow(Self.slowness)), record: history.lastRecord(atOrBefore: time), time: time,
            position: SourcePosition(line: 0, column: 0))
        film = Film(trace: history.trace, cues: [slow], end: end, isDirected: false)
        from = film.seconds(atEventTime: time)
        start = now
    }

    package func isOver(now: Double) -> Bool { from + now - start > film.duration }

    package func moment(now: Double) -> StageMoment { film.moment(at: from + now - start) }
}
