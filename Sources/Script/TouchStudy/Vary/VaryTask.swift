import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// What one worker is asked, and what it answers.
package nonisolated enum VaryTask: Codable, Sendable {
    /// What comes of a variation.
    case vary(Variation)
    /// Where, on the way from the gesture as it is to a variation, another thing becomes of somebody.
    case turn(GestureFates.Key, Variation)
    /// The smallest change along an axis that turns the wish.
    case threshold(Variation.Axis)
}

package nonisolated enum VaryAnswer: Codable, Sendable {
    case row(VaryRow)
    case turn(VaryTurn)
    /// Nil where nothing within reach turns it.
    case threshold(VaryThreshold?)
}

/// What came of a variation.
package nonisolated struct VaryRow: Codable, Sendable {
    package struct Outcome: Codable, Sendable {
        package let key: GestureFates.Key
        let fates: [GestureFate]
        /// Why, where it is not as in the gesture as it is.
        let why: Wording?
    }

    package let variation: Variation
    package let outcomes: [Outcome]

    package func fates(of key: GestureFates.Key) -> [GestureFate] {
        outcomes.first { $0.key == key }?.fates ?? []
    }
}

/// Where something else becomes of somebody.
package nonisolated struct VaryTurn: Codable, Sendable {
    let key: GestureFates.Key
    /// The gesture in which it just does.
    let variation: Variation
    let fates: [GestureFate]
    let why: Wording?
    /// How far the gesture goes then, in points, and in which time, in seconds.
    let distance: Double
    let time: Double
}

/// Where a wish turns: the last gesture in which it does not, and the first in which it does.
package nonisolated struct VaryThreshold: Codable, Sendable {
    package let axis: Variation.Axis
    package let before: Variation
    package let after: Variation
}
