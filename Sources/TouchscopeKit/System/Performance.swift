import TouchScript
import TouchSession
import TouchStage

/// A tape played from beginning to end, without a window.
struct Performance {
    let scene: Scene
    let tape: Tape
    let session: Session
    /// What is heard in its films; nil for nothing.
    var sound: FilmSound?

    /// Plays the tape that `word` names: a file or a lesson.
    init(of word: String, language: String = "en") throws {
        let (scene, tape) = try Self.script(word)
        self.init(scene: scene, tape: tape, language: language)
    }

    /// The tape that `word` names, a file or a lesson, and its scene.
    static func script(_ word: String) throws -> (scene: Scene, tape: Tape) {
        let file = try ScriptFile.load(try Library.file(word), searching: Library.folders)
        guard case .tape(let tape, let scene) = file else {
            throw Failure("\(word) is no tape; a tape begins with tape 1")
        }
        return (scene, tape)
    }

    init(scene: Scene, tape: Tape, language: String = "en") {
        self.scene = scene
        self.tape = tape
        session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
    }

    /// The files it was read from.
    var files: [String] { [tape.file, scene.file] }

    /// What the tape expected and did not get.
    var failures: [ExpectationFailure] {
        session.trace.failures(of: session.cues, file: tape.file)
    }

    /// Captions that a film of it shows too long to be read at a glance.
    var longCaptions: [ScriptError] { film.longCaptions(session.cues, file: tape.file) }

    var film: Film {
        Film(
            trace: session.trace, cues: session.cues, title: scene.title, scene: scene,
            end: session.time, narration: sound?.narration ?? .none, sounds: sound?.spans ?? [])
    }
}
