import TouchPicture
import TouchTrace

/// One line of a timeline: a finger, a recognizer, a view that got touches, or all actions.
public struct TimelineLane: Sendable {
    public enum Kind: Comparable, Sendable { case finger, recognizer, view, actions }

    public let kind: Kind
    /// The subject; none for actions. A finger's lane keeps its first touch.
    public let subject: SubjectID
    public let name: String
    /// The bars in order of time; they do not overlap.
    public internal(set) var bars: [TimelineBar] = []
    /// The marks in order of time.
    public private(set) var marks = Ledger<TimelineMark>()
    /// The indices of all marks that are not moves.
    private(set) var notable = Ledger<Int>()

    mutating func add(_ mark: TimelineMark) {
        if mark.look != .moved { notable.append(marks.count) }
        marks.append(mark)
    }
}

extension TimelineLane {
    /// Returns the mark nearest to a time, the last of several at one time; nil if it is farther
    /// than `reach`, in seconds.
    func mark(nearest time: Double, within reach: Double) -> TimelineMark? {
        guard let best = mark(nearest: time, among: 0..<marks.count),
            abs(best.time - time) <= reach
        else { return nil }
        return marks[firstMark(atOrAfter: best.time.nextUp) - 1]
    }

    /// Returns the mark nearest to a time among those at some indices; nil if there are none.
    func mark(nearest time: Double, among places: Range<Int>) -> TimelineMark? {
        let next = firstMark(atOrAfter: time)
        return [next, next - 1].filter(places.contains).map { marks[$0] }
            .min { abs($0.time - time) < abs($1.time - time) }
            ?? (next <= places.lowerBound ? places.first : places.last).map { marks[$0] }
    }

    /// Returns the index of the first mark at a time or later.
    func firstMark(atOrAfter time: Double) -> Int { marks.sortedIndex { $0.time >= time } }

    /// Returns the index of the first bar that ends after a time.
    func firstBar(endingAfter time: Double) -> Int { bars.sortedIndex { $0.end > time } }
}

/// A stretch of time.
public struct TimelineBar: Hashable, Sendable {
    public enum Look: Hashable, Sendable {
        /// A finger on the glass.
        case contact
        /// A recognizer in an attempt.
        case state(GestureState)
        /// A recognizer that is ready and waits for another to fail.
        case waiting
    }

    /// The event time of the start, in seconds.
    public let start: Double
    /// The event time of the end; infinite while the bar is in progress.
    public internal(set) var end = Double.infinity
    public let look: Look
    /// The serial of the record that began it.
    public let record: Int
}

/// An event at one time.
public struct TimelineMark: Hashable, Sendable, BitwiseCopyable {
    public enum Look: Int, Hashable, Sendable, BitwiseCopyable {
        case began, moved, ended, cancelled
        case withheld, held, released, dropped
        case action
    }

    public let time: Double
    public let look: Look
    /// The serial of its record.
    public let record: Int
}
