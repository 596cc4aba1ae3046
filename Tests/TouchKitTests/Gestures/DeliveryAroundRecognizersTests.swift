import Testing
import TouchTrace

@testable import TouchKit

@Suite struct DeliveryAroundRecognizersTests {
    @Test("DL12: a tap cancels its view's touch after the action")
    func tap() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c)
        board.tap()
        #expect(board.log.take() == "C began, tap ended, C cancelled")
    }

    @Test("DL12: with cancelsTouchesInView off, the view's touch ends after the action")
    func tapLeavesTouch() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c).cancelsTouchesInView = false
        board.tap()
        #expect(board.log.take() == "C began, tap ended, C ended")
    }

    @Test("DL12: a pan takes the touch over when it begins")
    func pan() {
        let board = Board()
        board.add(UIPanGestureRecognizer(), "pan", to: board.a)
        board.down()
        board.drag(by: 20, 0, steps: 4)
        board.up()
        #expect(
            board.log.take()
                == "C began, C moved, pan began, C cancelled, pan changed, pan changed, pan ended")
    }

    @Test("DL9: a double tap holds the first ended back and cancels both touches")
    func doubleTapHoldsEnded() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.a)
        double.numberOfTapsRequired = 2
        board.tap()
        board.wait(0.1)
        board.tap()
        #expect(board.log.take() == "C began, C began, double ended, C cancelled ×2")
    }

    @Test("DL9: with delaysTouchesEnded off the first touch ends in time")
    func doubleTapWithoutDelay() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.a)
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        board.tap()
        board.wait(0.1)
        board.tap()
        #expect(board.log.take() == "C began, C ended, C began, double ended, C cancelled")
    }

    @Test("DL9: when the second tap stays away, the ended is delivered with its own timestamp")
    func lateEnd() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.a)
        double.numberOfTapsRequired = 2
        board.tap()
        #expect(board.log.take() == "C began")
        board.wait(1)
        #expect(board.log.take() == "C ended")
        #expect(board.trace.sentences("released") == ["ended of finger 1 to C"])
    }

    @Test("DL8: delaysTouchesBegan keeps a recognized touch from the view without a word")
    func delayedBegan() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c).delaysTouchesBegan = true
        board.tap()
        #expect(board.log.take() == "tap ended")
    }

    @Test("DL8: once every holder has failed, began and what followed are delivered")
    func delayedBeganReleased() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c).delaysTouchesBegan = true
        board.down()
        board.drag(by: 60, 0, steps: 2)
        board.up()
        #expect(board.log.take() == "C began, C moved, C moved, C ended")
    }

    @Test("AR9, AR12: unrelated single and double taps give single, then double")
    func singleThenDouble() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
        double.numberOfTapsRequired = 2
        board.add(UITapGestureRecognizer(), "single", to: board.c)
        board.tap()
        board.wait(0.1)
        board.tap()
        board.wait(1)
        #expect(
            board.log.take()
                == "C began, single ended, C cancelled, C began, double ended, C cancelled"
        )
    }

    @Test("AR12: a single tap that requires the double tap to fail lags by the tap interval")
    func singleWaits() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
        double.numberOfTapsRequired = 2
        board.add(UITapGestureRecognizer(), "single", to: board.c).require(toFail: double)
        board.tap()
        board.wait(0.3)
        #expect(board.log.take() == "C began")
        board.wait(0.1)
        #expect(board.log.take() == "single ended, C cancelled")
    }

    @Test("AR7: deepest view first, then last added; the example of four recognizers")
    func fourRecognizers() {
        for missing in 0...2 {
            let board = Board()
            board.add(UITapGestureRecognizer(), "gesture0", to: board.a)
            board.add(UITapGestureRecognizer(), "gesture1", to: board.b)
            if missing < 2 { board.add(UITapGestureRecognizer(), "gesture2", to: board.b) }
            if missing < 1 { board.add(UITapGestureRecognizer(), "gesture3", to: board.c) }
            board.tap()
            #expect(
                board.log.take()
                    == "C began, gesture\(3 - missing) ended, C cancelled")
        }
    }

    @Test("AR2: a pan that requires a swipe to fail fails when the swipe is recognized")
    func swipeOrPan() {
        let board = Board()
        let swipe = board.add(UISwipeGestureRecognizer(), "flick", to: board.a)
        let pan = board.add(UIPanGestureRecognizer(), "drag", to: board.a)
        pan.require(toFail: swipe)
        board.down()
        board.drag(by: 100, 0)
        board.up()
        #expect(board.log.take() == "C began, C moved, C moved, flick ended, C cancelled")
        #expect(
            board.trace.sentences("transition") == [
                "flick: possible → ended, analysis",
                "drag: possible → failed, requirement broken, flick",
            ])
        #expect([swipe.state, pan.state] == [.possible, .possible])
    }
}
