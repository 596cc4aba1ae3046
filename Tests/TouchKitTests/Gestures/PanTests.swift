import Testing
import TouchTrace

@testable import TouchKit

@Suite struct PanTests {
    private func board() -> (Board, UIPanGestureRecognizer) {
        let board = Board()
        return (board, board.add(UIPanGestureRecognizer(), "pan", to: board.a))
    }

    @Test("BR3: begins after 10 pt; a near miss says how near")
    func slop() {
        let (board, pan) = board()
        board.down()
        board.move(to: 209.6, 200)
        #expect(board.said("measure") == ["pan: movement 9.600 of 10.000 pt"])
        #expect(pan.state == .possible)
        board.move(to: 210, 200)
        #expect(pan.state == .began)
    }

    @Test("BR3: at Began translation is the way gone without its first 10 pt, along the drag")
    func translationAtBegan() {
        let (board, pan) = board()
        board.down()
        board.move(to: 204, 200)
        #expect(pan.translation(in: nil) == CGPoint(x: 4, y: 0))
        board.move(to: 210, 200)
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == .zero)
        board.move(to: 213, 201)
        #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 1))
    }

    @Test("BR3: that translation leaves the slop out is a tunable")
    func translationHoldsSlop() {
        let (board, pan) = board()
        board.app.tuning.translationHoldsSlop = true
        board.down()
        board.drag(by: 30, 40, steps: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 40))
        pan.setTranslation(.zero, in: nil)
        board.drag(by: 5, 0, steps: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    }

    @Test("BR3: translation is counted in the coordinates of a view, and can be set")
    func translation() {
        let (board, pan) = board()
        board.down()
        board.drag(by: 30, 40, steps: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 32))
        pan.setTranslation(.zero, in: board.a)
        board.drag(by: 5, 0, steps: 1)
        #expect(pan.translation(in: board.a) == CGPoint(x: 5, y: 0))
        board.a.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(pan.translation(in: board.a).x == 2.5)
    }

    @Test("BR3: velocity in points a second comes from the last moves; rest does not change it")
    func velocity() {
        let (board, pan) = board()
        board.down()
        #expect(pan.velocity(in: nil) == .zero)
        board.drag(by: 100, 0, steps: 10, over: 0.1)
        #expect(abs(pan.velocity(in: nil).x - 1000) < 1)
        board.wait(1)
        #expect(abs(pan.velocity(in: nil).x - 1000) < 1)
        board.move(to: 300, 200)
        #expect(abs(pan.velocity(in: nil).x - 1000) < 1)
        board.drag(by: 0, 1, steps: 1, over: 0.01)
        #expect(pan.velocity(in: nil).x == 0)
        #expect(pan.velocity(in: nil).y < 1)
        board.drag(by: 0, -40, steps: 20, over: 0.2)
        #expect(abs(pan.velocity(in: nil).y + 200) < 1)
    }

    @Test("BR3: rest before the first move does not slow velocity down either")
    func restBeforeTheFirstMove() {
        let (board, pan) = board()
        board.down()
        board.wait(0.03)
        board.drag(by: 60, 0, steps: 6, over: 0.06)
        #expect(abs(pan.velocity(in: nil).x - 1000) < 1)
    }

    @Test("BR3: a finger that joins or leaves does not make translation jump; location does")
    func joining() {
        let (board, pan) = board()
        board.down(1, 100, 100)
        board.move(1, to: 120, 100)
        board.down(2, 300, 100)
        #expect(pan.translation(in: nil).x == 10)
        #expect(pan.location(in: nil).x == 210)
        board.together((1, .moved, 130, 100), (2, .moved, 310, 100))
        #expect(pan.translation(in: nil).x == 20)
        board.up(1)
        #expect(pan.translation(in: nil).x == 20)
        board.move(2, to: 315, 100)
        #expect(pan.translation(in: nil).x == 25)
        #expect(pan.state == .changed)
    }

    @Test("BR3: a finger that joins or leaves while another moves does not make translation jump")
    func joiningInOneEvent() {
        let (board, pan) = board()
        board.down(1, 100, 200)
        board.down(2, 300, 200)
        board.together((1, .moved, 101, 200), (2, .ended, 300, 200))
        #expect(pan.state == .possible)
        #expect(pan.translation(in: nil).x == 0.5)
        board.move(1, to: 121, 200)
        board.together((1, .moved, 131, 200), (2, .began, 300, 200))
        #expect(pan.translation(in: nil).x == 20.5)
        board.together((1, .moved, 133, 200), (2, .ended, 300, 200))
        #expect(pan.translation(in: nil).x == 21.5)
        #expect(pan.state == .changed)
    }

    @Test("BR3: what one finger did before the minimum was down does not count")
    func joiningToTheMinimum() {
        let (board, pan) = board()
        pan.minimumNumberOfTouches = 2
        board.down(1, 100, 200)
        board.together((1, .moved, 150, 200), (2, .began, 300, 200))
        #expect(pan.translation(in: nil).x == 0)
    }

    @Test("BR3: it takes the minimum of fingers to begin, and ends when fewer remain")
    func minimum() {
        let (board, pan) = board()
        pan.minimumNumberOfTouches = 2
        board.down(1)
        board.move(1, to: 260, 200)
        #expect(pan.state == .possible)
        board.down(2, 220, 200)
        board.together((1, .moved, 280, 200), (2, .moved, 240, 200))
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil).x == 10)
        board.up(1)
        #expect(board.said("transition").last == "pan: began → ended, analysis")
    }

    @Test("BR3: more than the maximum: before it begins it fails, afterwards they are ignored")
    func maximum() {
        let (board, pan) = board()
        pan.maximumNumberOfTouches = 1
        board.down(1)
        board.down(2, 220, 200)
        #expect(board.said("transition") == ["pan: possible → failed, too many fingers"])
        board.up(1)
        board.up(2)
        board.down(1)
        board.move(1, to: 230, 200)
        board.down(2, 220, 200)
        #expect(board.said("ignored") == ["pan ignores finger 2"])
        #expect(pan.numberOfTouches == 1 && pan.state == .began)
    }

    @Test("BR7: an edge pan starts within 20 pt of its edge and goes inwards")
    func edge() {
        for (x, begins) in [(20.0, true), (21, false)] {
            let board = Board()
            let edge = board.add(UIScreenEdgePanGestureRecognizer(), "edge", to: board.window)
            edge.edges = .left
            board.down(1, x, 500)
            board.drag(1, by: 30, 0, steps: 3)
            #expect(board.log.take().contains("edge began") == begins)
            #expect(
                board.said("measure").first == "edge: edge distance \(Int(x)).000 of 20.000 pt")
        }
    }

    @Test("BR7: of fingers that come down together the first is to be near the edge")
    func edgeOfTwo() {
        for (first, second, begins) in [(5.0, 105.0, true), (105, 5, false)] {
            let board = Board()
            board.add(UIScreenEdgePanGestureRecognizer(), "edge", to: board.window).edges = .left
            board.together((1, .began, first, 500), (2, .began, second, 500))
            board.together((1, .moved, first + 20, 500), (2, .moved, second + 20, 500))
            #expect(board.log.take().contains("edge began") == begins)
        }
    }

    @Test("BR7: along the edge, or with no edge given, an edge pan fails")
    func notInwards() {
        for edges in [UIRectEdge.left, []] {
            let board = Board()
            board.add(UIScreenEdgePanGestureRecognizer(), "edge", to: board.window).edges = edges
            board.down(1, 5, 500)
            board.drag(1, by: 0, 30, steps: 3)
            #expect(board.said("transition") == ["edge: possible → failed, analysis"])
        }
    }

    @Test("BR7: hovering begins, changes and ends with the pointer; touches are none of it")
    func hover() {
        let board = Board()
        board.add(UIHoverGestureRecognizer(), "hover", to: board.c)
        for x in [20.0, 150, 160, 20] {
            board.app.send(
                PointerSample(phase: .moved, location: CGPoint(x: x, y: 200), timestamp: 0))
        }
        board.tap()
        #expect(
            board.log.take() == "hover began, hover changed, hover ended, C began, C ended")
    }

    @Test("BR8: location is the middle of the touches; each can be asked for; targets are weak")
    func shared() {
        let (board, pan) = board()
        var target: Log? = Log()
        weak let gone = target
        if let target { pan.addTarget(target, action: Log.acted) }
        board.together((1, .began, 100, 100), (2, .began, 200, 100))
        #expect(pan.location(in: nil) == CGPoint(x: 150, y: 100))
        #expect(pan.location(ofTouch: 1, in: board.b) == CGPoint(x: 150, y: 50))
        #expect(pan.numberOfTouches == 2)
        target = nil
        #expect(gone == nil)
        board.move(1, to: 130, 100)
        #expect(board.log.lines.filter { $0 == "pan began" }.count == 1)
    }
}

