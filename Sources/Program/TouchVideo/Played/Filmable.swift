import TouchCanvas
import TouchFilm
import TouchHost
import TouchReading
import TouchScore
import TouchScript
import TouchStage

/// What films, pictures and subtitles are made of: a tape that was played, or two of them beside one another.
package protocol Filmable {
    /// What tells: the tape, or the one that names the two.
    var tape: Tape { get }
    /// Event time at its end, in seconds.
    var time: Double { get }
    var film: Film { get }
    /// The same as films for upright screens show it: on an upright screen of its own, if nothing
    /// comes out otherwise there and no panels stand beside the scene.
    var upright: Self { get }
    /// What is heard in its films; nil for nothing.
    var sound: FilmSound? { get set }
    /// What the tape tells and expects, as it was played; none of two runs.
    var cues: [Cue] { get }
    /// The files it was read from.
    var files: [String] { get }
    /// What tapes expected and did not get.
    var failures: [ExpectationFailure] { get }
    /// The text of everything beside `tape` that its film is made of.
    var sources: String { get }
    /// What became too much as it was played; it ends there. Nil where making it has told so already.
    var excess: ScriptError? { get }
}

extension Filmable {
    package var cues: [Cue] { [] }
    package var excess: ScriptError? { nil }
    /// Of two runs one stands above the other: they are better wide.
    package var upright: Self { self }

    /// Tells what tapes expected and did not get. It is said, not judged: that is what check is for.
    package func tellFailures() {
        for failure in failures { Console.complain(failure.fault.said(in: Console.language)) }
    }

    /// Itself, if all of it could be played.
    package func whole() throws(ScriptErrors) -> Self {
        if let excess { throw ScriptErrors([excess]) }
        return self
    }

    /// Captions that a film of it shows too long to be read at a glance.
    func longCaptions(_ cues: [Cue]) -> [ScriptError] {
        // Without any there is no need of a film.
        let hasCaptions = cues.contains { cue in
            if case .caption? = cue.telling { true } else { false }
        }
        return hasCaptions ? film.longCaptions(cues, file: tape.file) : []
    }
}
