import Testing
import TouchTrace

@testable import TouchKit

/// Down to the right, then up to the right: written as for UIKit, with nothing of the engine's inside.
private final class CheckMark: UIGestureRecognizer {
    private var lowest: CGPoint?
    private var isRising = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count != 1 || numberOfTouches != 1 { state = .failed }
        lowest = touches.first?.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let place = touches.first?.location(in: view), let low = lowest else { return }
        if place.x < low.x {
            state = .failed
        } else if place.y >= low.y, !isRising {
            lowest = place
        } else {
            isRising = place.y < low.y
            if !isRising { state = .failed }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRising ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        lowest = nil
        isRising = false
    }
}

/// Circles about the middle of its view; begins after a quarter of a turn.
private final class Swirl: UIGestureRecognizer {
    private(set) var angle: CGFloat = 0
    private var last: CGFloat?

    private func direction(_ touches: Set<UITouch>) -> CGFloat? {
        guard let view, let place = touches.first?.location(in: view) else { return nil }
        return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        last = direction(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let now = direction(touches), let before = last else { return }
        last = now
        angle += remainder(now - before, 2 * .pi)
        measure(.rotation, Double(angle), of: .pi / 2)
        if state == .possible, abs(angle) >= .pi / 2 {
            state = .began
        } else if state != .possible {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func reset() {
        angle = 0
        last = nil
    }
}

@Suite struct OwnRecognizerTests {
    private func drawCheck(_ board: Board) {
        board.down(1, 150, 200)
        board.drag(1, by: 30, 40, steps: 3)
        board.drag(1, by: 60, -90, steps: 3)
        board.up(1)
    }

    private func drawCircle(_ board: Board) {
        // About the middle of C, at (200, 200).
        board.down(1, 260, 200)
        for step in 1...8 {
            let angle = Double(step) * .pi / 4
            board.move(1, to: 200 + 60 * cos(angle), 200 + 60 * sin(angle))
        }
        board.up(1)
    }

    @Test("BR9: a check mark is recognized, claims its touch and starts anew")
    func check() {
        let board = Board()
        let check = board.add(CheckMark(), "check", to: board.c)
        for _ in 0..<2 {
            drawCheck(board)
            let log = board.log.take()
            #expect(log.hasPrefix("C began, C moved") && log.hasSuffix("check ended, C cancelled"))
            #expect(check.state == .possible)
        }
    }

    @Test("BR9: a swirl begins, changes and ends, and its measure is in the trace")
    func swirl() {
        let board = Board()
        let swirl = board.add(Swirl(), "swirl", to: board.c)
        var turned: CGFloat = 0
        board.log.onAction = { _ in turned = swirl.angle }
        drawCircle(board)
        #expect(abs(turned - 2 * .pi) < 1e-9)
        #expect(board.said("measure").first == "swirl: rotation 0.785 of 1.571 rad")
        #expect(
            board.said("transition") == []
                && board.log.take().hasSuffix("swirl changed, swirl ended"))
    }

    @Test("BR9: it requires, is required, prevents and is prevented like any other")
    func relations() {
        let board = Board()
        let check = board.add(CheckMark(), "check", to: board.c)
        let pan = board.add(UIPanGestureRecognizer(), "pan", to: board.c)
        pan.require(toFail: check)
        drawCheck(board)
        #expect(board.log.take().hasSuffix("check ended, C cancelled"))
        board.down()
        board.drag(by: -40, 0, steps: 4)
        board.up()
        #expect(board.log.take().contains("pan began"))

        let other = Board()
        other.add(Swirl(), "swirl", to: other.c)
        other.add(UIPanGestureRecognizer(), "pan", to: other.a)
        drawCircle(other)
        #expect(other.said("prevented") == ["pan prevents swirl"])
    }

    @Test(
        "BR9: a system's interruption, delayed touches and its delegate: all as for built-in ones")
    func rest() {
        let board = Board()
        let swirl = board.add(Swirl(), "swirl", to: board.c)
        swirl.delaysTouchesBegan = true
        let say = Say()
        swirl.delegate = say
        board.down(1, 260, 200)
        board.interrupt()
        #expect(board.log.take() == "C began, C cancelled")
        drawCircle(board)
        #expect(board.log.take().hasPrefix("swirl began, swirl changed"))
        say.begin = { _ in false }
        drawCircle(board)
        #expect(board.log.take().hasPrefix("C began, C moved"))
    }

    @Test("AR3: recognizers made by different applications are told apart")
    func sameNumber() {
        let board = Board()
        let near = board.add(Pliant(), "near", to: board.c)
        var asked: [String] = []
        near.requires = {
            asked.append($0.name ?? "?")
            return false
        }
        // Each application counts what it makes from 1.
        for name in ["one", "other"] {
            board.add(UIApplication().perform { Pliant() }, name, to: board.b)
        }
        board.down()
        #expect(asked.sorted() == ["one", "other"])
    }
}
