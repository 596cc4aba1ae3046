import TouchScript
import TouchWords

/// The actions of hands in one run: one exercise at one place, or two.
struct AuditDeed: Hashable {
    struct Step: Hashable {
        /// The index of one of the audit's places, and of one of its exercises.
        let place: Int
        let exercise: Int
    }

    enum Second: Hashable {
        /// A step by another finger while the first continues.
        case meanwhile(Step)
        /// A step after the end of the first.
        case then(Step)
    }

    let first: Step
    var second: Second?

    /// The places of both steps.
    var places: [Int] {
        switch second {
        case .meanwhile(let step), .then(let step): [first.place, step.place]
        case nil: [first.place]
        }
    }
}

/// All possible deeds, in order: single exercises, then two places at once, then one gesture after
/// another. The most informative ones come first at all places, before the next ones.
struct AuditPlan {
    let places: Int
    let exercises: [AuditExercise]
    /// The indices of the exercises during which another finger taps elsewhere.
    private let holds: [Int]
    private let tap: Int
    /// The indices of the exercises that are combined one after another: combinations of early
    /// exercises come first.
    private let pairs: [(Int, Int)]

    init(places: Int, exercises: [AuditExercise]) {
        (self.places, self.exercises) = (places, exercises)
        func numbers(_ wanted: [AuditExercise]) -> [Int] {
            wanted.compactMap { exercises.firstIndex(of: $0) }
        }
        tap = numbers([.tap(times: 1)]).first ?? 0
        holds = numbers([.hold, .drag(.right)])
        let chained = numbers([
            .tap(times: 1), .drag(.right), .hold, .drag(.up), .flick(.left), .pinch(apart: true),
            .turn(clockwise: true),
        ])
        pairs = (0..<max(2 * chained.count - 1, 0)).flatMap { sum in
            chained.indices.compactMap { first in
                chained.indices.contains(sum - first) ? (chained[first], chained[sum - first]) : nil
            }
        }
    }

    var singles: Int { places * exercises.count }
    var meanwhiles: Int { holds.count * places * (places - 1) }
    var sequences: Int { pairs.count * places * places }

    /// Returns the deed with an index, counted from 0.
    subscript(number: Int) -> AuditDeed {
        if number < singles {
            return AuditDeed(
                first: AuditDeed.Step(place: number % places, exercise: number / places))
        }
        if number < singles + meanwhiles { return meanwhile(number - singles) }
        return sequence(number - singles - meanwhiles)
    }

    private func meanwhile(_ number: Int) -> AuditDeed {
        let (hold, pair) = (
            number / (places * (places - 1)), number % (places * (places - 1))
        )
        let (first, rest) = (pair / (places - 1), pair % (places - 1))
        return AuditDeed(
            first: AuditDeed.Step(place: first, exercise: holds[hold]),
            second: .meanwhile(
                AuditDeed.Step(place: rest < first ? rest : rest + 1, exercise: tap)))
    }

    private func sequence(_ number: Int) -> AuditDeed {
        let (pair, places) = (pairs[number / (places * places)], number % (places * places))
        return AuditDeed(
            first: AuditDeed.Step(place: places / self.places, exercise: pair.0),
            second: .then(AuditDeed.Step(place: places % self.places, exercise: pair.1)))
    }
}
