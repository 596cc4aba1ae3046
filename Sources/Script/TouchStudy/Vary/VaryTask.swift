import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// A task for one worker; `VaryAnswer` is its answer.
package nonisolated enum VaryTask: Codable, Sendable {
    /// The outcome of a variation.
    case vary(Variation)
    /// The point between the original gesture and a variation at which an outcome changes.
    case turn(GestureFates.Key, Variation)
    /// The smallest change of a quantity that turns the wish.
    case threshold(Variation.Axis)
}

package nonisolated enum VaryAnswer: Codable, Sendable {
    case row(VaryRow)
    case turn(VaryTurn)
    /// The threshold; nil if nothing within reach turns the wish.
    case threshold(VaryThreshold?)
}

/// The outcome of a variation.
package nonisolated struct VaryRow: Codable, Sendable {
    package struct Outcome: Codable, Sendable {
        package let key: GestureFates.Key
        let fates: [GestureFate]
        /// The reason, if the outcome differs from that of the original gesture.
        let why: Wording?
    }

    package let variation: Variation
    package let outcomes: [Outcome]

    package func fates(of key: GestureFates.Key) -> [GestureFate] {
        outcomes.first { $0.key == key }?.fates ?? []
    }
}

/// The point at which an outcome changes.
package nonisolated struct VaryTurn: Codable, Sendable {
    let key: GestureFates.Key
    /// The first variation with the changed outcome.
    let variation: Variation
    let fates: [GestureFate]
    let why: Wording?
    /// The distance of the gesture at that point, in points, and its duration, in seconds.
    let distance: Double
    let time: Double
}

/// The point at which a wish turns: the last variation in which it does not, and the first in which
/// it does.
package nonisolated struct VaryThreshold: Codable, Sendable {
    package let axis: Variation.Axis
    package let before: Variation
    package let after: Variation
}
