import TouchGeometry
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage

/// An outcome that somebody wants, in the words of a tape's expectations: "play acts", "drag
/// ended".
package struct WantedOutcome {
    private let expectations: [Expectation]
    /// The event time by which the outcome is wanted, in seconds; nil for the end.
    private let deadline: Double?

    /// Creates a wanted outcome from words.
    /// - Parameter text: The expectations, joined by "and".
    /// - Throws: The faults of the words; their file is the words themselves.
    package init(_ text: String, by deadline: Double?, in scene: Scene) throws(ScriptErrors) {
        let lines = text.parts(between: " and ").map { "expect \($0)\n" }.joined()
        let header = "tape 1\nscene \"\(scene.name)\"\n"
        do throws(ScriptErrors) {
            let tape = try Tape.parse(header + lines, file: "--want", scene: scene)
            expectations = tape.lines.compactMap { line in
                if case .expect(let expectation) = line.statement { expectation } else { nil }
            }
        } catch {
            throw ScriptErrors(
                error.errors.map {
                    ScriptError(file: "--want '\(text)'", position: nil, message: $0.message)
                })
        }
        self.deadline = deadline
    }

    /// The names in the expectations.
    package var names: [String] {
        expectations.flatMap { $0.text.wordsOfExpectation }
    }

    package func isMet(by session: Session) -> Bool {
        let trace = session.trace
        let record =
            deadline.map { limit in trace.records.sortedIndex { $0.time > limit } }
            ?? trace.records.count
        let cues = expectations.map {
            Cue(
                .expect($0), record: record, time: deadline ?? session.time,
                position: SourcePosition(line: 1, column: 1))
        }
        return trace.failures(of: cues, file: "").isEmpty
    }
}
