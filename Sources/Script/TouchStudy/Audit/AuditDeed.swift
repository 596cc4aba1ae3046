import TouchScript
import TouchWords

/// What hands do in one run: one exercise at one place, or two.
struct AuditDeed: Hashable {
    struct Step: Hashable {
        /// Of the places and the exercises of the audit.
        let place: Int
        let exercise: Int
    }

    enum Second: Hashable {
        /// Another finger does it while the first goes on.
        case meanwhile(Step)
        /// It is done when the first is over.
        case then(Step)
    }

    let first: Step
    var second: Second?

    /// Of both steps.
    var places: [Int] {
        switch second {
        case .meanwhile(let step), .then(let step): [first.place, step.place]
        case nil: [first.place]
        }
    }
}

/// All that may be done, in the order in which it is: exercises one by one, then two places at once, then one gesture after
/// another. What tells the most comes first, everywhere, before the next.
struct AuditPlan {
    let places: Int
    let exercises: [AuditExercise]
    /// Of the exercises, what a finger does while another taps elsewhere.
    private let holds: [Int]
    private let tap: Int
    /// Of the exercises, those that are done one after another: first by first, then those farther behind.
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

    /// - Parameter number: from 0.
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
