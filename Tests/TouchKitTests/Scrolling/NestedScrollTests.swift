import Testing
import TouchTrace

@testable import TouchKit

@Suite struct NestedScrollTests {
    @Test("CT6: the innermost scroll view wins where it can move")
    func innermost() {
        let (desk, inner) = nested()
        inner.contentOffset.y = 100
        desk.board.down(1, 150, 150)
        desk.board.drag(by: 0, -50)
        #expect(inner.isDragging && !desk.scroll.isDragging)
        #expect(inner.contentOffset.y > 100 && desk.y == 0)
    }

    @Test("CT6: at its edge it leaves the drag to the one around it")
    func edge() {
        let (desk, inner) = nested()
        desk.scroll.contentOffset.y = 50
        inner.contentOffset.y = 0
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 40)
        #expect(!inner.isDragging && desk.scroll.isDragging)
        #expect(
            desk.board.trace.sentences("transition").first { $0.contains("inner.pan") }
                == "inner.pan: possible → failed, nowhere to scroll")
    }

    @Test("CT6: where neither can move the innermost wins, and bounces")
    func neither() {
        let (desk, inner) = nested()
        desk.board.down(1, 150, 100)
        desk.board.drag(by: 0, 60)
        #expect(inner.isDragging && !desk.scroll.isDragging)
        #expect(inner.contentOffset.y < 0)
    }

    @Test("CT6: a row that scrolls across leaves drags down to the list")
    func across() {
        let (desk, inner) = nested(content: CGSize(width: 800, height: 150))
        desk.board.down(1, 150, 150)
        desk.board.drag(by: 0, -50)
        #expect(desk.scroll.isDragging)
        desk.board.up()
        desk.board.wait(5)
        desk.scroll.contentOffset.y = 0
        desk.board.down(1, 150, 150)
        desk.board.drag(by: -50, 0)
        #expect(inner.isDragging && inner.contentOffset.x > 0)
    }

    @Test("CT6: no hand-over in mid-drag")
    func noHandOver() {
        let (desk, inner) = nested()
        inner.contentOffset.y = 340
        desk.board.down(1, 150, 180)
        desk.board.drag(by: 0, -140, steps: 14)
        #expect(inner.isDragging && !desk.scroll.isDragging)
        #expect(inner.contentOffset.y > 350 && desk.y == 0)
    }

    @Test("CT6: a drag along an axis that never scrolls is left to other recognizers")
    func wrongAxis() {
        let desk = ScrollDesk()
        desk.board.add(UISwipeGestureRecognizer(), "swipe", to: desk.board.window)
        desk.board.down(1, 100, 150)
        desk.board.drag(by: 100, 0)
        #expect(desk.board.log.take() == "swipe ended")
    }

    @Test("CT6: the wheel goes to the one around it where the inner one is at its end")
    func wheel() {
        let (desk, inner) = nested()
        for _ in 0..<2 {
            desk.board.app.send(
                PointerSample(
                    phase: .scroll, location: CGPoint(x: 150, y: 100), timestamp: 0,
                    scroll: CGVector(dx: 0, dy: -360)))
        }
        #expect(inner.contentOffset.y == 350 && desk.y == 360)
    }

    /// The list with an inner scroll view of 200 × 150 at its top.
    private func nested(
        content: CGSize = CGSize(width: 200, height: 500)
    ) -> (ScrollDesk, UIScrollView) {
        let desk = ScrollDesk()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        inner.accessibilityIdentifier = "inner"
        inner.contentSize = content
        desk.scroll.addSubview(inner)
        return (desk, inner)
    }
}
