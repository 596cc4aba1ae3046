import TouchScript
import TouchSession
import TouchTrace

/// What a page asks the engine for: texts in, texts out.
public enum WebProgram {
    /// The trace of a tape that is played on a scene, a line each, as `touchscope trace` prints it; or what is wrong with
    /// their texts.
    public static func trace(scene: String, tape: String) -> String {
        do throws(ScriptErrors) {
            let scene = try Scene.parse(scene, file: "the scene")
            let tape = try Tape.parse(tape, file: "the tape", scene: scene)
            let session = Session(scene: scene, tape: tape)
            session.runTape()
            return session.trace.text
        } catch {
            return error.errors.map { "\($0)\n" }.joined()
        }
    }
}
