import TouchGeometry
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage

/// What somebody wants to come about, in the words that tapes expect things with: "play acts", "drag ended".
package struct WantedOutcome {
    private let expectations: [Expectation]
    /// Event time by which it must have come about, in seconds; nil for the end.
    private let deadline: Double?

    /// - Parameter text: several are joined by "and".
    /// - Throws: what is wrong with the words, in place of a file themselves.
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

    /// Those whom it names.
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
