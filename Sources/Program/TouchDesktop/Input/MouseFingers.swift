import Foundation
import TouchStudio

/// Makes fingers of the mouse, so that everything ten fingers do can be tried with a mouse.
///
/// The left button is a finger. The right button, or the left with Alt, sets down two that mirror
/// each other about a middle; while Shift is held they keep their distance instead, and the middle
/// moves with them. A finger released with Ctrl held stays standing; pressing on it grabs it again.
nonisolated struct MouseFingers {
    /// What a finger of the mouse did; `id` is its number among the mouse's.
    struct Change: Equatable {
        enum Kind { case down, move, up }
        var id: Int
        var kind: Kind
        var location: CGPoint
    }

    /// How near, in pixels, a press must be to a standing finger to grab it.
    var reach: CGFloat = 24

    private struct Finger {
        let id: Int
        var location: CGPoint
    }

    private enum Hold {
        case nothing
        /// A finger, and how far from the pointer it was grabbed.
        case one(Finger, grab: CGVector)
        case pair(Finger, Finger, middle: CGPoint)
    }

    private struct CGVector {
        var dx: CGFloat
        var dy: CGFloat
    }

    private var hold = Hold.nothing
    /// Where the pointer was last.
    private var pointer: CGPoint?
    private var standing: [Finger] = []
    private var lastID = 0

    /// Whether a button holds a finger now.
    var isHolding: Bool {
        if case .nothing = hold { false } else { true }
    }

    /// A button goes down. `middle` is what a pair is mirrored about.
    mutating func press(
        at point: CGPoint, pair: Bool, middle: CGPoint
    ) -> [Change] {
        guard !isHolding else { return [] }
        pointer = point
        if pair {
            let first = newFinger(point)
            let second = newFinger(mirrored(point, about: middle))
            hold = .pair(first, second, middle: middle)
            return [change(first, .down), change(second, .down)]
        }
        if let index = standing.lastIndex(where: { distance($0.location, point) <= reach }) {
            let finger = standing.remove(at: index)
            let grab = CGVector(
                dx: finger.location.x - point.x, dy: finger.location.y - point.y)
            hold = .one(finger, grab: grab)
            return []
        }
        let finger = newFinger(point)
        hold = .one(finger, grab: CGVector(dx: 0, dy: 0))
        return [change(finger, .down)]
    }

    mutating func move(to point: CGPoint, _ modifiers: KeyPress.Modifiers) -> [Change] {
        // Systems repeat the pointer's place when a button is pressed; no finger moved by that.
        guard point != pointer else { return [] }
        pointer = point
        switch hold {
        case .nothing:
            return []
        case .one(var finger, let grab):
            finger.location = CGPoint(x: point.x + grab.dx, y: point.y + grab.dy)
            hold = .one(finger, grab: grab)
            return [change(finger, .move)]
        case .pair(var first, var second, var middle):
            if modifiers.contains(.shift) {
                middle.x += point.x - first.location.x
                middle.y += point.y - first.location.y
            }
            first.location = point
            second.location = mirrored(point, about: middle)
            hold = .pair(first, second, middle: middle)
            return [change(first, .move), change(second, .move)]
        }
    }

    /// The button that holds goes up.
    mutating func release(_ modifiers: KeyPress.Modifiers) -> [Change] {
        let fingers: [Finger]
        switch hold {
        case .nothing: fingers = []
        case .one(let finger, _): fingers = [finger]
        case .pair(let first, let second, _): fingers = [first, second]
        }
        hold = .nothing
        guard !modifiers.contains(.control) else {
            standing += fingers
            return []
        }
        return fingers.map { change($0, .up) }
    }

    /// Lifts the fingers that stand.
    mutating func liftStanding() -> [Change] {
        defer { standing = [] }
        return standing.map { change($0, .up) }
    }

    /// The system cancelled all fingers: none is held or stands any more.
    mutating func forget() {
        hold = .nothing
        standing = []
    }

    private mutating func newFinger(_ point: CGPoint) -> Finger {
        lastID += 1
        return Finger(id: lastID, location: point)
    }

    private func change(_ finger: Finger, _ kind: Change.Kind) -> Change {
        Change(id: finger.id, kind: kind, location: finger.location)
    }

    private func mirrored(_ point: CGPoint, about middle: CGPoint) -> CGPoint {
        CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(a.x - b.x, a.y - b.y)
    }
}
