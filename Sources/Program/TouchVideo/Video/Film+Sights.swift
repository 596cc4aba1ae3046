import TouchScore
import TouchStage

extension Film {
    /// The second of film that best shows what a stretch of it is about: the end of what is told most slowly, else of the
    /// last decision, else of the stretch.
    func sight(in stretch: Range<Double>) -> Double {
        let beats = score.beats.filter {
            $0.staging.card == nil && $0.duration > 0 && $0.end > stretch.lowerBound
                && $0.start < stretch.upperBound
        }
        let chosen =
            beats.last(where: \.isSlowMotion) ?? beats.last { $0.kind.isDecision } ?? beats.last
        // Just before the picture begins to change into the next.
        return min(chosen?.end ?? stretch.upperBound, stretch.upperBound) - 0.02
    }
}
