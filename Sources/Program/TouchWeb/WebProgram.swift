import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

/// The engine's results for given texts, the same on a page as on a desktop.
public enum WebProgram {
    /// Returns the trace of a tape played on a scene, one record a line, as `touchscope trace`
    /// prints it; or the errors of the texts.
    public static func trace(scene: String, tape: String) -> String {
        do throws(ScriptErrors) {
            return try played(scene, tape, "en").trace.text
        } catch {
            return faults(error)
        }
    }

    /// Returns the number of records of a tape played on a scene; nil if the texts have errors.
    public static func records(scene: String, tape: String) -> Int? {
        try? played(scene, tape, "en").trace.records.count
    }

    /// Returns the trace, the expectations that were not met, and all sentences about every subject
    /// of the scene, in every language.
    ///
    /// - Parameter language: the language of texts on the scene, "en", "zh".
    public static func report(scene: String, tape: String, language: String) -> String {
        do throws(ScriptErrors) {
            let session = try played(scene, tape, language)
            let trace = session.trace
            let failures = trace.failures(of: session.cues, file: "the tape")
            let why = Why(trace, scene: session.scene)
            let names = session.scene.names.entries.map { $0.name }
            let sentences = why.sentences(about: names, sequences: 24)
            return trace.text + failures.map { "\($0)\n" }.joined()
                + (session.excess.map { "\($0)\n" } ?? "")
                + WordLanguage.all.map { sentences.text(language: $0.identifier) }.joined()
        } catch {
            return faults(error)
        }
    }

    private static func played(
        _ scene: String, _ tape: String, _ language: String
    ) throws(ScriptErrors) -> Session {
        let scene = try Scene.parse(scene, file: "the scene")
        let tape = try Tape.parse(tape, file: "the tape", scene: scene)
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        return session
    }

    private static func faults(_ errors: ScriptErrors) -> String {
        errors.errors.map { "\($0)\n" }.joined()
    }
}
