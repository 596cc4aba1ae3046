import TouchKit
import TouchScript
import TouchStage

/// A recording in the words of a person, with the same decisions: what cannot be said so stays events.
package struct Verbs {
    /// The tape in verbs.
    package let tape: Tape
    /// How many stretches with fingers there are, and those that stayed events.
    package let count: Int
    package let kept: Int
    /// Each stretch's first line in the tape.
    let firstLines: [Int]

    /// How far off a finger may be where nobody says otherwise, in points.
    package static let loosest = 40.0

    /// - Parameters:
    ///   - played: of the recording.
    ///   - tolerance: how far off a finger may be, in points; it is less wherever decisions need it.
    package init(_ played: PlayedTape, tolerance: Double) {
        let trials = VerbTrials(played)
        var precisions = trials.episodes.map { episode in
            episode.isPlain
                ? VerbPrecision(loosest: tolerance, start: episode.start, end: episode.end) : nil
        }
        var (writer, wrong) = trials.write(precisions)
        while !wrong.isEmpty, !precisions.allSatisfy({ $0 == nil }) {
            Self.refine(&precisions, wrong)
            (writer, wrong) = trials.write(precisions)
        }
        var loosening = VerbLoosening(trials, precisions, writer)
        loosening.run()
        writer = loosening.writer
        kept = precisions.count { $0 == nil }
        count = precisions.count
        // Nothing can be said otherwise: the recording stays to the letter.
        tape = kept == count ? played.tape : writer.tape
        firstLines =
            kept == count ? trials.episodes.map { $0.lines.lowerBound } : writer.firstLines
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
