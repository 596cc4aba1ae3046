import Testing
import TouchTrace

@testable import TouchKit

@Suite struct HoldingTests {
    /// One tap recognizer on C and a quick tap, or a tap that fails by moving.
    private func outcome(
        cancels: Bool, delaysBegan: Bool, delaysEnded: Bool, succeeds: Bool
    ) -> String {
        let board = Board()
        let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
        tap.cancelsTouchesInView = cancels
        tap.delaysTouchesBegan = delaysBegan
        tap.delaysTouchesEnded = delaysEnded
        board.down()
        if !succeeds { board.move(to: 290, 200) }
        board.up()
        return board.log.take()
    }

    @Test("DL7, DL8, DL9: every combination of the three switches, recognized")
    func recognized() {
        for delaysEnded in [false, true] {
            #expect(
                outcome(cancels: true, delaysBegan: false, delaysEnded: delaysEnded, succeeds: true)
                    == "C began, tap ended, C cancelled")
            #expect(
                outcome(cancels: true, delaysBegan: true, delaysEnded: delaysEnded, succeeds: true)
                    == "tap ended")
            #expect(
                outcome(
                    cancels: false, delaysBegan: false, delaysEnded: delaysEnded, succeeds: true)
                    == "C began, tap ended, C ended")
            #expect(
                outcome(cancels: false, delaysBegan: true, delaysEnded: delaysEnded, succeeds: true)
                    == "tap ended, C began, C ended")
        }
    }

    @Test("DL8, DL9, DL10: every combination, failed: the view gets everything, in order")
    func failed() {
        for cancels in [false, true] {
            for delaysBegan in [false, true] {
                for delaysEnded in [false, true] {
                    let line = outcome(
                        cancels: cancels, delaysBegan: delaysBegan, delaysEnded: delaysEnded,
                        succeeds: false)
                    #expect(line == "C began, C moved, C ended")
                }
            }
        }
    }

    @Test("DL6: a touch whose ended is only held back keeps no other view from getting one")
    func exclusiveAfterLift() {
        for isLifted in [false, true] {
            let board = Board()
            board.add(UITapGestureRecognizer(), "double", to: board.a).numberOfTapsRequired = 2
            (isLifted ? board.c : board.b).isExclusiveTouch = true
            board.tap(1, 105, 200)
            board.wait(0.05)
            board.down(1, 90, 200)
            #expect(board.log.take() == "C began, B began")
        }
    }

    @Test("DL8: with several holders, the view waits for all of them")
    func severalHolders() {
        let board = Board()
        let (one, two) = (Pliant(), Pliant())
        for (holder, name, view) in [(one, "one", board.a), (two, "two", board.c)] {
            board.add(holder, name, to: view).delaysTouchesBegan = true
            holder.ended = { _, _, _ in }
        }
        board.down()
        board.move(to: 210, 200)
        two.state = .failed
        #expect(board.log.take() == "")
        one.state = .failed
        #expect(board.log.take() == "C began, C moved")
        #expect(
            board.said("held", "released") == [
                "began of finger 1 from C, by two", "moved of finger 1 from C, by two",
                "began of finger 1 to C", "moved of finger 1 to C",
            ])
        board.up()
        #expect(board.log.take() == "C ended")
    }

    @Test("DL8: a holder that delays no longer lets go with the next event")
    func delaysNoLonger() {
        let board = Board()
        let holder = board.add(Pliant(), "holder", to: board.c)
        holder.delaysTouchesBegan = true
        board.down()
        holder.delaysTouchesBegan = false
        board.move(to: 205, 200)
        #expect(board.log.take() == "C began, C moved")
        board.up()
    }

    @Test("DL8, AR11: a holder that ignores the touch does not hold it")
    func ignoredIsNotHeld() {
        let board = Board()
        let holder = board.add(Pliant(), "holder", to: board.c)
        holder.delaysTouchesBegan = true
        holder.began = { this, touches, event in
            for touch in touches { this.ignore(touch, for: event) }
        }
        board.down()
        #expect(board.log.take() == "C began")
        board.up()
        #expect(board.log.take() == "C ended")
    }

    @Test("DL8: one holder fails, another claims: dropped without a word")
    func failedAndClaimed() {
        let board = Board()
        let holder = board.add(Pliant(), "holder", to: board.c)
        holder.delaysTouchesBegan = true
        let pan = board.add(Pliant.continuous(), "pan", to: board.a)
        pan.moved = { this, _, _ in this.state = .began }
        holder.isPrevented = { _ in false }
        holder.prevents = { _ in false }
        board.down()
        board.move(to: 210, 200)
        board.up()
        #expect(board.log.take() == "pan began, pan ended")
        #expect(board.said("dropped") == ["began of finger 1 for C, by pan"])
    }

    @Test("DL9: two holders of an ended, freed one after the other")
    func endedTwice() {
        let board = Board()
        for taps in [2, 3] {
            let tap = board.add(UITapGestureRecognizer(), "tap\(taps)", to: board.a)
            tap.numberOfTapsRequired = taps
        }
        board.tap()
        board.wait(0.1)
        board.tap()
        #expect(board.log.take() == "C began, C began, tap2 ended, C cancelled ×2")
        board.wait(1)
        #expect(board.log.take() == "")
    }

    @Test("DL4: held touches are flushed oldest first, with their own timestamps")
    func flushOrder() {
        let board = Board()
        board.c.isMultipleTouchEnabled = true
        let holder = board.add(Pliant(), "holder", to: board.c)
        holder.delaysTouchesBegan = true
        holder.ended = { _, _, _ in }
        board.down(1)
        board.wait(0.1)
        board.down(2, 210, 200)
        board.wait(0.1)
        board.move(1, to: 205, 200)
        board.wait(0.1)
        board.up(2)
        board.wait(0.1)
        holder.state = .failed
        #expect(
            board.said("released") == [
                "began of finger 1 to C", "began of finger 2 to C", "moved of finger 1 to C",
                "ended of finger 2 to C",
            ])
        #expect(board.log.take() == "C began, C began, C moved, C ended")
        board.up(1)
        #expect(board.log.take() == "C ended")
    }

    @Test("DL7: a touch that joins a recognizer which has begun is claimed at once")
    func joiner() {
        let board = Board()
        board.add(UIPanGestureRecognizer(), "pan", to: board.a)
        board.down(1)
        board.drag(1, by: 20, 0, steps: 1)
        board.down(2, 20, 20)
        board.move(2, to: 25, 20)
        board.up(2)
        board.up(1)
        #expect(
            board.log.take() == "C began, pan began, C cancelled, pan changed, pan ended")
    }

    @Test("DL7: touches whose ended was delivered already are left alone")
    func endedBefore() {
        let board = Board()
        board.a.isMultipleTouchEnabled = true
        let own = board.add(Pliant(), "own", to: board.a)
        own.delaysTouchesEnded = false
        own.ended = { _, _, _ in }
        own.moved = { this, _, _ in this.state = .began }
        board.down(1, 20, 20)
        board.down(2, 30, 20)
        board.up(1)
        board.move(2, to: 32, 20)
        #expect(board.log.take() == "A began, A began, A ended, own began, A cancelled")
    }

    @Test("DL7: one call of touchesCancelled for all the touches of a view; each view once")
    func cancelledTogether() {
        let board = Board()
        board.a.isMultipleTouchEnabled = true
        board.add(Pliant.continuous(), "own", to: board.a)
        board.together((1, .began, 20, 20), (2, .began, 200, 200), (3, .began, 30, 20))
        board.move(1, to: 22, 20)
        #expect(
            board.log.take()
                == "A began ×2, C began, own began, A cancelled ×2, C cancelled")
    }

    @Test("DL4: one call for each view and phase, however many of its fingers moved")
    func oneCall() {
        let board = Board()
        board.a.isMultipleTouchEnabled = true
        board.together((1, .began, 20, 20), (2, .began, 30, 20))
        board.together((1, .moved, 22, 20), (2, .moved, 32, 20))
        board.together((1, .ended, 22, 20), (2, .ended, 32, 20))
        #expect(board.log.take() == "A began ×2, A moved ×2, A ended ×2")
    }

    @Test("DL3: views lose claimed touches after the action; with the tuning, before")
    func beforeOrAfter() {
        for before in [false, true] {
            let board = Board()
            board.app.tuning.cancelsViewsBeforeActions = before
            board.add(UITapGestureRecognizer(), "tap", to: board.c)
            board.tap()
            #expect(
                board.log.take()
                    == (before
                        ? "C began, C cancelled, tap ended" : "C began, tap ended, C cancelled"))
        }
    }

    @Test("DL2: two windows in one event: each recognizer hears of it once")
    func twoWindows() {
        let board = Board()
        let other = UIWindow(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        other.windowLevel = .alert
        other.makeKeyAndVisible(in: board.app)
        let (one, two) = (Pliant(), Pliant())
        board.a.addGestureRecognizer(one)
        other.addGestureRecognizer(two)
        board.together((1, .began, 20, 20), (2, .began, 20, 520))
        board.together((1, .moved, 22, 20), (2, .moved, 22, 520))
        #expect([one.told, two.told] == [["began", "moved"], ["began", "moved"]])
    }

    @Test("DL2: deepest view first, within one view last added first")
    func order() {
        let board = Board()
        var order: [String] = []
        for (name, view) in [("a", board.a), ("c1", board.c), ("w", board.window), ("c2", board.c)]
        {
            board.add(Pliant(), name, to: view).began = { this, _, _ in
                order.append(this.name ?? "")
            }
        }
        board.down()
        #expect(order == ["c2", "c1", "a", "w"])
    }
}
