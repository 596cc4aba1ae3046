import TouchKit
import TouchScript
import TouchStage

/// A recording in the words of a person, with the same decisions; parts that cannot be written so
/// stay events.
package struct Verbs {
    /// The tape in verbs.
    package let tape: Tape
    /// The number of stretches with fingers, and of those that stayed events.
    package let count: Int
    package let kept: Int
    /// The index of each stretch's first line in the tape.
    let firstLines: [Int]

    /// The default tolerance for the location of a finger, in points.
    package static let loosest = 40.0

    /// Creates the verbs for a recording.
    /// - Parameters:
    ///   - played: The played recording.
    ///   - tolerance: The allowed distance of a finger from its actual location, in points; it is
    ///     less wherever decisions need it.
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
        // Nothing could be rewritten: the recording stays unchanged to the letter.
        tape = kept == count ? played.tape : writer.tape
        firstLines =
            kept == count ? trials.episodes.map { $0.lines.lowerBound } : writer.firstLines
    }

    /// Increases the precision where the outcome is different: only for the first differences,
    /// because they may have caused the rest.
    private static func refine(
        _ precisions: inout [VerbPrecision?], _ wrong: [(stretch: Int, time: Double)]
    ) {
        // There is also a stretch before the first episode.
        let all = wrong.map { (index: $0.stretch - 1, time: $0.time) }
        let open = all.filter {
            precisions.indices.contains($0.index) && precisions[$0.index] != nil
        }
        for (index, time) in open.prefix(max(1, open.count / 4)) {
            if precisions[index]?.refine(at: time) == false { precisions[index] = nil }
        }
        guard open.isEmpty else { return }
        // All of it is written as events already, so the cause must be earlier.
        let last = precisions.indices.last { $0 < (all.first?.index ?? 0) && precisions[$0] != nil }
        if let last = last ?? precisions.firstIndex(where: { $0 != nil }) { precisions[last] = nil }
    }
}
