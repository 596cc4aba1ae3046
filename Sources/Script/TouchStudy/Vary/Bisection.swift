/// Searches for the amount at which an outcome turns, between one at which it does not and one at
/// which it does.
nonisolated enum Bisection {
    /// The largest difference of the two amounts, as a fraction of the larger; amounts below a
    /// tenth count as a tenth.
    static let precision = 1e-4

    /// Returns the two amounts nearest to each other that were found.
    static func narrowed(
        _ unturned: Double, _ turned: Double, _ isTurned: (Double) -> Bool
    ) -> (unturned: Double, turned: Double) {
        var (unturned, turned) = (unturned, turned)
        while abs(turned - unturned) > precision * max(abs(turned), abs(unturned), 0.1) {
            let middle = (unturned + turned) / 2
            if isTurned(middle) { turned = middle } else { unturned = middle }
        }
        return (unturned, turned)
    }

    /// Returns steps outwards, alternately towards eight times and an eighth of the amount; each
    /// with the step before it.
    static func steps(from amount: Double) -> [(near: Double, far: Double)] {
        let factor = 1.2
        var steps: [(near: Double, far: Double)] = []
        var reach = 1.0
        while reach < 8 {
            let next = min(reach * factor, 8)
            steps.append((amount * reach, amount * next))
            steps.append((amount / reach, amount / next))
            reach = next
        }
        return steps
    }
}