@Suite struct SwipeTests {
    private func outcome(
        _ direction: UISwipeGestureRecognizer.Direction = .right, by dx: CGFloat, _ dy: CGFloat,
        over seconds: Double = 0.1, fingers: Int = 1
    ) -> [String] {
        let board = Board()
        let swipe = board.add(UISwipeGestureRecognizer(), "swipe", to: board.a)
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        board.down()
        board.drag(by: dx, dy, steps: 10, over: seconds)
        board.up()
        return board.said("transition")
    }

    private let recognized = ["swipe: possible → ended, analysis"]

    @Test("BR4: 50 pt along, while the finger still moves")
    func along() {
        #expect(outcome(by: 50, 0) == recognized)
        #expect(outcome(by: 49, 0) == ["swipe: possible → failed, finger lifted"])
        #expect(outcome(by: -60, 0) == ["swipe: possible → failed, finger lifted"])
    }

    @Test("BR4: not more than 50 pt across")
    func across() {
        #expect(outcome(by: 60, 50) == recognized)
        #expect(outcome(by: 20, 80) == ["swipe: possible → failed, analysis"])
    }

    @Test("BR4: within 0.5 s")
    func time() {
        #expect(outcome(by: 80, 0, over: 0.6) == recognized)
        #expect(outcome(by: 80, 0, over: 1) == ["swipe: possible → failed, timed out"])
    }

