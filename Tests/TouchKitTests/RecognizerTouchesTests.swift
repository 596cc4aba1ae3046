import Testing
import TouchTrace

@testable import TouchKit

/// What reaches a recognizer that recognizes nothing.
@Suite struct RecognizerTouchesTests {
    let bench = Bench()

    private func watcher(_ name: String, on view: UIView) -> Watcher {
        let watcher = Watcher(name, bench.log)
        view.addGestureRecognizer(watcher)
        return watcher
    }

    @Test("DL1: recognizers of the hit view and of every ancestor up to the window receive it")
    func ancestors() {
        let card = bench.view("card", 0, 0, 100, 100)
        let inner = bench.view("inner", 0, 0, 50, 50, in: card)
        let sibling = bench.view("sibling", 50, 50, 50, 50, in: card)
        for (name, view) in [
            ("W", bench.window), ("C", card), ("I", inner), ("S", sibling),
        ] as [(String, UIView)] { _ = watcher(name, on: view) }
        bench.down(1, 10, 10)
        #expect(bench.order == "began I, began C, began W, began inner")
        #expect(
            bench.said("receives")
                == "I receives finger 1; C receives finger 1; W receives finger 1")
        bench.up()
    }

    @Test("DL1: a disabled recognizer receives nothing")
    func disabled() {
        let card = bench.view("card", 0, 0, 100, 100)
        let off = watcher("off", on: card)
        off.isEnabled = false
        bench.down()
        #expect(bench.order == "began card")
        off.isEnabled = true
        bench.move()
        #expect(bench.order == "moved card")
        bench.up()
    }

    @Test("DL1: a recognizer that is through does not join again before its reset")
    func finished() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        let watcher = watcher("watcher", on: card)
        bench.down(1)
        watcher.state = .failed
        bench.down(2)
        bench.up(1)
        bench.up(2)
        #expect(
            bench.order
                == "began watcher, began card, began card 2, ended card, reset watcher, ended card 2"
        )
    }

    @Test("DL1: shouldReceive(event) once, then the touch types, then the delegate for each touch")
    func questions() {
        final class Choosy: UIGestureRecognizer {
            override func shouldReceive(_ event: UIEvent) -> Bool { true }
        }
        final class Delegate: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool { touch.finger != 2 }
        }
        let delegate = Delegate()
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        let choosy = Choosy()
        choosy.name = "choosy"
        choosy.delegate = delegate
        choosy.allowedTouchTypes = [0]
        card.addGestureRecognizer(choosy)
        var pencil = bench.sample(3, .began, 30, 30)
        pencil.type = .pencil
        bench.send([bench.sample(1, .began, 10, 10), bench.sample(2, .began, 20, 20), pencil])
        #expect(
            bench.said("question", "receives")
                == "choosy.shouldReceiveEvent(choosy) = yes, subclass;"
                + " choosy.shouldReceiveEvent(choosy) = yes, default;"
                + " choosy.shouldReceiveTouch(1) = yes, delegate; choosy receives finger 1;"
                + " choosy.shouldReceiveTouch(2) = no, delegate;"
                + " choosy.allowedTouchType(3) = no, default")
        bench.app.cancelTouches(at: 0)
        bench.checkInvariants()
    }

    @Test("DL2: deepest view first; within one view, last added first; one call a phase")
    func order() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        _ = watcher("window", on: bench.window)
        _ = watcher("old", on: card)
        _ = watcher("new", on: card)
        bench.send([bench.sample(1, .began, 10, 10), bench.sample(2, .began, 20, 20)])
        bench.send([bench.sample(1, .ended, 10, 10), bench.sample(2, .moved, 21, 20)])
        #expect(
            bench.order == "began new 1 2, began old 1 2, began window 1 2, began card 1 2,"
                + " moved new 2, ended new, moved old 2, ended old, moved window 2, ended window,"
                + " moved card 2")
        bench.up(2)
    }

    @Test("DL2: a bare recognizer receives touches and harms nobody")
    func bare() {
        let card = bench.view("card", 0, 0, 100, 100)
        let bare = UIGestureRecognizer()
        bare.name = "bare"
        card.addGestureRecognizer(bare)
        bench.down(1, 30, 40)
        #expect(bare.numberOfTouches == 1)
        #expect(bare.location(in: card) == CGPoint(x: 30, y: 40))
        bench.move()
        bench.up()
        #expect(bench.order == "began card, moved card, ended card")
        #expect(bench.said("transition", "reset") == "bare: possible → failed, finger lifted; bare")
    }

    @Test("DL1: a recognizer on two views in turn belongs to the last")
    func movedToOtherView() {
        let left = bench.view("left", 0, 0, 100, 100)
        let right = bench.view("right", 100, 0, 100, 100)
        let watcher = watcher("watcher", on: left)
        right.addGestureRecognizer(watcher)
        bench.down(1, 50, 50)
        bench.up(1, 50, 50)
        bench.down(1, 150, 50)
        bench.up(1, 150, 50)
        #expect(
            bench.order == "began left, ended left, began watcher, began right, ended watcher,"
                + " ended right, reset watcher")
        #expect(left.gestureRecognizers == nil && right.gestureRecognizers == [watcher])
    }
}
