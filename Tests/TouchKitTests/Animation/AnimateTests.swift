import Foundation
import Testing

@testable import TouchKit

@Suite struct AnimateTests {
    @Test("UIView.animate: the model changes at once, the trace says over which time it is drawn")
    func model() {
        let board = Board()
        board.wait(1)
        UIView.animate(withDuration: 0.25, delay: 0.5, options: .curveEaseOut) {
            board.c.center.x += 40
            board.c.alpha = 0.5
            board.c.isExclusiveTouch = true
        }
        #expect(board.c.frame.minX == 90 && board.c.alpha == 0.5)
        #expect(
            board.trace.sentences("animated", "center", "alpha").suffix(4) == [
                "C: center over 0.250 s from 1.500 s, ease out", "C: (190.000, 150.000)",
                "C: alpha over 0.250 s from 1.500 s, ease out", "C: 0.500",
            ])
    }

    @Test("UIView.animate: the completion comes at the end, on event time")
    func completion() {
        let board = Board()
        var ended: [Double] = []
        UIView.animate(withDuration: 0.3, delay: 0.2) {
            board.c.alpha = 0
        } completion: { finished in
            #expect(finished)
            ended.append(board.app.now)
        }
        board.wait(0.4999)
        #expect(ended.isEmpty)
        board.wait(2)
        #expect(ended == [0.5])
    }

    @Test("UIView.animate: with nothing to animate the completion comes at once")
    func nothing() {
        var ended = 0
        UIView.animate(withDuration: 1) {
        } completion: { _ in
            ended += 1
        }
        let loose = UIView()
        UIView.animate(withDuration: 1) {
            loose.alpha = 0
        } completion: { _ in
            ended += 1
        }
        let board = Board()
        UIView.animate(withDuration: 0) {
            board.c.alpha = 0
        } completion: { _ in
            ended += 1
        }
        #expect(ended == 3)
    }

    @Test("HT1: touches pass animating views by, unless user interaction is allowed")
    func touches() {
        for (options, hit) in [(UIView.AnimationOptions(), "B"), (.allowUserInteraction, "C")] {
            let board = Board()
            UIView.animate(withDuration: 0.5, options: options) { board.c.center.x += 1 }
            board.wait(0.2)
            board.tap()
            #expect(board.log.take() == "\(hit) began, \(hit) ended")
            board.wait(1)
            board.tap()
            #expect(board.log.take() == "C began, C ended")
        }
    }

    @Test("HT1: two animations at once keep touches off until the longer is over")
    func overlapping() {
        let board = Board()
        UIView.animate(withDuration: 0.2) { board.c.center.x += 1 }
        UIView.animate(withDuration: 0.6) { board.c.alpha = 0.9 }
        board.wait(0.4)
        board.tap()
        #expect(board.log.take().hasPrefix("B began"))
        board.wait(0.6)
        board.tap()
        #expect(board.log.take().hasPrefix("C began"))
    }

    @Test("UIView.animate: inside a block, performWithoutAnimation changes without it")
    func withoutAnimation() {
        let board = Board()
        UIView.animate(withDuration: 0.2) {
            UIView.performWithoutAnimation { board.c.alpha = 0.5 }
        }
        #expect(board.trace.sentences("animated").isEmpty)
    }

    @Test("TE9: while something is animated the host is asked to come back for every frame")
    func nextDue() {
        let board = Board()
        UIView.animate(withDuration: 0.1) { board.c.alpha = 0.5 }
        var frames = 0
        while let due = board.app.nextDue {
            frames += 1
            board.app.advance(to: due)
        }
        #expect(frames == 6)
        #expect(board.app.now == 0.1)
    }

    @Test("What stops itself at its last frame does not end a second time")
    func stopsAtTheLastFrame() {
        let app = UIApplication()
        var (motion, ends): (FrameMotion?, Int) = (nil, 0)
        motion = app.move(for: 0.1) { time in
            if time >= 0.1, let motion { app.stop(motion) }
        } end: {
            ends += 1
        }
        app.advance(to: 1)
        #expect(ends == 0)
    }
}
