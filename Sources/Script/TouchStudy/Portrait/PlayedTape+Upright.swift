import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

extension PlayedTape {
    /// The same on an upright screen, for films that are: scene and tape stretched, and played.
    ///
    /// Nil for a scene that stands upright itself or has turned views in it, which would be crooked;
    /// for a tape that shows something beside the scene, which leaves a wide room; and where no
    /// stretch that is tried comes to the same.
    package var upright: PlayedTape? {
        guard scene.size.width >= scene.size.height, !scene.isCode, session.excess == nil,
            session.trace.records.count <= Self.most, !hasTurnedViews, !tape.showsPanels
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

    /// Longer traces are not played again and again: nobody waits for that.
    private static let most = 50_000

    private var hasTurnedViews: Bool {
        session.trace.records.prefix { $0.time == 0 }.contains { record in
            if case .transformLinear(_, _, let b, _, _) = record.entry { b != 0 } else { false }
        }
    }

    /// How far fingers go beyond the edges of the screen, in points.
    private var lengthBeyondScreen: Double {
        session.trace.records.reduce(0) { most, record in
            guard case .sample(_, _, _, let x, let y) = record.entry else { return most }
            return max(most, -x, -y, x - scene.size.width, y - scene.size.height)
        }
    }
}

extension Tape {
    /// Whether a panel stands beside the scene at one time or another.
    fileprivate var showsPanels: Bool {
        lines.contains { line in
            guard case .tell(.show(let panel)) = line.statement else { return false }
            return panel != .timeline
        }
    }
}

extension Stretch {
    /// What is tried for a wide screen of this size, the best first: as upright as it was wide, from 9:16 to 3:4, then milder.
    fileprivate static func upright(_ size: CGSize) -> [Stretch] {
        let mildest = 0.75
        let ratio = min(max(size.height / size.width, 0.5625), mildest)
        return (ratio < mildest ? [ratio, mildest] : [mildest]).flatMap { ratio in
            Moves.allCases.map { Stretch(from: size, ratio: ratio, moves: $0) }
        }
    }
}
