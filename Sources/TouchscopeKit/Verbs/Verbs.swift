import TouchKit
import TouchScript
import TouchStage

/// A recording in the words of a person, with the same decisions: what cannot be said so stays events.
struct Verbs {
    /// The tape in verbs.
    let tape: Tape
    /// How many stretches with fingers there are, and those that stayed events.
    let count: Int
    let kept: Int
    /// Each stretch's first line in the tape.
    let firstLines: [Int]

    /// How far off a finger may be where nobody says otherwise, in points.
    static let loosest = 32.0

    /// - Parameters:
    ///   - performance: of the recording.
    ///   - tolerance: how far off a finger may be, in points; it is less wherever decisions need it.
    init(_ performance: Performance, tolerance: Double) {
        let trace = performance.session.trace
        let trials = VerbTrials(performance)
        var precisions = trials.episodes.map { episode in
            episode.isPlain ? VerbPrecision(loosest: tolerance, start: episode.start) : nil
        }
        var (writer, wrong) = trials.write(precisions)
        while !wrong.isEmpty, !precisions.allSatisfy({ $0 == nil }) {
            Self.refine(&precisions, wrong)
            (writer, wrong) = trials.write(precisions)
        }
        let better = Self.loosen(&precisions, trials)
        kept = precisions.count { $0 == nil }
        count = precisions.count
        // Nothing can be said otherwise: the recording stays to the letter.
        tape = kept == count ? performance.tape : (better ?? writer).tape
        firstLines =
            kept == count ? trials.episodes.map(\.lines.lowerBound) : (better ?? writer).firstLines
    }

    /// Tells loosely again what was told closely for nothing, as long as that can be tried in little time.
    private static func loosen(
        _ precisions: inout [VerbPrecision?], _ trials: VerbTrials
    ) -> VerbWriter? {
        var best: VerbWriter?
        var rest = max(20, 200_000 / max(1, trials.tape.lines.count))
        for index in precisions.indices {
            for part in precisions[index]?.refined ?? [] where rest > 0 {
                rest -= 1
                var other = precisions
                other[index]?.loosen(part)
                let (writer, wrong) = trials.write(other)
                if wrong.isEmpty { (precisions, best) = (other, writer) }
            }
        }
        return best
    }

    /// Tells more closely what came out otherwise: the first of it, for that may have brought about the rest.
    private static func refine(
        _ precisions: inout [VerbPrecision?], _ wrong: [(stretch: Int, time: Double)]
    ) {
        // Before the first episode is a stretch, too.
        let all = wrong.map { (index: $0.stretch - 1, time: $0.time) }
        let open = all.filter {
            precisions.indices.contains($0.index) && precisions[$0.index] != nil
        }
        for (index, time) in open.prefix(max(1, open.count / 4)) {
            if precisions[index]?.refine(at: time) == false { precisions[index] = nil }
        }
        guard open.isEmpty else { return }
        // It all stands as events: what was before it must be at fault.
        let last = precisions.indices.last { $0 < (all.first?.index ?? 0) && precisions[$0] != nil }
        if let last = last ?? precisions.firstIndex(where: { $0 != nil }) { precisions[last] = nil }
    }
}

/// Writes a recording in verbs and plays that, to see what comes out otherwise.
private struct VerbTrials {
    let tape: Tape
    let episodes: [Episode]
    private let scene: Scene
    private let places: VerbPlaces
    private let decisions: Decisions

    init(_ performance: Performance) {
        let trace = performance.session.trace
        tape = performance.tape
        scene = performance.scene
        episodes = Episode.all(of: tape, trace)
        places = VerbPlaces(history: StageHistory(trace), names: scene.names)
        decisions = Decisions(trace, from: episodes.map(\.start))
    }

    func write(
        _ precisions: [VerbPrecision?]
    ) -> (writer: VerbWriter, wrong: [(stretch: Int, time: Double)]) {
        let writer = VerbWriter(tape, episodes, places, precisions)
        let played = Performance(scene: scene, tape: writer.tape)
        let after = Decisions(played.session.trace, from: writer.starts)
        return (writer, decisions.differences(from: after))
    }
}
