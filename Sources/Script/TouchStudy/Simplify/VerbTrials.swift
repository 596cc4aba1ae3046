import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// Writes a recording in verbs and plays the result, to find different outcomes.
struct VerbTrials {
    let tape: Tape
    let episodes: [Episode]
    private let scene: Scene
    private let places: VerbPlaces
    private let decisions: Decisions
    private let found = Found()

    /// A cache of the outcomes of played tapes, because different precisions often lead to the same
    /// words.
    private final class Found {
        var wrong: [String: [(stretch: Int, time: Double)]] = [:]
    }

    init(_ played: PlayedTape) {
        let trace = played.session.trace
        tape = played.tape
        scene = played.scene
        episodes = Episode.all(of: tape, trace)
        places = VerbPlaces(history: StageHistory(trace), names: scene.names)
        decisions = Decisions(trace, from: episodes.map { $0.start })
    }

    /// Returns the recording in verbs, the stretches with a different outcome, and the time of the
    /// first difference in each.
    func write(
        _ precisions: [VerbPrecision?]
    ) -> (writer: VerbWriter, wrong: [(stretch: Int, time: Double)]) {
        let writer = VerbWriter(tape, episodes, places, precisions)
        let text = writer.tape.text
        if let known = found.wrong[text] { return (writer, known) }
        let played = PlayedTape(scene: scene, tape: writer.tape)
        let wrong = decisions.differences(
            from: Decisions(played.session.trace, from: writer.starts))
        found.wrong[text] = wrong
        return (writer, wrong)
    }
}
