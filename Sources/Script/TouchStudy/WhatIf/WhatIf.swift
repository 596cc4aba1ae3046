import TouchGeometry
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

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
            Why(first.trace, scene: first.scene, written: original.scene),
            Why(try run(on: changed).trace, scene: changed, written: original.scene))
    }

    /// Looks for what brings something about.
    package func search(for wanted: WantedOutcome) -> ChangeSearch {
        ChangeSearch(
            self, for: wanted.names, changes: original.scene.singleChanges(), pairs: 3000,
            isWanted: wanted.isMet)
    }

    /// Looks for what meets an expectation that the tape missed, and misses no other that was met; nil where the moments of
    /// the tape cannot be found again by their times.
    package func search(forMeeting missed: ExpectationFailure) -> ChangeSearch? {
        let cues = original.cues.filter { if case .expect = $0.kind { true } else { false } }
        /// Where in the tape a run misses something.
        func places(missedIn trace: Trace) -> Set<SourcePosition> {
            let moved = cues.map { cue in
                var cue = cue
                cue.record = trace.records.sortedIndex { $0.time > cue.time }
                return cue
            }
            return Set(trace.failures(of: moved, file: missed.file).map { $0.position })
        }
        let now = places(missedIn: original.trace)
        guard now == Set(original.trace.failures(of: cues, file: missed.file).map { $0.position })
        else {
            return nil
        }
        return ChangeSearch(
            self, for: missed.names, changes: original.scene.singleChanges(limit: 400), pairs: 0
        ) {
            let then = places(missedIn: $0.trace)
            return !then.contains(missed.position) && then.isSubset(of: now)
        }
    }

    /// Whether an expectation is met after a change when the tape itself is played, whose places move with the scene.
    package func meets(
        _ missed: ExpectationFailure, after finding: ChangeSearch.Finding, playing tape: Tape
    ) -> Bool {
        let session = Session(scene: finding.changed, tape: tape, language: language)
        session.runTape()
        return !session.trace.failures(of: session.cues, file: tape.file)
            .contains { $0.position == missed.position }
    }

    /// Looks for what turns the answer to a question; nil where it names nobody of the trace.
    /// - Parameter tries: at most so many changes are tried.
    package func search(forTurning question: String, tries: Int = 400) -> ChangeSearch? {
        let trace = original.trace
        guard let question = WhyQuestion(question, in: trace) else { return nil }
        let asked = [question.name, OwnRecognizer.pan.name(of: question.name)]
        let recognizers = original.scene.recognizerNames
        // Whoever is not there has no questions.
        let changes = original.scene.singleChanges(limit: tries).filter {
            !$0.takesAway(for: asked, among: recognizers) || !$0.isAbout(question.name)
        }
        return ChangeSearch(self, for: asked, changes: changes, pairs: 200) {
            question.isTurned(from: trace, to: $0.trace)
        }
    }
}
