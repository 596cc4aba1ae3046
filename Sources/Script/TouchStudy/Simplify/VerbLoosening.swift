import TouchScript

/// Searches for shorter words with the same decisions. Parts that are more precise than necessary
/// become looser again, and an episode that became long around one moment may be shorter if all of
/// it is a little more precise. The number of trials is limited, so that it takes little time.
struct VerbLoosening {
    private let trials: VerbTrials
    private var precisions: [VerbPrecision?]
    private(set) var writer: VerbWriter
    private var rest: Int

    /// Creates a search.
    /// - Parameter writer: The result of `precisions`, with the same decisions.
    init(_ trials: VerbTrials, _ precisions: [VerbPrecision?], _ writer: VerbWriter) {
        self.trials = trials
        self.precisions = precisions
        self.writer = writer
        rest = max(20, 400_000 / max(1, trials.tape.lines.count))
    }

    mutating func run() {
        for (index, precision) in precisions.enumerated() {
            guard let parts = precision?.parts, precision?.closest(in: parts) ?? 0 > 0 else {
                continue
            }
            loosen(parts, of: index, to: 0)
            keepShorter { other in
                for step in 1..<4 where other.tell(parts, of: index, by: step) {
                    return other.loosen(parts, of: index, to: 0)
                }
            }
            keepShorter { $0.loosen(parts, of: index, to: 1) }
        }
    }

    private mutating func keepShorter(_ change: (inout VerbLoosening) -> Void) {
        var other = self
        change(&other)
        rest = other.rest
        if other.writer.tape.lines.count < writer.tape.lines.count { self = other }
    }

    /// Tries all of some parts at once, then halves of them.
    private mutating func loosen(_ parts: Range<Int>, of index: Int, to step: Int) {
        guard let closest = precisions[index]?.closest(in: parts), closest > step,
            !tell(parts, of: index, by: step), parts.count > 1
        else { return }
        let middle = (parts.lowerBound + parts.upperBound) / 2
        loosen(parts.lowerBound..<middle, of: index, to: step)
        loosen(middle..<parts.upperBound, of: index, to: step)
    }

    /// Gives some parts the same precision if that leads to the same decisions; returns whether it
    /// does.
    private mutating func tell(_ parts: Range<Int>, of index: Int, by step: Int) -> Bool {
        guard rest > 0 else { return false }
        rest -= 1
        var other = precisions
        other[index]?.tell(parts, by: step)
        let (writer, wrong) = trials.write(other)
        guard wrong.isEmpty else { return false }
        (precisions, self.writer) = (other, writer)
        return true
    }
}
