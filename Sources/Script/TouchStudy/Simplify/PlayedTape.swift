import TouchReading
import TouchScript
import TouchSession

/// A tape that was played to its end.
package struct PlayedTape {
    package let scene: Scene
    package let tape: Tape
    package let session: Session

    package init(scene: Scene, tape: Tape, in session: Session) {
        self.scene = scene
        self.tape = tape
        self.session = session
    }

    /// Plays a tape to its end.
    package init(scene: Scene, tape: Tape, language: String = "en") {
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        self.init(scene: scene, tape: tape, in: session)
    }

    /// The expectations of the tape that were not met.
    package var failures: [ExpectationFailure] {
        session.trace.failures(of: session.cues, file: tape.file)
    }
}
