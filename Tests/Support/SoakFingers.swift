import Foundation

/// Ten fingers that do what comes to their mind, the same for the same seed: taps, rests, drags and flicks. Every now
/// and then all of them are up.
struct SoakFingers {
    /// What one finger does in one beat.
    enum Deed: Equatable {
        case down(CGPoint)
        case move(CGPoint)
        case up
    }

    /// Beats a second.
    static let rate = 120
    private static let restEvery = 15 * rate
    private static let rest = rate

    private var dice: Dice
    private var fingers = Array(repeating: Finger(), count: 10)
    private var beat = 0
    private let size: CGSize
    private let spots: [CGPoint]

    private struct Finger {
        /// Nil while it is up.
        var place: CGPoint?
        /// Points a beat.
        var step = CGPoint.zero
        /// Beats until it comes down or goes up.
        var left = 0
    }

    /// - Parameters:
    ///   - size: of the scene, in points.
    ///   - spots: where there is something worth aiming at, in points of the scene.
    init(seed: UInt64, size: CGSize, spots: [CGPoint]) {
        self.spots = spots
        dice = Dice(seed: seed)
        self.size = size
        for finger in fingers.indices { fingers[finger].left = dice.roll(Self.rate / 2) }
    }

    /// What the fingers do in the next beat, by their numbers from 1.
    mutating func next() -> [(finger: Int, deed: Deed)] {
        beat += 1
        let isRest = beat % Self.restEvery >= Self.restEvery - Self.rest
        return fingers.indices.compactMap { finger in
            deed(finger, isRest: isRest).map { (finger + 1, $0) }
        }
    }

    private mutating func deed(_ finger: Int, isRest: Bool) -> Deed? {
        fingers[finger].left -= 1
        guard let place = fingers[finger].place else {
            return fingers[finger].left > 0 || isRest ? nil : down(finger)
        }
        if isRest || fingers[finger].left <= 0 {
            fingers[finger].place = nil
            fingers[finger].left = 6 + dice.roll(40)
            return .up
        }
        let step = fingers[finger].step
        guard step.x != 0 || step.y != 0 else { return nil }
        let next = CGPoint(
            x: min(max(place.x + step.x, 1), size.width - 1),
            y: min(max(place.y + step.y, 1), size.height - 1))
        fingers[finger].place = next
        // A drag wanders.
        fingers[finger].step.x += Double(dice.roll(201) - 100) / 400
        fingers[finger].step.y += Double(dice.roll(201) - 100) / 400
        return .move(next)
    }

    private mutating func down(_ finger: Int) -> Deed {
        var place = CGPoint(
            x: Double(dice.roll(Int(size.width) * 8)) / 8,
            y: Double(dice.roll(Int(size.height) * 8)) / 8)
        // Controls are small: every third finger aims.
        if dice.roll(3) == 0, !spots.isEmpty {
            let spot = spots[dice.roll(spots.count)]
            place = CGPoint(
                x: spot.x + Double(dice.roll(81) - 40) / 4,
                y: spot.y + Double(dice.roll(81) - 40) / 4)
        }
        let angle = Double(dice.roll(360)) / 180 * .pi
        // Taps, rests, drags, flicks: how long in beats, and how far in one.
        let (least, more, speed): (Int, Int, Double) =
            switch dice.roll(8) {
            case 0, 1: (3, 12, 0)
            case 2: (60, 120, 0)
            case 3: (10, 20, 6 + Double(dice.roll(10)))
            default: (30, 150, 0.3 + Double(dice.roll(40)) / 10)
            }
        fingers[finger] = Finger(
            place: place, step: CGPoint(x: cos(angle) * speed, y: sin(angle) * speed),
            left: least + dice.roll(more))
        return .down(place)
    }
}
