import TouchPicture
import TouchScript

/// Creates the lines of a tape for fingers around a place; none of them leaves the stage.
struct AuditHand {
    typealias Act = (act: TapeAct, with: Bool)

    let place: AuditPlace
    /// The size of the stage.
    let size: CGSize

    /// The distance at which two fingers come down to the left and right of the place, so that both
    /// touch it if it is wide enough.
    var spread: Double { min(max(place.space.width * 0.3, 6), 30) }

    private static let fingers = ["a", "b", "c", "d", "e"]

    // MARK: Geometry

    /// Returns an offset in a direction that ends on the stage, in points.
    /// - Parameter spread: The distance of the fingers from the place.
    func way(
        _ direction: AuditExercise.Direction, _ length: Double, spread: Double = 0
    ) -> Offset {
        let step = direction.step
        func share(_ step: Double, _ here: Double, _ end: Double, _ margin: Double) -> Double {
            let left = step > 0 ? end - 1 - margin - here : here - 1 - margin
            return step == 0 ? 1 : max(min(left / (abs(step) * length), 1), 0)
        }
        let part = min(
            share(step.x, place.point.x, size.width, spread),
            share(step.y, place.point.y, size.height, 0))
        return Offset(
            dx: (step.x * length * part).rounded(), dy: (step.y * length * part).rounded())
    }

    /// Returns points beside each other, with the middle one at the place.
    func row(of count: Int) -> [CGPoint] {
        (0..<count).map { number in
            let share = 2 * Double(number) / Double(count - 1) - 1
            return kept(CGPoint(x: place.point.x + share * spread, y: place.point.y))
        }
    }

    /// Returns two points on opposite sides of the place.
    func pair(_ distance: Double, angle: Double) -> [CGPoint] {
        let x = distance * Mathematics.cosine(angle)
        let y = distance * Mathematics.sine(angle)
        return [-1.0, 1].map { side in
            kept(CGPoint(x: place.point.x + side * x, y: place.point.y + side * y))
        }
    }

    private func kept(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: (min(max(point.x, 1), size.width - 1) * 10).rounded() / 10,
            y: (min(max(point.y, 1), size.height - 1) * 10).rounded() / 10)
    }

    // MARK: Acts

    func tap(_ times: Int = 1, finger: String = "a") -> [Act] {
        var tap = Tap.standard
        (tap.place, tap.times, tap.finger) = (.point(place.point), times, finger)
        return [(.tap(tap), false)]
    }

    func wait(_ seconds: Double) -> [Act] { [(.wait(Span(seconds)), false)] }

    func down() -> [Act] { down([place.point]) }

    func down(_ points: [CGPoint]) -> [Act] {
        points.enumerated().map { number, point in
            let down = FingerAct.down(.point(point), force: 0, radius: 0, type: .direct)
            return (.finger(Self.fingers[number], down), number > 0)
        }
    }

    func move(_ way: Offset, in seconds: Double, fingers: Int = 1) -> [Act] {
        (0..<fingers).map { number in
            (.finger(Self.fingers[number], .moveBy(way, Movement(over: Span(seconds)))), number > 0)
        }
    }

    /// Moves away and back to the start.
    func there(_ way: Offset, in seconds: Double) -> [Act] {
        let back = Offset(dx: -way.dx, dy: -way.dy)
        return down() + move(way, in: seconds) + move(back, in: seconds) + up()
    }

    func move(to points: [CGPoint], in seconds: Double) -> [Act] {
        points.enumerated().map { number, point in
            let move = FingerAct.move(.point(point), Movement(over: Span(seconds)))
            return (.finger(Self.fingers[number], move), number > 0)
        }
    }

    func up(_ count: Int = 1) -> [Act] {
        (0..<count).map { (.finger(Self.fingers[$0], .up), $0 > 0) }
    }

    func point() -> [Act] {
        [(.pointer(.move(.point(place.point), Movement(over: Span(0)))), false)]
    }

    func pointAway() -> [Act] { [(.pointer(.exit(.point(place.point))), false)] }
}
