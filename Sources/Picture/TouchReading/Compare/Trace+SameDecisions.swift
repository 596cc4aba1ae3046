import TouchTrace

extension Trace {
    /// Returns whether another run makes the same decisions in the same order: which views are hit,
    /// who gets what, which recognizers recognize or fail and why, which answers are given; and
    /// whether the same views move, scroll, and change their values. Times and distances do not
    /// count.
    package func decidesAs(_ other: Trace) -> Bool {
        let (mine, others) = (Meaning.all(in: self), Meaning.all(in: other))
        return decisions(mine) == other.decisions(others)
            && measured(mine) == other.measured(others)
    }

    private func decisions(_ places: [Meaning.Place]) -> [Meaning] {
        places.filter { !isMeasure($0) }.map { $0.meaning }
    }

    /// Returns whose measures change: the point in a move at which they first do depends on its
    /// length.
    private func measured(_ places: [Meaning.Place]) -> Set<Meaning> {
        Set(places.filter { isMeasure($0) }.map { $0.meaning })
    }

    private func isMeasure(_ place: Meaning.Place) -> Bool {
        switch records[place.serial - 1].entry {
        case .center, .bounds, .transformLinear, .transformOffset, .alpha, .value: true
        default: false
        }
    }
}
