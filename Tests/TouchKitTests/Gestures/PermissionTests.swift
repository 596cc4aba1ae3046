import Testing
import TouchTrace

@testable import TouchKit

@Suite struct PermissionTests {
    private func questions(_ board: Board) -> [String] { board.said("question") }

    // MARK: DL1

    @Test(
        "DL1: asked are shouldReceive(event) once, the allowed types, then the delegate for each touch"
    )
    func receiving() {
        let board = Board()
        let say = Say()
        let own = board.add(Pliant(), "own", to: board.a)
        own.delegate = say
        board.together((1, .began, 20, 20), (2, .began, 30, 20))
        #expect(
            questions(board) == [
                "own.shouldReceiveEvent(own) = yes, default",
                "own.shouldReceiveEvent(own) = yes, delegate",
                "own.shouldReceiveTouch(1) = yes, delegate",
                "own.shouldReceiveTouch(2) = yes, delegate",
            ])
        #expect(own.told == ["began ×2"])
    }

    @Test("DL1: a no keeps the touch away for its whole life")
    func refusedTouch() {
        let board = Board()
        let say = Say()
        say.receiveTouch = { _, touch in touch.location(in: nil).x > 25 }
        let own = board.add(Pliant.continuous(), "own", to: board.a)
        own.delegate = say
        board.down(1, 20, 20)
        board.down(2, 30, 20)
        board.move(1, to: 22, 20)
        board.up(1)
        board.up(2)
        #expect(own.told == ["began", "ended"])
    }

    @Test("DL1: an event that is not received, no touch of it is")
    func refusedEvent() {
        let board = Board()
        let own = board.add(Pliant(), "own", to: board.a)
        own.receives = { _ in false }
        let say = Say()
        own.delegate = say
        board.tap()
        #expect(questions(board) == ["own.shouldReceiveEvent(own) = no, subclass"])
        own.receives = nil
        say.receiveEvent = { _ in false }
        board.tap()
        #expect(own.told == [])
    }

    @Test("DL1: touches of a type that is not allowed are not received, nor those of a second type")
    func types() {
        let board = Board()
        let fingers = board.add(Pliant(), "fingers", to: board.a)
        fingers.allowedTouchTypes = [0]
        let first = board.add(Pliant(), "first", to: board.a)
        let all = board.add(Pliant(), "all", to: board.a)
        all.requiresExclusiveTouchType = false
        for (finger, type) in [(1, UITouch.TouchType.direct), (2, .pencil)] {
            board.app.send([
                TouchSample(
                    finger: finger, phase: .began, location: CGPoint(x: 20, y: 20), timestamp: 0,
                    type: type)
            ])
        }
        #expect([fingers, first, all].map(\.told.count) == [1, 1, 2])
        #expect(
            questions(board).filter { $0.contains("allowedTouchType") } == [
                "first.allowedTouchType(2) = no, default",
                "fingers.allowedTouchType(2) = no, default",
            ])
    }

    @Test(
        "DL1: those of the hit view and of its ancestors up to the window receive; siblings' do not"
    )
    func whoReceives() {
        let board = Board()
        let sibling = Witness(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        board.window.insertSubview(sibling, at: 0)
        board.add(Pliant(), "sibling", to: sibling)
        board.add(Pliant(), "window", to: board.window)
        board.add(Pliant(), "c", to: board.c)
        board.add(Pliant(), "b1", to: board.b)
        board.add(Pliant(), "b2", to: board.b)
        board.down()
        let touch = board.app.intake.fingers[1]
        #expect(touch?.gestureRecognizers?.compactMap(\.name) == ["c", "b2", "b1", "window"])
        board.add(Pliant(), "late", to: board.c)
        board.move(to: 201, 200)
        #expect(touch?.gestureRecognizers?.count == 4)
    }

    // MARK: AR4

    @Test(
        "AR4: the hit views that would lose a touch are asked, then the delegate, once, then prevention"
    )
    func asked() {
        let board = Board()
        let say = Say()
        let own = board.add(Pliant.continuous(), "own", to: board.a)
        own.delegate = say
        board.add(Pliant(), "other", to: board.a)
        board.together((1, .began, 20, 20), (2, .began, 200, 200))
        _ = questions(board)
        for x in [21.0, 22, 23] { board.move(1, to: x, 20) }
        #expect(
            questions(board) == [
                "A.viewShouldBegin(own) = yes, view", "C.viewShouldBegin(own) = yes, view",
                "own.shouldBegin(own) = yes, delegate", "own.canPrevent(other) = yes, default",
                "other.canBePrevented(own) = yes, default",
                "own.shouldRecognizeSimultaneously(other) = no, delegate",
            ])
    }

    @Test("AR4: no from a view or the delegate fails it, and nobody is prevented")
    func refused() {
        for refuser in ["view", "delegate"] {
            let board = Board()
            let say = Say()
            let view = Strict(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
            view.accessibilityIdentifier = "strict"
            board.window.addSubview(view)
            let own = board.add(Pliant.continuous(), "own", to: board.window)
            own.delegate = say
            let other = board.add(Pliant(), "other", to: board.window)
            if refuser == "view" { view.allows = false } else { say.begin = { _ in false } }
            board.down(1, 20, 520)
            board.move(to: 30, 520)
            #expect(
                board.said("transition", "action", "prevented") == [
                    "own: possible → failed, should begin refused"
                ])
            #expect(other.state == .possible)
        }
    }

    @Test("AR4: a view that loses nothing is not asked")
    func notAsked() {
        let board = Board()
        let own = board.add(Pliant.continuous(), "own", to: board.a)
        own.cancelsTouchesInView = false
        board.down()
        board.move(to: 210, 200)
        #expect(!questions(board).contains { $0.contains("viewShouldBegin") })
        #expect(own.state == .began)
    }

    @Test("AR4: asked once nothing is in the way; with the tuning, when it first tries")
    func moment() {
        for early in [false, true] {
            let board = Board()
            board.app.tuning.asksPermissionBeforeWaiting = early
            let say = Say()
            let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
            double.numberOfTapsRequired = 2
            let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
            tap.require(toFail: double)
            tap.delegate = say
            var asked: [String] = []
            say.begin = { _ in
                asked.append(Trace.number(board.app.now))
                return true
            }
            board.tap()
            board.wait(1)
            #expect(asked == [early ? "0.050" : "0.400"])
            #expect(board.log.take() == "C began, tap ended, C cancelled")
        }
    }

    private final class Strict: UIView {
        var allows = true

        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            allows
        }
    }

    // MARK: AR11

    @Test("AR11: a touch that is ignored is not followed, claimed or held back")
    func ignoring() {
        let board = Board()
        let own = board.add(Pliant(), "own", to: board.a)
        own.began = { this, touches, event in
            for touch in touches where touch.location(in: nil).x < 25 {
                this.ignore(touch, for: event)
            }
        }
        own.moved = { this, _, _ in this.state = .began }
        board.a.isMultipleTouchEnabled = true
        board.down(1, 20, 20)
        board.down(2, 30, 20)
        board.move(1, to: 22, 20)
        board.move(2, to: 32, 20)
        board.up(1)
        #expect(own.told == ["began", "began", "moved"])
        #expect(
            board.log.take() == "A began, A began, A moved, own began, A cancelled, A ended")
        #expect(own.numberOfTouches == 1)
        #expect(board.said("ignored") == ["own ignores finger 1"])
    }

    @Test("AR11: an ignored touch counts no more, from then on and inside the callback too")
    func ignoredIsNotCounted() {
        let board = Board()
        let own = board.add(Pliant(), "own", to: board.a)
        var counts: [Int] = []
        own.began = { this, touches, event in
            counts.append(this.numberOfTouches)
            for touch in touches where touch.location(in: nil).x < 25 {
                this.ignore(touch, for: event)
            }
            counts.append(this.numberOfTouches)
        }
        board.together((1, .began, 20, 20), (2, .began, 60, 20))
        #expect(counts == [2, 1])
        #expect(own.numberOfTouches == 1 && own.location(in: nil).x == 60)
        board.down(3, 10, 20)
        #expect(counts == [2, 1, 2, 1])
        board.move(1, to: 22, 20)
        #expect(own.numberOfTouches == 1)
    }

    @Test("AR11: a recognizer that ignores its only touch has none")
    func ignoringAll() {
        let board = Board()
        let own = board.add(Pliant(), "own", to: board.a)
        own.moved = { this, touches, event in
            for touch in touches { this.ignore(touch, for: event) }
        }
        board.down()
        board.move(to: 205, 200)
        #expect(own.numberOfTouches == 0)
    }
}
