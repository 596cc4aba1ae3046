import TouchPicture
import TouchTrace

extension TimelineLane {
    /// The mark nearest to a time; of several at one time the last. Nil if it is further than `reach`, in seconds.
    func mark(nearest time: Double, within reach: Double) -> TimelineMark? {
        guard let best = mark(nearest: time, among: 0..<marks.count),
            abs(best.time - time) <= reach
        else { return nil }
        return marks[firstMark(atOrAfter: best.time.nextUp) - 1]
    }

    /// Of the marks at some places, the one nearest to a time; nil if there are none.
    func mark(nearest time: Double, among places: Range<Int>) -> TimelineMark? {
        let next = firstMark(atOrAfter: time)
        return [next, next - 1].filter(places.contains).map { marks[$0] }
            .min { abs($0.time - time) < abs($1.time - time) }
            ?? (next <= places.lowerBound ? places.first : places.last).map { marks[$0] }
    }

    /// The place of the first mark at a time or later.
    func firstMark(atOrAfter time: Double) -> Int { marks.sortedIndex { $0.time >= time } }

    /// The place of the first bar that ends after a time.
    func firstBar(endingAfter time: Double) -> Int { bars.sortedIndex { $0.end > time } }
}
