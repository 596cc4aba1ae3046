import Foundation
import TouchGeometry
import TouchStudio

/// Turns the mouse into fingers, so that everything ten fingers do can be tried with a mouse.
///
/// The left button is a finger. The right button, or the left with Alt, sets down two that mirror
/// each other about a middle; while Shift is held they keep their distance instead, and the middle
/// moves with them. A finger released with Ctrl held stays standing; pressing on it grabs it again.
nonisolated struct MouseFingers {
    /// A change of one of the mouse's fingers; `id` is the finger's number among them.
    struct Change: Equatable {
        enum Kind { case down, move, up }
        var id: Int
        var kind: Kind
        var location: CGPoint
    }

    /// The distance in pixels within which a press grabs a standing finger.
    var reach: CGFloat = 24

    private struct Finger {
        let id: Int
        var location: CGPoint
    }

    /// The fingers that a button holds: one, or two that mirror each other.
    private var held: [Finger] = []
    /// The offset from the pointer at which the first of them was grabbed.
    private var grab = CGVector(dx: 0, dy: 0)
    /// The point about which the two are mirrored.
    private var middle = CGPoint.zero
    /// The last location of the pointer.
    private var pointer: CGPoint?
    private var standing: [Finger] = []
    private var lastID = 0

    /// Indicates whether a button holds a finger.
    var isHolding: Bool { !held.isEmpty }

    /// Presses a button. `middle` is the point about which a pair is mirrored.
    mutating func press(at point: CGPoint, pair: Bool, middle: CGPoint) -> [Change] {
        guard !isHolding else { return [] }
        (pointer, self.middle) = (point, middle)
        if !pair, let index = standing.lastIndex(where: { distance($0.location, point) <= reach }) {
            let finger = standing.remove(at: index)
            grab = CGVector(dx: finger.location.x - point.x, dy: finger.location.y - point.y)
            held = [finger]
            return []
        }
        grab = CGVector(dx: 0, dy: 0)
        held = [newFinger(point)] + (pair ? [newFinger(mirrored(point))] : [])
        return held.map { change($0, .down) }
    }

    mutating func move(to point: CGPoint, _ modifiers: KeyPress.Modifiers) -> [Change] {
        // Some systems repeat the pointer's location when a button is pressed; that moves no
        // finger.
        guard point != pointer else { return [] }
        pointer = point
        if modifiers.contains(.shift), let first = held.first {
            middle.x += point.x - first.location.x
            middle.y += point.y - first.location.y
        }
        let places = [CGPoint(x: point.x + grab.dx, y: point.y + grab.dy), mirrored(point)]
        for (index, place) in zip(held.indices, places) { held[index].location = place }
        return held.map { change($0, .move) }
    }

    /// Releases the button that holds fingers.
    mutating func release(_ modifiers: KeyPress.Modifiers) -> [Change] {
        defer { held = [] }
        guard !modifiers.contains(.control) else {
            standing += held
            return []
        }
        return held.map { change($0, .up) }
    }

    /// Lifts the standing fingers.
    mutating func liftStanding() -> [Change] {
        defer { standing = [] }
        return standing.map { change($0, .up) }
    }

    /// Forgets all fingers, held or standing, because the system cancelled them.
    mutating func forget() {
        held = []
        standing = []
    }

    private mutating func newFinger(_ point: CGPoint) -> Finger {
        lastID += 1
        return Finger(id: lastID, location: point)
    }

    private func change(_ finger: Finger, _ kind: Change.Kind) -> Change {
        Change(id: finger.id, kind: kind, location: finger.location)
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
        CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(a.x - b.x, a.y - b.y)
    }
}
