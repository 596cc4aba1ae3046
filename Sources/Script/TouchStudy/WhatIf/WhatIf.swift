import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// The same fingers once more, on a scene of which something has changed.
///
/// A tape finds its places on the scene as it stands when a line starts. What happened is frozen here: each sample at its
/// time and point, each input with it. So whatever comes out otherwise is the change's doing.
public struct WhatIf {
    /// The run as it is.
    public let original: Session
    /// What was done in it, by time and place alone.
    public let frozen: Tape
    private let language: String

    /// - Parameter played: a session whose tape has run.
    public init(_ played: Session, language: String = "en") {
        original = played
        frozen = played.recordedTape
        self.language = language
    }

    /// The run on another scene.
    /// - Throws: what becomes too much there.
    public func run(on scene: Scene) throws(ScriptErrors) -> Session {
        let session = Session(scene: scene, tape: frozen, language: language)
        session.runTape()
        guard var excess = session.excess else { return session }
        // Nobody has written the frozen tape.
        (excess.file, excess.position) = (original.tape?.file ?? scene.file, nil)
        throw ScriptErrors([excess])
    }

    // MARK: Questions

    /// The run on a scene, or the one as it is, beside the one on another.
    package func comparison(
        of scene: Scene? = nil, with changed: Scene
    ) throws(ScriptErrors) -> RunComparison {
        let first = if let scene { try run(on: scene) } else { original }
        return RunComparison(
            Why(first.trace, scene: first.scene),
            Why(try run(on: changed).trace, scene: changed))
    }

    /// Looks for what brings something about.
    package func search(for wanted: WantedOutcome) -> ChangeSearch {
        ChangeSearch(
            self, changes: original.scene.singleChanges(), pairs: 3000, isWanted: wanted.isMet)
    }

    /// Looks for what turns the answer to a question; nil where it names nobody of the trace.
    /// - Parameter tries: at most so many changes are tried.
    package func search(forTurning question: String, tries: Int = 400) -> ChangeSearch? {
        let trace = original.trace
        guard let question = WhyQuestion(question, in: trace) else { return nil }
        // Whoever is not there has no questions.
        let changes = original.scene.singleChanges(limit: tries).filter {
            $0.force == 0 || !$0.isAbout(question.name)
        }
        return ChangeSearch(self, changes: changes, pairs: 200) {
            question.isTurned(from: trace, to: $0.trace)
        }
    }
}
