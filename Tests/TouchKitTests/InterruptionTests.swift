import Testing
import TouchTrace

@testable import TouchKit

@Suite struct InterruptionTests {
    let bench = Bench()

    // MARK: DL11

    @Test("DL11: the system cancels every touch, in views and recognizers; nothing follows")
    func interrupted() {
        let left = bench.view("left", 0, 0, 100, 100)
        left.addGestureRecognizer(Watcher("watcher", bench.log))
        bench.view("right", 100, 0, 100, 100)
        bench.down(1)
        bench.down(2, 150, 50)
        #expect(bench.order == "began watcher, began left, began right 2")
        bench.app.cancelTouches(at: 1)
        bench.checkInvariants()
        #expect(
            bench.order == "cancelled watcher, cancelled left, cancelled right 2, reset watcher")
        bench.up(1)
        #expect(bench.order == "")
        #expect(bench.said("repaired") == "finger 1: ended without began")
        #expect(bench.said("transition") == "watcher: possible → failed, interrupted")
    }

    @Test("DL11: an interruption with no finger down changes nothing")
    func nothingToInterrupt() {
        bench.app.cancelTouches(at: 2)
        bench.app.cancelTouches(at: .nan)
        bench.checkInvariants()
        #expect(bench.app.now == 2)
        #expect(
            bench.said("interrupted", "sendEvent") == "the system interrupts; the system interrupts"
        )
    }

    @Test("DL11: cancelled touches carry phase and time of the interruption")
    func phaseAndTime() {
        let card = bench.view("card", 0, 0, 100, 100)
        var seen: [String] = []
        card.onPhase[.cancelled] = { touches, event in
            seen = touches.map { "\($0.phase) \($0.timestamp) of \(event?.timestamp ?? -1)" }
        }
        bench.down()
        bench.app.cancelTouches(at: 1.5)
        #expect(seen == ["cancelled 1.5 of 1.5"])
    }

    // MARK: DL13

    @Test("DL13: a view with two fingers loses both in one call")
    func severalTouches() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        var counts: [Int] = []
        card.onPhase[.cancelled] = { touches, _ in counts.append(touches.count) }
        bench.down(1)
        bench.down(2, 60, 60)
        card.removeFromSuperview()
        #expect(counts == [2])
    }

    @Test("DL13: a view that leaves its window loses its touch at once, with all within it")
    func viewRemoved() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.view("inner", 0, 0, 100, 100, in: card)
        bench.down()
        card.removeFromSuperview()
        #expect(bench.order == "began inner, cancelled inner")
        bench.move()
        bench.up()
        #expect(bench.order == "")
        #expect(bench.said("cancellation") == "inner loses finger 1: view removed")
    }

    @Test("DL13: removed from within its own touchesBegan, it is cancelled there")
    func removedInBegan() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.onPhase[.began] = { _, _ in
            card.removeFromSuperview()
            bench.log.note("removed")
        }
        bench.down()
        bench.up()
        #expect(bench.order == "began card, cancelled card, removed")
    }

    @Test("DL13: removed before its began is delivered, it hears nothing")
    func removedBeforeBegan() {
        let left = bench.view("left", 0, 0, 100, 100)
        let right = bench.view("right", 100, 0, 100, 100)
        left.onPhase[.began] = { _, _ in right.removeFromSuperview() }
        bench.send([bench.sample(1, .began, 50, 50), bench.sample(2, .began, 150, 50)])
        bench.up(1)
        bench.up(2)
        #expect(bench.order == "began left, ended left")
    }

    @Test("DL13: a hidden window's touches are cancelled, in its views and recognizers")
    func windowHidden() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.addGestureRecognizer(Watcher("watcher", bench.log))
        bench.down()
        bench.window.isHidden = true
        bench.checkInvariants()
        bench.move()
        bench.up()
        #expect(bench.order == "began watcher, began card, cancelled card, reset watcher")
        #expect(bench.said("cancellation") == "card loses finger 1: window hidden")
    }

    @Test("DL13: moved to another superview of the window, a view keeps its touch")
    func movedWithinWindow() {
        let left = bench.view("left", 0, 0, 100, 100)
        let right = bench.view("right", 100, 0, 100, 100)
        let card = bench.view("card", 0, 0, 50, 50, in: left)
        bench.down(1, 20, 20)
        right.addSubview(card)
        bench.move(1, 30, 20)
        bench.window.insertSubview(card, belowSubview: left)
        bench.window.insertSubview(card, aboveSubview: right)
        bench.up(1, 30, 20)
        #expect(bench.order == "began card, moved card, ended card")
    }

    @Test("DL13: hidden, alpha and interaction matter only from the next touch on")
    func midTouchChanges() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.down()
        card.isHidden = true
        bench.move()
        card.isHidden = false
        card.alpha = 0
        bench.move()
        card.alpha = 1
        card.isUserInteractionEnabled = false
        bench.up()
        bench.down()
        bench.up()
        #expect(bench.order == "began card, moved card, moved card, ended card")
    }

    @Test("DL13: a view and its touch may go for good while the finger is down")
    func released() {
        weak var gone: Card?
        do {
            let card = bench.view("card", 0, 0, 100, 100)
            gone = card
            bench.down()
            card.removeFromSuperview()
        }
        bench.move()
        bench.up()
        bench.down()
        bench.up()
        bench.app.tracer = nil
        #expect(gone == nil)
    }

    // MARK: DL14

    @Test("DL14: a view added by a callback counts from the next event")
    func addedInCallback() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        card.onPhase[.began] = { _, _ in bench.view("cover", 0, 0, 100, 100) }
        bench.send([bench.sample(1, .began, 10, 10), bench.sample(2, .began, 20, 20)])
        bench.down(3)
        #expect(bench.order == "began card 1 2, began cover 3")
        for finger in 1...3 { bench.up(finger) }
    }

    @Test("DL14: a send from a callback waits; so do advance and cancelTouches")
    func sendFromCallback() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.onPhase[.began] = { _, _ in
            bench.app.advance(to: 3)
            bench.app.cancelTouches(at: 4)
            bench.log.note("now \(bench.app.now)")
        }
        card.onPhase[.cancelled] = { _, _ in bench.log.note("now \(bench.app.now)") }
        bench.down()
        #expect(bench.order == "began card, now 0.0, cancelled card, now 4.0")
    }

    @Test("DL14: a recognizer added by a callback does not get the touch that is down")
    func recognizerAddedInCallback() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.onPhase[.began] = { _, _ in
            if card.recognizers.isEmpty {
                card.addGestureRecognizer(Watcher("late", bench.log))
            }
        }
        bench.down()
        bench.move()
        bench.up()
        #expect(bench.order == "began card, moved card, ended card")
        bench.down()
        bench.up()
        #expect(bench.order == "began late, began card, ended late, ended card, reset late")
    }
}
