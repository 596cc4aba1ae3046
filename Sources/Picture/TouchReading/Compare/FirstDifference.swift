/// The first point at which two runs diverge in a decision; serials do not matter, nor do measures
/// that differ only in digits.
///
/// A touch that hits another view, a call that is not made, an opposite answer, a state or an
/// action that comes later: these are differences. The way in which the scene is built is not one.
public struct FirstDifference: Hashable, Sendable {
    /// The event time, in seconds.
    public let time: Double
    public let first: Side
    public let second: Side

    /// The behavior of one run at that point.
    public struct Side: Hashable, Sendable {
        /// The serial of the record that the other run does not have; nil if nothing happens in
        /// this run at that time.
        public let record: Int?
        /// The serial of the record to look at: that one, or the last up to that time.
        public let playhead: Int
        /// The serial of the record that later does in this run what the other run does; nil if
        /// none does, or if something else happens at that time.
        public let later: Int?
    }

    /// The difference below which times are the same, in seconds.
    private static let tolerance = 0.0005

    /// Creates the difference, or returns nil if the runs never diverge.
    public init?(between first: StageHistory, and second: StageHistory) {
        let (one, other) = (Meaning.all(in: first.trace), Meaning.all(in: second.trace))
        var place = 0
        while place < min(one.count, other.count), Self.isSame(one[place], other[place]) {
            place += 1
        }
        let (left, right) = (one[place...], other[place...])
        guard let time = [left.first?.time, right.first?.time].compactMap({ $0 }).min() else {
            return nil
        }
        let (a, b) = Self.parting(left, right, at: time)
        func side(
            _ own: Meaning.Place?, _ others: Meaning.Place?, _ rest: ArraySlice<Meaning.Place>,
            _ history: StageHistory
        ) -> Side {
            let later = rest.first { $0.time > time && $0.meaning == others?.meaning }
            return Side(
                record: own?.serial,
                playhead: own?.serial ?? history.lastRecord(atOrBefore: time),
                later: own == nil ? later?.serial : nil)
        }
        self.time = time
        self.first = side(a, b, left, first)
        self.second = side(b, a, right, second)
    }

    private static func isSame(_ a: Meaning.Place, _ b: Meaning.Place) -> Bool {
        a.meaning == b.meaning && (!a.meaning.isTimed || abs(a.time - b.time) < tolerance)
    }

    /// Returns what each run does at `time` that the other does not, about the same subject if
    /// possible.
    private static func parting(
        _ left: ArraySlice<Meaning.Place>, _ right: ArraySlice<Meaning.Place>, at time: Double
    ) -> (Meaning.Place?, Meaning.Place?) {
        let one = left.prefix { $0.time < time + tolerance }
        let other = right.prefix { $0.time < time + tolerance }
        let (own, others) = (one.without(other), other.without(one))
        // Both do the same in a different order.
        if own.isEmpty, others.isEmpty { return (one.first, other.first) }
        for a in own {
            if let b = others.first(where: { $0.meaning.subject == a.meaning.subject }) {
                return (a, b)
            }
        }
        return (own.first, others.first)
    }
}

extension ArraySlice<Meaning.Place> {
    /// Returns the elements that `others` does not contain as well, counting repetitions.
    fileprivate func without(_ others: ArraySlice<Meaning.Place>) -> [Meaning.Place] {
        var left: [Meaning: Int] = [:]
        for other in others { left[other.meaning, default: 0] += 1 }
        return filter { place in
            guard let count = left[place.meaning], count > 0 else { return true }
            left[place.meaning] = count - 1
            return false
        }
    }
}
