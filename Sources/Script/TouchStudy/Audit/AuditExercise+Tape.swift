import TouchPicture
import TouchScript

extension AuditExercise {
    /// The distance that a finger moves, in points, if the stage is large enough.
    private static let way = 120.0

    /// Returns the actions of the fingers.
    /// - Parameter others: The actions of another finger while the first is down.
    func acts(by hand: AuditHand, meanwhile others: [AuditHand.Act] = []) -> [AuditHand.Act] {
        switch self {
        case .tap(let times): hand.tap(times)
        case .hold: hand.down() + hand.wait(others.isEmpty ? 1 : 0.3) + others + hand.up()
        case .flick(let direction):
            hand.down() + hand.move(hand.way(direction, Self.way), in: 0.1) + hand.up()
        case .drag(let direction):
            hand.down() + hand.move(hand.way(direction, Self.way), in: 0.6)
                + others.map { ($0.act, true) } + hand.up()
        case .round(let direction):
            hand.there(hand.way(direction, 2 * Self.way), in: 0.5)
        case .pressDrag(let direction):
            hand.down() + hand.wait(0.6) + hand.move(hand.way(direction, Self.way), in: 0.6)
                + hand.up()
        case .fingersTap(let count):
            hand.down(hand.row(of: count)) + hand.wait(0.08) + hand.up(count)
        case .twoFingerDrag(let direction):
            hand.down(hand.row(of: 2))
                + hand.move(hand.way(direction, Self.way, spread: hand.spread), in: 0.6, fingers: 2)
                + hand.up(2)
        case .pinch(let apart): pinch(apart, hand)
        case .turn(let clockwise): turn(clockwise, hand)
        case .pinchAndTurn(let atOnce): pinchAndTurn(atOnce, hand)
        case .checkMark:
            hand.down() + hand.move(Offset(dx: 30, dy: 30), in: 0.2)
                + hand.move(Offset(dx: 60, dy: -60), in: 0.3) + hand.up()
        case .pointer:
            hand.point() + hand.wait(0.3) + hand.pointAway()
        }
    }

    private func pinch(_ apart: Bool, _ hand: AuditHand) -> [AuditHand.Act] {
        let (near, far) = (hand.spread, hand.spread + 40)
        let (start, end) = apart ? (near, far) : (far, near)
        return hand.down(hand.pair(start, angle: 0))
            + hand.move(to: hand.pair(end, angle: 0), in: 0.5) + hand.up(2)
    }

    /// Turns by a third of a right angle at a time, which is as good as a circle.
    private func turn(_ clockwise: Bool, _ hand: AuditHand) -> [AuditHand.Act] {
        let radius = max(hand.spread, 20)
        return hand.down(hand.pair(radius, angle: 0))
            + arc(from: radius, to: radius, clockwise ? 1 : -1, hand) + hand.up(2)
    }

    private func pinchAndTurn(_ atOnce: Bool, _ hand: AuditHand) -> [AuditHand.Act] {
        let (near, far) = (max(hand.spread, 20), max(hand.spread, 20) + 40)
        let apart = atOnce ? [] : hand.move(to: hand.pair(far, angle: 0), in: 0.4)
        return hand.down(hand.pair(near, angle: 0)) + apart
            + arc(from: atOnce ? near : far, to: far, 1, hand) + hand.up(2)
    }

    private func arc(
        from start: Double, to end: Double, _ side: Double, _ hand: AuditHand
    ) -> [AuditHand.Act] {
        (1...3).flatMap { number in
            let share = Double(number) / 3
            let points = hand.pair(start + share * (end - start), angle: share * side * .pi / 2)
            return hand.move(to: points, in: 0.15)
        }
    }
}
