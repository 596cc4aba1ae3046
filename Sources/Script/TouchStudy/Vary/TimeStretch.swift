/// Time of which some spans go by faster or slower.
nonisolated struct TimeStretch {
    private let spans: [ClosedRange<Double>]
    private let factor: Double

    /// - Parameters:
    ///   - spans: in order and apart, in seconds.
    ///   - factor: how many times as long they take.
    init(_ spans: [ClosedRange<Double>], by factor: Double) {
        self.spans = spans
        self.factor = factor
    }

    /// When what was at `time` happens.
    subscript(_ time: Double) -> Double {
        if factor == 1 { return time }
        return spans.reduce(time) { moved, span in
            moved + max(0, min(time, span.upperBound) - span.lowerBound) * (factor - 1)
        }
    }
}
