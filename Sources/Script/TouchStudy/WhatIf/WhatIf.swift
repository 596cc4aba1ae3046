import TouchGeometry
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

/// Replays the same fingers on a scene with changes.
///
/// A tape resolves its places in the scene as it is when a line starts. Here they are frozen: each
/// sample has the time and point it had, and each input the time it had. So every difference in the
/// outcome is due to the change.
public struct WhatIf {
    /// The original run.
    public let original: Session
    /// The inputs of the original run, by time and place alone.
    public let frozen: Tape
    private let language: String

    /// Creates a replay.
    /// - Parameter played: A session whose tape has run.
    public init(_ played: Session, language: String = "en") {
        original = played
        frozen = played.recordedTape
        self.language = language
    }

    /// Returns the run on another scene.
    /// - Throws: The limit that it exceeds there.
    public func run(on scene: Scene) throws(ScriptErrors) -> Session {
        let session = Session(scene: scene, tape: frozen, language: language)
        session.runTape()
        guard var excess = session.excess else { return session }
        // Nobody has written the frozen tape.
        (excess.file, excess.position) = (original.tape?.file ?? scene.file, nil)
        throw ScriptErrors([excess])
    }

    // MARK: Questions

    /// Returns a comparison of the run on a scene, or of the original run, with the run on another
    /// scene.
    package func comparison(
        of scene: Scene? = nil, with changed: Scene
    ) throws(ScriptErrors) -> RunComparison {
        let first = if let scene { try run(on: scene) } else { original }
        return RunComparison(
            Why(first.trace, scene: first.scene, written: original.scene),
            Why(try run(on: changed).trace, scene: changed, written: original.scene))
    }

    /// Returns a search for a wanted outcome.
    package func search(for wanted: WantedOutcome) -> ChangeSearch {
        ChangeSearch(
            self, for: wanted.names, changes: original.scene.singleChanges(), pairs: 3000,
            isWanted: wanted.isMet)
    }

    /// Returns a search for changes that meet an expectation that the tape missed, without missing
    /// another that was met; nil if the moments of the tape cannot be found again by their times.
    package func search(forMeeting missed: ExpectationFailure) -> ChangeSearch? {
        let cues = original.cues.filter { if case .expect = $0.kind { true } else { false } }
        /// Returns the positions in the tape of the expectations that a run misses.
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

    /// Returns whether an expectation is met after a change if the tape itself is played, whose
    /// places move with the scene.
    package func meets(
        _ missed: ExpectationFailure, after finding: ChangeSearch.Finding, playing tape: Tape
    ) -> Bool {
        let session = Session(scene: finding.changed, tape: tape, language: language)
        session.runTape()
        return !session.trace.failures(of: session.cues, file: tape.file)
            .contains { $0.position == missed.position }
    }

    /// Returns a search for changes that turn the answer to a question; nil if the question names
    /// nothing in the trace.
    /// - Parameter tries: The most changes to try.
    package func search(forTurning question: String, tries: Int = 400) -> ChangeSearch? {
        let trace = original.trace
        guard let question = WhyQuestion(question, in: trace) else { return nil }
        let asked = [question.name, OwnRecognizer.pan.name(of: question.name)]
        let recognizers = original.scene.recognizerNames
        // The question needs its subject in the scene.
        let changes = original.scene.singleChanges(limit: tries).filter {
            !$0.takesAway(for: asked, among: recognizers) || !$0.isAbout(question.name)
        }
        return ChangeSearch(self, for: asked, changes: changes, pairs: 200) {
            question.isTurned(from: trace, to: $0.trace)
        }
    }
}
