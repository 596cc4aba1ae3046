import Foundation
import Testing

@testable import TouchKit

@Suite struct ScrollMotionTests {
    @Test("CT4: after a flick the content goes on, and says so")
    func deceleration() {
        let desk = ScrollDesk()
        desk.flick()
        #expect(desk.scroll.isDecelerating && !desk.scroll.isDragging)
        #expect(
            desk.board.log.take() == """
                will begin dragging, did end dragging, goes on, will begin decelerating
                """)
        #expect(desk.board.app.nextDue != nil)
        desk.board.wait(5)
        #expect(desk.board.log.take() == "did end decelerating")
        #expect(!desk.scroll.isDecelerating)
        #expect(desk.board.app.nextDue == nil)
        #expect(abs(desk.y - (desk.watcher.target?.y ?? 0)) < 1e-9)
    }

    @Test("CT4: the speed halves with every 346 ms, whatever it is")
    func closedFunction() {
        let limits = 0.0...100_000.0
        let curve = ScrollCurve(
            from: 0, velocity: 2000, keeping: 0.998, limits: limits, bounces: true,
            numbers: Tuning())
        let rate = -log(0.998) * 1000
        for time in [0.05, 0.3, 1, 2] {
            let speed = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
            #expect(abs(speed - 2000 * exp(-rate * time)) < 0.01)
        }
        #expect(curve.value(at: curve.duration) == curve.target)
        #expect(abs(curve.duration - log(2000 / 10) / rate) < 1e-9)
    }

    @Test("CT4: beyond the edge the content swings out and comes back to it without a jump")
    func bounce() {
        let curve = ScrollCurve(
            from: 600, velocity: 3000, keeping: 0.998, limits: 0...700, bounces: true,
            numbers: Tuning())
        #expect(curve.target == 700)
        var (last, farthest) = (600.0, 0.0)
        for step in 0...Int(curve.duration * 1000) + 2 {
            let place = curve.value(at: Double(step) / 1000)
            #expect(abs(place - last) < 3.1)
            (last, farthest) = (place, max(farthest, place))
        }
        #expect(last == 700 && farthest > 740)
        let hard = ScrollCurve(
            from: 600, velocity: 3000, keeping: 0.998, limits: 0...700, bounces: false,
            numbers: Tuning())
        #expect(hard.value(at: hard.duration + 1) == 700)
        #expect((0...100).allSatisfy { hard.value(at: Double($0) / 100) <= 700 })
    }

    @Test(
        "CT4: content that swings back just fast enough rests as soon as any other",
        arguments: [-110, -109.999_999_999_999_99, -110.000_000_000_01, -109, -111])
    func justFastEnough(velocity: Double) {
        let curve = ScrollCurve(
            from: 110.0 / 12, velocity: velocity, springingTo: 0, stiffness: 12)
        #expect((0.1...0.5).contains(curve.duration))
        #expect(abs(curve.value(at: curve.duration - 1e-6)) < 0.26)
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

    @Test("CT4: pulled beyond the edge, content follows by the rubber band and comes back")
    func rubberBand() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 110, steps: 11, over: 1.1)
        #expect(abs(desk.y - -RubberBand.stretch(100, extent: 300, give: 0.55)) < 1e-9)
        #expect(desk.y > -50 && desk.y < -40)
        desk.board.wait(0.5)
        desk.board.up()
        desk.board.wait(2)
        #expect(desk.y == 0)
        for stretch in [0.0, 10, 150] {
            let pull = RubberBand.pull(for: stretch, extent: 300, give: 0.55)
            #expect(abs(RubberBand.stretch(pull, extent: 300, give: 0.55) - stretch) < 1e-9)
        }
    }

    @Test("CT4: without bounces the content stops at its edge")
    func noBounce() {
        let desk = ScrollDesk()
        desk.scroll.bounces = false
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 110, steps: 11)
        #expect(desk.y == 0)
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
                did end decelerating, will begin dragging, did end dragging
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

    @Test("CT4: setContentOffset: at once, or on its way for 0.3 s; a drag takes over")
    func programmatic() {
        let desk = ScrollDesk()
        desk.scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(desk.y == 100 && desk.scroll.bounds.origin.y == 100)
        desk.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        desk.board.wait(0.15)
        #expect(abs(desk.y - 200) < 1)
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
                == "will begin dragging, did end dragging, goes on, did end animation")
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
