import Testing
import TouchTrace

@testable import TouchKit

@Suite struct TapTests {
    @Test("BR8: a double tap is where its first tap was, a tap of two fingers between both")
    func places() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.a)
        double.numberOfTapsRequired = 2
        let two = board.add(UITapGestureRecognizer(), "two", to: board.a)
        two.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        board.log.onAction = { places.append($0.location(in: nil)) }
        board.tap(1, 200, 200)
        board.wait(0.1)
        board.tap(1, 220, 200)
        #expect(places == [CGPoint(x: 200, y: 200)])
        board.wait(1)
        board.together((1, .began, 100, 100), (2, .began, 140, 100))
        board.up(1)
        board.up(2)
        #expect(places.last == CGPoint(x: 120, y: 100))
        #expect(places.count == 2 && two.location(ofTouch: 1, in: nil) == .zero)
    }

    private func board(taps: Int = 1, fingers: Int = 1) -> (Board, UITapGestureRecognizer) {
        let board = Board()
        let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        return (board, tap)
    }

    @Test("BR1: one tap of one finger by default")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    }

    @Test("BR1: a press of more than 0.75 s is none; the tuning can allow longer ones")
    func longPress() {
        for limit in [0.75, 2] {
            let (board, _) = board()
            board.app.tuning.tapPressDuration = limit
            board.down()
            board.wait(0.76)
            board.up()
            #expect(
                board.said("transition")
                    == (limit < 1
                        ? ["tap: possible → failed, timed out"]
                        : ["tap: possible → ended, analysis"]))
        }
    }

    @Test("BR1: the finger may move 45 pt, and the trace says how far it went")
    func movement() {
        for (distance, isTap) in [(45.0, true), (46, false)] {
            let (board, _) = board()
            board.down()
            board.move(to: 200 + distance, 200)
            #expect(board.said("measure").last == "tap: movement \(Int(distance)).000 of 45.000 pt")
            board.up()
            #expect(board.log.take().contains("tap ended") == isTap)
        }
    }

    @Test("BR1: the second tap has 0.35 s; the trace says by how much it came late")
    func interval() {
        for (pause, isDouble) in [(0.33, true), (0.37, false)] {
            let (board, _) = board(taps: 2)
            board.tap()
            board.wait(pause)
            _ = board.said("measure")
            board.down()
            #expect(
                board.said("measure").first
                    == "tap: interval \(Trace.number(pause)) of 0.350 s")
            board.up()
            #expect(board.log.take().contains("tap ended") == isDouble)
        }
    }

    @Test("BR1: an interval is told only where a series was broken off for being late")
    func noInterval() {
        let (board, tap) = board(taps: 2)
        board.tap()
        tap.state = .failed
        board.wait(0.1)
        _ = board.said("measure")
        board.down()
        #expect(!board.said("measure").contains { $0.contains("interval") })
    }

    @Test("BR1: taps may lie 45 pt apart")
    func distance() {
        for (distance, isDouble) in [(44.0, true), (46, false)] {
            let (board, _) = board(taps: 2)
            board.tap()
            board.wait(0.1)
            board.tap(1, 200 + distance, 200)
            #expect(board.log.take().contains("tap ended") == isDouble)
        }
    }

    @Test("BR1: the fingers are down together")
    func fingers() {
        let (board, _) = board(fingers: 2)
        board.down(1)
        board.down(2, 240, 200)
        board.up(1)
        board.up(2)
        #expect(board.said("transition") == ["tap: possible → ended, analysis"])
        board.tap(1)
        #expect(board.said("transition") == ["tap: possible → failed, fingers missing"])
        board.together((1, .began, 200, 200), (2, .began, 220, 200), (3, .began, 240, 200))
        #expect(board.said("transition") == ["tap: possible → failed, too many fingers"])
    }

    @Test("BR1: a finger that comes back before the others have lifted is one too many")
    func fingerComesBack() {
        let (board, _) = board(fingers: 2)
        board.together((1, .began, 200, 200), (2, .began, 220, 200))
        board.up(1)
        board.down(3, 230, 200)
        #expect(board.said("transition") == ["tap: possible → failed, too many fingers"])
    }

    @Test("BR1: two fingers, twice")
    func twoByTwo() {
        let (board, _) = board(taps: 2, fingers: 2)
        for _ in 0..<2 {
            board.together((1, .began, 200, 200), (2, .began, 220, 200))
            board.wait(0.05)
            board.together((1, .ended, 200, 200), (2, .ended, 220, 200))
            board.wait(0.1)
        }
        #expect(board.said("action").count == 1)
    }
}

@Suite struct LongPressTests {
    private func board() -> (Board, UILongPressGestureRecognizer) {
        let board = Board()
        return (board, board.add(UILongPressGestureRecognizer(), "press", to: board.c))
    }

    @Test("BR2: begins after 0.5 s, changes with every move, ends with a lift")
    func press() {
        let (board, press) = board()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        board.down()
        board.wait(0.49)
        #expect(press.state == .possible)
        board.wait(0.02)
        #expect(press.state == .began)
        board.move(to: 290, 200)
        board.up()
        #expect(
            board.log.take() == "C began, press began, C cancelled, press changed, press ended")
    }

    @Test("BR2: lifted too soon it fails, and the trace says how long it was held")
    func tooShort() {
        let (board, _) = board()
        board.down()
        board.wait(0.42)
        board.up()
        #expect(
            board.said("measure", "transition").suffix(2) == [
                "press: duration 0.420 of 0.500 s", "press: possible → failed, finger lifted",
            ])
    }

    @Test("BR2: before it begins, the finger may move 10 pt")
    func movement() {
        for (distance, begins) in [(10.0, true), (10.5, false)] {
            let (board, _) = board()
            board.down()
            board.move(to: 200 + distance, 200)
            board.wait(0.6)
            #expect(board.log.take().contains("press began") == begins)
        }
    }

    @Test("BR2: an extra finger makes it fail before it begins, and is ignored afterwards")
    func extraFinger() {
        let (board, press) = board()
        board.down(1)
        board.down(2, 220, 200)
        #expect(press.state == .failed)
        board.up(1)
        board.up(2)
        board.down(1)
        board.wait(0.6)
        board.down(2, 220, 200)
        board.up(2)
        #expect(press.state == .began)
        #expect(board.said("ignored") == ["press ignores finger 2"])
    }

    @Test("BR2: taps before the press")
    func tapsFirst() {
        let (board, press) = board()
        press.numberOfTapsRequired = 1
        board.down()
        board.wait(0.6)
        #expect(press.state == .possible)
        board.up()
        board.wait(0.1)
        board.down()
        board.wait(0.6)
        #expect(press.state == .began)
    }
}