    @Test("BR4: of several directions the first reached wins")
    func directions() {
        #expect(outcome([.left, .down], by: -60, 0) == recognized)
        #expect(outcome([.left, .down], by: 0, 60) == recognized)
        #expect(outcome([.left, .down], by: 49, 0) == ["swipe: possible → failed, finger lifted"])
    }

    @Test("BR4: a wrong count of fingers fails")
    func fingers() {
        #expect(outcome(by: 60, 0, fingers: 2) == ["swipe: possible → failed, fingers missing"])
        let board = Board()
        board.add(UISwipeGestureRecognizer(), "swipe", to: board.a)
        board.together((1, .began, 100, 100), (2, .began, 120, 100))
        #expect(board.said("transition") == ["swipe: possible → failed, too many fingers"])
    }

    @Test("BR4: one finger lifts as the other moves a little: no swipe")
    func liftsWhileOtherMoves() {
        let board = Board()
        let swipe = board.add(UISwipeGestureRecognizer(), "swipe", to: board.a)
        swipe.direction = .left
        swipe.numberOfTouchesRequired = 2
        board.together((1, .began, 100, 200), (2, .began, 300, 200))
        board.together((1, .moved, 101, 200), (2, .ended, 300, 200))
        #expect(board.said("transition") == ["swipe: possible → failed, finger lifted"])
    }
}

@Suite struct TwoFingerTests {
    @Test("BR5: a pinch begins at 8 pt of change; scale is the ratio of distances")
    func pinch() {
        let board = Board()
        let pinch = board.add(UIPinchGestureRecognizer(), "pinch", to: board.a)
        board.together((1, .began, 100, 100), (2, .began, 200, 100))
        board.move(2, to: 207, 100)
        #expect(board.said("measure") == ["pinch: distance change 7.000 of 8.000 pt"])
        board.move(2, to: 250, 100)
        #expect(pinch.state == .began)
        #expect(pinch.scale == 1.5)
        pinch.scale = 1
        board.move(2, to: 400, 100)
        #expect(pinch.scale == 2)
    }

    @Test("BR5: with one finger left it stays Changed, frozen; it ends with the last")
    func pinchEnds() {
        let board = Board()
        let pinch = board.add(UIPinchGestureRecognizer(), "pinch", to: board.a)
        board.together((1, .began, 100, 100), (2, .began, 200, 100))
        board.move(2, to: 300, 100)
        board.move(2, to: 310, 100)
        board.up(1)
        board.move(2, to: 390, 100)
        #expect(pinch.state == .changed && abs(pinch.scale - 2.1) < 1e-9)
        board.up(2)
        #expect(board.log.take().hasSuffix("pinch changed, pinch ended"))
    }

    @Test("BR5, BR6: a third finger is ignored")
    func third() {
        let board = Board()
        board.add(UIPinchGestureRecognizer(), "pinch", to: board.a)
        board.add(UIRotationGestureRecognizer(), "turn", to: board.a)
        board.together((1, .began, 100, 100), (2, .began, 200, 100), (3, .began, 300, 300))
        #expect(board.said("ignored") == ["turn ignores finger 3", "pinch ignores finger 3"])
    }

    @Test("BR6: a rotation begins at 8 pt of arc; clockwise is positive")
    func rotation() {
        let board = Board()
        let turn = board.add(UIRotationGestureRecognizer(), "turn", to: board.a)
        board.together((1, .began, 100, 200), (2, .began, 200, 200))
        board.move(2, to: 200, 214)
        #expect(turn.state == .possible)
        board.move(2, to: 200, 300)
        #expect(turn.state == .began)
        #expect(abs(turn.rotation - .pi / 4) < 1e-9)
        turn.rotation = 0
        board.move(2, to: 100, 300)
        #expect(abs(turn.rotation - .pi / 4) < 1e-9)
        board.up(2)
        #expect(turn.state == .changed)
        board.up(1)
        #expect(turn.state == .possible)
    }

    @Test("AR6: pinch and rotation together, by one delegate's yes")
    func together() {
        let board = Board()
        let say = Say()
        say.together = { _, _ in true }
        board.add(UIPinchGestureRecognizer(), "pinch", to: board.a).delegate = say
        board.add(UIRotationGestureRecognizer(), "turn", to: board.a)
        board.together((1, .began, 100, 200), (2, .began, 200, 200))
        board.move(2, to: 220, 300)
        #expect(board.log.take().contains("turn began, pinch began"))
    }
}
