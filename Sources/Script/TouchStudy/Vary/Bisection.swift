/// Looks for the place where something turns, between an amount at which it does not and one at which it does.
nonisolated enum Bisection {
    /// How near the two amounts come, as a share of the larger; amounts below a tenth count as one.
    static let precision = 1e-4

    /// The two amounts nearest to each other that were found.
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

    /// Steps outwards, up to eight times and an eighth of the amount, in turn; each with the step before it.
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
