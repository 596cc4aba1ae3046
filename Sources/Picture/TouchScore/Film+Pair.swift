import TouchReading
import TouchScript
import TouchStage

extension Film {
    /// Two runs beside one another, in step on event time: where they part first both stand still, and it is said; so is what
    /// came of it.
    ///
    /// - Parameters:
    ///   - headings: what each run is called, above its stage.
    ///   - before: what is told before the two run: titles, chapters, captions, how slowly, whether directed.
    ///   - after: what is told after them.
    ///   - end: event time at which both end, where that is later than their last records.
    ///   - narration: how long captions are spoken.
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
