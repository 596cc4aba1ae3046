import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ContentTouchTests {
    @Test("CT4: a resting finger reaches the content after 150 ms, by the holder's failure")
    func resting() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 150)
        desk.board.wait(0.149)
        #expect(desk.board.log.take() == "")
        desk.board.wait(0.002)
        #expect(desk.board.log.take() == "cell began")
        #expect(
            desk.board.trace.sentences("held", "timer", "transition", "released") == [
                "list.delay: delayed touches set, due 0.150 s",
                "began of finger 1 from cell, by list.delay",
                "list.delay: delayed touches fired, due 0.150 s",
                "list.delay: possible → failed, timed out",
                "began of finger 1 to cell",
            ])
    }

    @Test("CT4: a touch that lifts sooner reaches the content then")
    func quickTap() {
        let desk = ScrollDesk()
        desk.board.tap(1, 150, 150)
        #expect(desk.board.log.take() == "cell began, cell ended")
    }

    @Test("CT4: a quick drag scrolls, and the content hears nothing")
    func quickDrag() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 250)
        desk.board.drag(by: 0, -60, steps: 6)
        #expect(desk.board.log.take() == "will begin dragging")
        #expect(desk.scroll.isDragging && desk.scroll.isTracking)
        // The 10 points that made it begin are not made up for.
        #expect(desk.y == 50)
    }

    @Test("CT4: content that has the touch loses it to the drag")
    func dragAfterRest() {
        let desk = ScrollDesk()
        desk.board.down(1, 150, 250)
        desk.board.wait(0.2)
        desk.board.drag(by: 0, -60, steps: 3)
        #expect(
            desk.board.log.take() == "cell began, will begin dragging, cell cancelled")
        let asked = desk.board.trace.sentences("question").filter { $0.contains("Cancel") }
        #expect(asked == ["list.touchesShouldCancel(cell) = yes, view"])
    }

    @Test("CT4: a control keeps the touch it has: the pan fails")
    func controlKeepsTouch() {
        let desk = ScrollDesk()
        desk.board.put(
            UIButton(type: .system), "save", at: CGRect(x: 0, y: 0, width: 200, height: 300),
            in: desk.scroll)
        desk.board.down(1, 150, 250)
        desk.board.wait(0.2)
        desk.board.drag(by: 0, -60, steps: 2)
        desk.board.up()
        #expect(
            desk.board.log.take() == """
                save touchDown, save touchDragInside, save touchDragInside, save touchUpInside, \
                save primaryActionTriggered
                """)
        #expect(
            desk.board.trace.sentences("transition").last
                == "list.pan: possible → failed, content keeps touch")
        #expect(desk.y == 0)
    }

    @Test("CT4: with canCancelContentTouches off, content that has the touch keeps it, unasked")
    func cannotCancel() {
        let desk = ScrollDesk()
        desk.scroll.canCancelContentTouches = false
        desk.board.down(1, 150, 250)
        desk.board.wait(0.2)
        desk.board.drag(by: 0, -60, steps: 2)
        #expect(desk.board.log.take() == "cell began, cell moved, cell moved")
        #expect(!desk.board.trace.sentences("question").contains { $0.contains("Cancel") })
        desk.board.up()
        desk.board.wait(1)
        desk.flick()
        #expect(desk.board.log.take().hasPrefix("cell ended, will begin dragging"))
    }

    @Test("CT4: touchesShouldBegin no keeps the touch from the content")
    func shouldBeginNo() {
        let desk = ScrollDesk()
        let strict = Strict(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        desk.scroll.addSubview(strict)
        strict.delaysContentTouches = false
        strict.addSubview(desk.cell)
        desk.board.tap(1, 150, 150)
        #expect(desk.board.log.take() == "")
        #expect(
            desk.board.trace.sentences("withheld") == [
                "finger 1 from cell: scroll view refused"
            ])
    }

    @Test("CT4: touchesShouldBegin is told of each of several touches that begin at once")
    func shouldBeginTogether() {
        let desk = ScrollDesk()
        let curious = desk.putCurious()
        var counts: [Int] = []
        curious.onAsked = { counts.append($0.count) }
        desk.cell.isMultipleTouchEnabled = true
        desk.board.together((1, .began, 150, 150), (2, .began, 160, 160))
        #expect(counts == [1, 1])
        #expect(desk.board.log.take() == "cell began ×2")
    }

    @Test("CT4: touchesShouldBegin takes another touch's view away: each view gets what is its own")
    func shouldBeginTakesAway() {
        let desk = ScrollDesk()
        desk.putCurious().onAsked = { [c = desk.board.c] _ in c.removeFromSuperview() }
        desk.board.down(1, 280, 200)
        desk.board.down(2, 150, 150)
        #expect(desk.board.log.take() == "C began, C cancelled, cell began")
    }

    @Test("CT4, DL13: touchesShouldBegin takes away the view it is asked about: that hears nothing")
    func shouldBeginTakesItsOwnAway() {
        for fingers in 1...2 {
            let desk = ScrollDesk()
            desk.cell.isMultipleTouchEnabled = true
            var asked = 0
            desk.putCurious().onAsked = { [cell = desk.cell] _ in
                asked += 1
                if asked == fingers { cell.removeFromSuperview() }
            }
            let began = (1...fingers).map { finger in
                TouchSample(
                    finger: finger, phase: .began, location: CGPoint(x: 150, y: 150), timestamp: 0)
            }
            desk.board.app.send(began)
            #expect(desk.board.app._checkInvariants() == [])
            #expect(desk.board.log.take() == "")
        }
    }

    @Test("CT5: a button in a scroll view highlights late, without the delay at once")
    func lateHighlight() {
        for (delays, atOnce) in [(true, false), (false, true)] {
            let desk = ScrollDesk()
            desk.scroll.delaysContentTouches = delays
            let button = desk.board.put(
                UIButton(type: .system), "save", at: CGRect(x: 0, y: 0, width: 200, height: 60),
                in: desk.scroll)
            desk.board.down(1, 150, 80)
            #expect(button.isHighlighted == atOnce)
            desk.board.wait(0.16)
            #expect(button.isHighlighted)
        }
    }

    @Test(
        "CT2: in a scroll view a quick drag of a slider's thumb scrolls, unless nothing is held back"
    )
    func quickDragOfSlider() {
        for delays in [true, false] {
            let (desk, slider) = sliderDesk()
            desk.scroll.delaysContentTouches = delays
            desk.board.down(1, 64, 67)
            desk.board.drag(by: -100, 0)
            #expect(desk.scroll.isDragging == delays)
            #expect(desk.scroll.contentOffset.x == (delays ? 90 : 0))
            desk.board.drag(by: 200, 0)
            #expect((slider.value > 0.4) == !delays)
        }
    }

    @Test("CT2: in a scroll view a slider's thumb follows after a rest of 150 ms")
    func restingOnSlider() {
        let (desk, slider) = sliderDesk()
        desk.board.down(1, 64, 67)
        desk.board.wait(0.15)
        desk.board.drag(by: 100, 0)
        #expect(slider.value > 0.5)
        #expect(desk.scroll.contentOffset == .zero)
        #expect(
            desk.board.trace.sentences("transition").last
                == "list.pan: possible → failed, content keeps touch")
    }

    /// A page that scrolls sideways, with a slider whose thumb has its middle at (64, 67).
    private func sliderDesk() -> (ScrollDesk, UISlider) {
        let desk = ScrollDesk()
        desk.scroll.contentSize = CGSize(width: 800, height: 300)
        desk.scroll.isPagingEnabled = true
        let slider = desk.board.put(
            UISlider(), "volume", at: CGRect(x: 0, y: 0, width: 200, height: 34), in: desk.scroll)
        return (desk, slider)
    }

    private final class Strict: UIScrollView {
        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool { false }
    }
}

/// A scroll view that tells what it is asked about.
private final class Curious: UIScrollView {
    var onAsked: (Set<UITouch>) -> Void = { _ in }

    override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
        onAsked(touches)
        return true
    }
}

extension ScrollDesk {
    /// Puts one between the scroll view and its content, which gets its touches at once.
    fileprivate func putCurious() -> Curious {
        let curious = Curious(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        scroll.delaysContentTouches = false
        curious.delaysContentTouches = false
        scroll.addSubview(curious)
        curious.addSubview(cell)
        return curious
    }
}
