/// The first place where two runs part, by what was decided: not by serials, and not by measures that only differ in digits.
///
/// A touch that hits another view, a call that is not made, an answer that is the other one, a state or an action that comes
/// later: these are differences. How the scene is built is none.
public struct FirstDifference: Hashable, Sendable {
    /// Event time, in seconds.
    public let time: Double
    public let first: Side
    public let second: Side

    /// What one run does there.
    public struct Side: Hashable, Sendable {
        /// The serial of the record that the other run does not have; nil if nothing happens here then.
        public let record: Int?
        /// The serial of the record at which to look: that one, or the last up to then.
        public let playhead: Int
        /// The serial of the record that does here later what the other run does; nil if none does, or something else is done
        /// then.
        public let later: Int?
    }

    /// Times that differ by less are the same, in seconds.
    private static let tolerance = 0.0005

    /// Nil if the runs never part.
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

    /// What each does at `time` that the other does not, as far as it can be about the same.
    private static func parting(
        _ left: ArraySlice<Meaning.Place>, _ right: ArraySlice<Meaning.Place>, at time: Double
    ) -> (Meaning.Place?, Meaning.Place?) {
        let one = left.prefix { $0.time < time + tolerance }
        let other = right.prefix { $0.time < time + tolerance }
        let (own, others) = (one.without(other), other.without(one))
        // Both do the same in another order.
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
    /// Those that `others` does not hold as well, each as often as it is there.
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
