import Foundation
import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ScrollMotionTests {
    @Test("CT7: after a flick the content goes on, and the delegate hears of each step in order")
    func deceleration() {
        let desk = ScrollDesk()
        desk.flick()
        #expect(desk.scroll.isDecelerating && !desk.scroll.isDragging)
        #expect(
            desk.board.log.take() == """
                will begin dragging, will end dragging, did end dragging, goes on, \
                will begin decelerating
                """)
        #expect(desk.board.app.nextDue != nil)
        desk.board.wait(5)
        #expect(desk.board.log.take() == "did end decelerating")
        #expect(!desk.scroll.isDecelerating)
        #expect(desk.board.app.nextDue == nil)
        let target = desk.watcher.target?.y ?? 0
        #expect(desk.y < target && target - desk.y < 1)
    }

    @Test("TE9: the same offsets and the same trace, in one step or a thousand")
    func stepsDoNotMatter() {
        var traces: [String] = []
        for steps in [1, 7, 1000] {
            let desk = ScrollDesk()
            desk.flick(by: 60)
            desk.flick(by: -150)
            for _ in 0..<steps { desk.board.wait(4 / Double(steps)) }
            traces.append(desk.board.trace.text)
        }
        #expect(traces[0] == traces[1])
        #expect(traces[0] == traces[2])
        #expect(traces[0].contains("deceleration fired"))
    }

    @Test("CT7: pulled beyond the edge, content follows by the rubber band and comes back")
    func rubberBand() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 110, steps: 11, over: 1.1)
        #expect(abs(desk.y - -RubberBand.stretch(100, extent: 300, give: 0.55)) < 1e-9)
        #expect(desk.y > -50 && desk.y < -40)
        desk.board.up()
        desk.board.wait(2)
        #expect(desk.y == 0)
    }

    @Test("CT4: without bounces the content stops at its edge")
    func noBounce() {
        let desk = ScrollDesk()
        desk.scroll.bounces = false
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 110, steps: 11)
        #expect(desk.y == 0)
    }

    @Test(
        "CT7: the event that begins a drag scrolls, by what goes beyond 10 pt; so does each later")
    func firstStep() {
        let desk = ScrollDesk()
        desk.scroll.contentOffset.y = 300
        desk.board.down(1, 150, 200)
        desk.board.move(to: 150, 191)
        #expect(desk.y == 300)
        desk.board.move(to: 150, 176)
        #expect(desk.y == 314)
        desk.board.move(to: 150, 175.5)
        #expect(desk.y == 314.5)
    }

    @Test("CT7: it scrolls so whatever a pan's translation is said to hold")
    func firstStepWithSlopHeld() {
        let desk = ScrollDesk()
        desk.board.app.tuning.translationHoldsSlop = true
        desk.board.down(1, 150, 200)
        desk.board.move(to: 150, 186)
        #expect(desk.y == 4)
    }

    @Test("CT7: a slow lift does not go on, and the delegate is told of no velocity")
    func slowLift() {
        for (seconds, goesOn) in [(0.41, false), (0.39, true)] {
            let desk = ScrollDesk()
            desk.board.down(1, 150, 250)
            desk.board.drag(by: 0, -100, steps: 50, over: seconds)
            desk.board.up()
            #expect(desk.scroll.isDecelerating == goesOn)
            #expect((desk.watcher.velocity?.y != 0) == goesOn)
            #expect((desk.watcher.target?.y != desk.y) == goesOn)
        }
    }

    @Test(
        "CT7: a finger that rested a tenth of a second leaves the content there, whether it sends samples or none",
        arguments: [0.09, 0.1, 1], [false, true])
    func restBeforeTheLift(rest: Double, sends: Bool) {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 250)
        desk.board.drag(by: 0, -100, steps: 10, over: 0.1)
        let place = desk.scroll.contentOffset.y
        if sends {
            desk.board.drag(by: 0, 0, steps: 9, over: rest)
        } else {
            desk.board.wait(rest)
        }
        desk.board.up()
        #expect(abs((desk.watcher.velocity?.y ?? 0) - (rest < 0.1 ? 1 : 0)) < 1e-9)
        desk.board.wait(5)
        #expect((desk.scroll.contentOffset.y == place) == (rest >= 0.1))
    }

    @Test("CT7: nor does a rested finger turn a page")
    func restOnPages() {
        let desk = ScrollDesk()
        desk.scroll.isPagingEnabled = true
        desk.board.down(1, 150, 250)
        desk.board.drag(by: 0, -100, steps: 10, over: 0.1)
        desk.board.wait(0.1)
        desk.board.up()
        desk.board.wait(5)
        #expect(desk.scroll.contentOffset.y == 0)
    }

    @Test("CT7: flicks the same way add up; a flick back does not, nor one after a rest")
    func flicksAddUp() {
        for (dy, rest, adds) in [(-60.0, 0.01, true), (60, 0.01, false), (-60, 0.2, false)] {
            let desk = ScrollDesk()
            desk.scroll.contentSize.height = 100_000
            desk.scroll.contentOffset.y = 50_000
            desk.flick()
            let first = desk.watcher.velocity?.y ?? 0
            desk.board.wait(0.1)
            let glide = first * pow(0.998, 100) * 1000
            desk.board.down(1, 150, 250)
            desk.board.wait(rest)
            desk.board.drag(by: 0, dy, steps: 6, over: 0.06)
            desk.board.up()
            let kept = adds ? 0.000816 * pow(glide, 1.967) / 1000 : 0
            let finger = dy < 0 ? 1.0 : -1
            #expect(abs((desk.watcher.velocity?.y ?? 0) - finger - kept) < 1e-3, "by \(dy)")
        }
    }

    @Test("CT7: a change of inset takes content along that lies at its top, and no other")
    func insetAtTheTop() {
        let desk = ScrollDesk()
        desk.scroll.contentInset.top = 44
        #expect(desk.y == -44)
        desk.scroll.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 300, right: 8)
        #expect(desk.scroll.contentOffset == CGPoint(x: -8, y: -20))
        desk.scroll.contentOffset.y = -19
        desk.scroll.contentInset.top = 60
        #expect(desk.y == -19)
        desk.scroll.contentInset.top = .nan
        #expect(desk.y == -19)
    }

    @Test("CT7: a change of inset in mid-drag does not make the content jump afterwards")
    func insetWhileDragged() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 200)
        desk.board.move(to: 150, 210)
        #expect(desk.scroll.isDragging && desk.y == 0)
        desk.scroll.contentInset.top = 44
        #expect(desk.y == -44)
        desk.board.move(to: 150, 208)
        #expect(desk.y == -42)
    }

    @Test("CT7: let go less than half a point beyond its edge, content is at once back at it")
    func hardlyBeyond() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 200)
        desk.board.drag(by: 0, 10.5, steps: 1, over: 1)
        #expect(desk.y < 0 && desk.y > -0.5)
        desk.board.up()
        #expect(desk.y == 0 && !desk.scroll.isDecelerating)
    }

    @Test("CT4: a touch during deceleration stops it and is claimed")
    func caught() {
        let desk = ScrollDesk()
        desk.flick()
        desk.board.wait(0.2)
        _ = desk.board.log.take()
        let place = desk.y
        desk.board.down(1, 150, 150)
        #expect(!desk.scroll.isDecelerating && desk.scroll.isDragging)
        desk.board.wait(0.3)
        desk.board.up()
        desk.board.wait(1)
        #expect(desk.y == place)
        #expect(
            desk.board.log.take() == """
                did end decelerating, will begin dragging, will end dragging, did end dragging
                """)
    }

    @Test("CT4: caught while it springs back, the content can be pulled on without a jump")
    func caughtBeyondTheEdge() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 200, steps: 10)
        desk.board.up()
        desk.board.wait(0.05)
        let place = desk.y
        #expect(place < -10)
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 1, steps: 1, over: 0.01)
        #expect(abs(desk.y - place) < 1)
    }

    @Test("CT4: pages: a flick goes to the next, a slow drag back to the nearest")
    func paging() {
        for (dy, seconds, page) in [(-60.0, 0.05, 1.0), (-60, 2, 0), (-200, 3, 1)] {
            let desk = ScrollDesk()
            desk.scroll.contentSize.height = 900
            desk.scroll.isPagingEnabled = true
            desk.board.down(1, 150, 300)
            desk.board.drag(by: 0, dy, steps: 20, over: seconds)
            desk.board.up()
            desk.board.wait(3)
            let target = page * 300
            #expect(abs(desk.y - target) < 1e-9, "by \(dy) in \(seconds) s")
        }
    }

    @Test("CT4: the delegate may choose where scrolling ends")
    func targetChosen() {
        let desk = ScrollDesk()
        desk.watcher.wanted = CGPoint(x: 0, y: 256)
        desk.flick()
        desk.board.wait(3)
        #expect(desk.y == 256)
    }

    @Test("CT7: setContentOffset: at once, or on its way for 0.3 s along a cosine")
    func programmatic() {
        let desk = ScrollDesk()
        desk.scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(desk.y == 100 && desk.scroll.bounds.origin.y == 100)
        desk.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        desk.board.wait(0.1)
        #expect(abs(desk.y - 150) < 1e-9)
        desk.board.wait(0.05)
        #expect(abs(desk.y - 200) < 1e-9)
        desk.board.wait(0.15)
        #expect(desk.y == 300)
        #expect(desk.board.log.take() == "did end animation")
        desk.scroll.scrollRectToVisible(
            CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
        #expect(desk.y == 650)
    }

    @Test("CT4: removed in mid-flight, it moves no more")
    func removed() {
        let desk = ScrollDesk()
        desk.flick()
        desk.scroll.removeFromSuperview()
        let place = desk.y
        desk.board.wait(1)
        #expect(desk.y == place && !desk.scroll.isDecelerating)
        #expect(desk.board.app.nextDue == nil)
    }

    @Test(
        "CT4: content that the delegate sets in motion as a drag ends goes there, and nowhere else")
    func setInMotionAtTheEnd() {
        let desk = ScrollDesk()
        desk.watcher.onEndDragging = { $0.setContentOffset(.zero, animated: true) }
        desk.flick()
        #expect(!desk.scroll.isDecelerating)
        desk.board.wait(5)
        #expect(desk.y == 0)
        #expect(
            desk.board.log.take()
                == "will begin dragging, will end dragging, did end dragging, goes on, did end animation"
        )
    }

    @Test(
        "CT4: content that the delegate stops before it goes on stays, and the delegate hears the end"
    )
    func stoppedBeforeItGoesOn() {
        let desk = ScrollDesk()
        desk.watcher.onBeginDecelerating = {
            $0.setContentOffset($0.contentOffset, animated: false)
        }
        desk.flick()
        let y = desk.y
        #expect(!desk.scroll.isDecelerating)
        desk.board.wait(5)
        #expect(desk.y == y)
        #expect(
            desk.board.log.take().hasSuffix("will begin decelerating, did end decelerating"))
    }

    @Test("CT4: a scroll view that is taken away as its drag ends does not go on")
    func removedAtTheEnd() {
        let desk = ScrollDesk()
        desk.watcher.onEndDragging = { $0.removeFromSuperview() }
        desk.flick()
        #expect(!desk.scroll.isDecelerating)
        #expect(!desk.board.log.take().contains("decelerating"))
    }

    @Test("CT4: an inset that is not finite counts as none")
    func insetNotFinite() {
        let desk = ScrollDesk()
        desk.scroll.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: .nan, right: 0)
        #expect(desk.scroll.limits(.vertical) == 0...700)
        #expect(desk.scroll.limits(.horizontal) == 0...0)
    }

    @Test("CT4: hit-testing follows the content")
    func hitTesting() {
        let desk = ScrollDesk()
        let low = Witness(frame: CGRect(x: 0, y: 500, width: 200, height: 50))
        low.accessibilityIdentifier = "low"
        low.log = desk.board.log
        desk.scroll.addSubview(low)
        desk.scroll.contentOffset.y = 450
        desk.board.tap(1, 150, 110)
        #expect(desk.board.log.take() == "low began, low ended")
    }

    @Test("CT4: the wheel scrolls what is under the pointer, to the edge and no farther")
    func wheel() {
        let desk = ScrollDesk()
        func turn(_ dy: CGFloat) {
            desk.board.app.send(
                PointerSample(
                    phase: .scroll, location: CGPoint(x: 150, y: 150),
                    timestamp: desk.board.time, scroll: CGVector(dx: 0, dy: dy)))
        }
        turn(-30)
        #expect(desk.y == 30)
        turn(-9000)
        #expect(desk.y == 700)
        turn(.nan)
        turn(100)
        #expect(desk.y == 600)
    }
}
