import TouchCanvas
import TouchFilm
import TouchHost
import TouchReading
import TouchScore
import TouchScript
import TouchStage

/// The source of films, pictures and subtitles: a tape that was played, or two of them side by
/// side.
package protocol Filmable {
    /// The tape that narrates: the only one, or the one that names the two.
    var tape: Tape { get }
    /// The event time at its end, in seconds.
    var time: Double { get }
    var film: Film { get }
    /// The same for upright films: on an upright screen of its own, provided that nothing turns out
    /// differently there and no panels are shown beside the scene.
    var upright: Self { get }
    /// The sound of its films; nil for silence.
    var sound: FilmSound? { get set }
    /// The tellings and expectations of the tape, as they were played; none for two runs.
    var cues: [Cue] { get }
    /// The files it was read from.
    var files: [String] { get }
    /// The expectations of tapes that were not met.
    var failures: [ExpectationFailure] { get }
    /// The text of everything besides `tape` that its film is made of.
    var sources: String { get }
    /// The limit that was exceeded while playing, which ends there; nil if this was reported when
    /// it was played.
    var excess: ScriptError? { get }
}

extension Filmable {
    package var cues: [Cue] { [] }
    package var excess: ScriptError? { nil }
    /// Itself: of two runs one is above the other, which suits a wide film better.
    package var upright: Self { self }

    /// Reports the expectations that were not met. It only reports them, because judging is the job
    /// of check.
    package func tellFailures() {
        for failure in failures { Console.complain(failure.fault.said(in: Console.language)) }
    }

    /// Returns itself; throws if it could not be played to the end.
    package func whole() throws(ScriptErrors) -> Self {
        if let excess { throw ScriptErrors([excess]) }
        return self
    }

    /// Returns the captions that its film shows too long to be read at a glance.
    func longCaptions(_ cues: [Cue]) -> [ScriptError] {
        // Without captions there is no need for a film.
        let hasCaptions = cues.contains { cue in
            if case .caption? = cue.telling { true } else { false }
        }
        return hasCaptions ? film.longCaptions(cues, file: tape.file) : []
    }
}
