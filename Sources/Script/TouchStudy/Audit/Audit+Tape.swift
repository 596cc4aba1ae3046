import TouchReading
import TouchScript
import TouchSession
import TouchWords

/// The exercises and expectations of the scene's tape, checked against the runs.
extension Audit {
    /// Findings about exercises of the tape that no run fulfils.
    var tasks: [AuditFinding] {
        guard let tape else { return [] }
        return tape.exerciseLines.enumerated().compactMap { number, line in
            if runs.contains(where: { $0.fulfilled.contains(number) }) { return nil }
            return AuditFinding(
                kind: .task, isWarning: true,
                words: .audit.task(line.exercise.text[language], runs: runs.count),
                file: tape.file, position: line.position)
        }
    }

    /// Findings about expectations of the tape that are not met.
    var expectations: [AuditFinding] {
        guard let tape else { return [] }
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        return session.trace.failures(of: session.cues, file: tape.file).map { failure in
            AuditFinding(
                kind: .expectation, isWarning: true, words: failure.fault.message,
                file: tape.file, position: failure.position)
        }
    }
}
