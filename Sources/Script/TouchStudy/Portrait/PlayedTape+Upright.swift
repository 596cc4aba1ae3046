import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

extension PlayedTape {
    /// The tape on an upright screen, for upright films: scene and tape are stretched, and played.
    ///
    /// Nil for a scene that is upright already or has views with a large rotation, which would be
    /// skewed, and if no stretch that is tried leads to the same outcome.
    package var upright: PlayedTape? {
        guard scene.size.width >= scene.size.height, !scene.isCode, session.excess == nil,
            session.trace.records.count <= Self.most, !hasTurnedViews
        else { return nil }
        let (missed, beyond) = (failures.map { $0.position }, lengthBeyondScreen)
        for stretch in Stretch.upright(scene.size) {
            let other = PlayedTape(
                scene: scene.stretched(stretch), tape: tape.stretched(stretch, for: scene),
                language: session.language)
            if session.trace.decidesAs(other.session.trace), other.lengthBeyondScreen <= beyond,
                other.failures.map({ $0.position }) == missed
            {
                return other
            }
        }
        return nil
    }

    /// The longest trace that is played repeatedly; longer ones would take too long.
    private static let most = 50_000

    /// Indicates whether views are rotated by more than about 25 degrees at the beginning.
    private var hasTurnedViews: Bool {
        session.trace.records.prefix { $0.time == 0 }.contains { record in
            if case .transformLinear(_, _, let b, _, _) = record.entry {
                abs(b) > 0.42
            } else {
                false
            }
        }
    }

    /// The distance by which fingers move beyond the edges of the screen, in points.
    private var lengthBeyondScreen: Double {
        session.trace.records.reduce(0) { most, record in
            guard case .sample(_, _, _, let x, let y) = record.entry else { return most }
            return max(most, -x, -y, x - scene.size.width, y - scene.size.height)
        }
    }
}

extension Stretch {
    /// Returns the stretches to try for a wide screen of this size, the best first: as upright as
    /// it was wide, from 9:16 to 3:4, then milder.
    fileprivate static func upright(_ size: CGSize) -> [Stretch] {
        let mildest = 0.75
        let ratio = min(max(size.height / size.width, 0.5625), mildest)
        return (ratio < mildest ? [ratio, mildest] : [mildest]).flatMap { ratio in
            Moves.allCases.map { Stretch(from: size, ratio: ratio, moves: $0) }
        }
    }
}
