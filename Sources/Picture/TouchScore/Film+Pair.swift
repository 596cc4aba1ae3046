import TouchReading
import TouchScript
import TouchStage

extension Film {
    /// Creates a film of two runs side by side, synchronized on event time: where they first
    /// diverge, both stop for an explanation; so they do for the outcome.
    ///
    /// - Parameters:
    ///   - headings: the names of the runs, above their stages.
    ///   - before: the tellings before the two run: titles, chapters, captions, speed, direction.
    ///   - after: the tellings after them.
    ///   - end: the event time at which both end, if that is later than their last records.
    ///   - narration: the durations of spoken captions.
    public init(
        _ comparison: RunComparison, headings: (first: LocalizedText, second: LocalizedText),
        title: LocalizedText? = nil, before: [Telling] = [], after: [Telling] = [],
        end: Double? = nil, narration: Narration = .none
    ) {
        let isDirected = before.reduce(true) { isOn, telling in
            if case .direct(let next) = telling { next } else { isOn }
        }
        var layout = PairScoreLayout(
            comparison, isDirected: isDirected, end: end, narration: narration)
        let score = layout.score(before: before, after: after)
        let sceneries = [
            (comparison.first, headings.first), (comparison.second, headings.second),
        ].map { why, heading in
            FilmScenery(why, heading: heading)
        }
        self.init(title: title, score: score, sceneries: sceneries, narration: narration)
    }
}
