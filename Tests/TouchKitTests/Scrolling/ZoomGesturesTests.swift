import Testing
import TouchTrace

@testable import TouchKit

/// Zooming beside other gestures.
@Suite struct ZoomGesturesTests {
    // MARK: Whether there is a pinch

    @Test("CT9: there is a pinch only while there is something to zoom")
    func onlyWhereItZooms() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 2)
        scroll.maximumZoomScale = 2
        let pinch = scroll.pinchGestureRecognizer
        #expect(pinch?.view === scroll && scroll.gestureRecognizers?.last === pinch)
        scroll.minimumZoomScale = 2
        #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 2)
        scroll.minimumZoomScale = 0.5
        #expect(scroll.pinchGestureRecognizer === pinch)
    }

    @Test("CT9: where there is nothing to zoom, the trace is what it was without a word of zooming")
    func sameTrace() {
        let traces = [false, true].map { isTold in
            let desk = ScrollDesk()
            if isTold {
                desk.scroll.bouncesZoom = false
                desk.scroll.maximumZoomScale = 1
            }
            desk.board.together((1, .began, 100, 200), (2, .began, 200, 200))
            desk.board.drag(1, by: -40, -40)
            desk.board.drag(2, by: 40, -40)
            desk.board.up(1)
            desk.board.up(2)
            desk.board.wait(3)
            return desk.board.trace.text
        }
        #expect(traces[0] == traces[1] && !traces[0].contains("pinch"))
    }

    @Test("CT9: setting both limits alike in mid-pinch cancels it")
    func switchedOff() {
        let desk = ZoomDesk()
        desk.down(apart: 50)
        desk.pinch(to: 100)
        desk.scroll.maximumZoomScale = 1
        #expect(!desk.scroll.isZooming && desk.scroll.zoomScale == 1)
        desk.up()
    }

    @Test("CT9: scrolling switched off leaves zooming on")
    func withoutScrolling() {
        let desk = ZoomDesk()
        desk.scroll.isScrollEnabled = false
        desk.down(apart: 50)
        desk.pinch(to: 100)
        #expect(abs(desk.scroll.zoomScale - 2) < 1e-9)
    }

    // MARK: With the pan

    @Test("CT9: fingers that move apart and along zoom and scroll at the same time")
    func pinchAndPan() {
        let desk = ZoomDesk()
        desk.down(150, 200, apart: 40)
        desk.pinch(to: 80)
        #expect(!desk.scroll.isDragging)
        desk.pinch(to: 120, by: -40, 0)
        #expect(desk.scroll.isZooming && desk.scroll.isDragging)
        // The pan leaves its first 10 pt out; what lay under the fingers is so much behind them, and shows larger since.
        let place = desk.whereIs(CGPoint(x: 150, y: 200))
        #expect(place.x > 110 && place.x < 130 && abs(place.y - 200) < 1e-9)
        desk.pinch(to: 120, by: 0, 30)
        #expect(abs(desk.whereIs(CGPoint(x: 150, y: 200)).y - 230) < 1e-9)
        desk.board.wait(0.2)
        desk.up()
        #expect(
            desk.board.log.take() == """
                will begin zooming photo, did zoom, will begin dragging, did zoom, \
                did end zooming at 3.00, did end dragging
                """)
    }

    @Test("CT9: neither of the two prevents the other, whoever is first")
    func together() {
        let desk = ZoomDesk()
        desk.scroll.zoomScale = 2
        desk.scroll.contentOffset = CGPoint(x: 100, y: 150)
        desk.board.down(1, 120, 200)
        desk.board.drag(1, by: 30, 0)
        #expect(desk.scroll.isDragging)
        desk.board.down(2, 190, 200)
        desk.board.drag(2, by: 40, 0)
        #expect(desk.scroll.isDragging && desk.scroll.isZooming)
        #expect(desk.board.trace.sentences("prevented").filter { $0.contains("pinch") } == [])
        // One lifts, the other scrolls on, and zooms again with a new one.
        desk.board.up(1)
        let (scale, x) = (desk.scroll.zoomScale, desk.scroll.contentOffset.x)
        desk.board.drag(2, by: -20, 0)
        #expect(desk.scroll.zoomScale == scale)
        #expect(abs(desk.scroll.contentOffset.x - x - 20) < 1e-9)
        desk.board.down(1, 110, 200)
        desk.board.drag(1, by: 50, 0)
        #expect(desk.scroll.zoomScale < scale)
    }

    @Test("CT9: what springs back to its limit does not glide as well")
    func bounceAfterDrag() {
        let desk = ZoomDesk(maximum: 2)
        desk.down(150, 200, apart: 20)
        desk.pinch(to: 120, by: -60, -60)
        #expect(desk.scroll.isDragging && desk.scroll.zoomScale > 2)
        desk.up()
        #expect(desk.scroll.isZoomBouncing && !desk.scroll.isDecelerating)
        #expect(desk.scroll.contentOffset == desk.scroll.clamped(desk.scroll.contentOffset))
        desk.board.wait(1)
        #expect(desk.board.app.nextDue == nil)
    }

    // MARK: With others

    @Test("CT6, CT9: content in the hands of two fingers is not left to the pager")
    func pagerStays() {
        let (desk, pager) = ZoomDesk.inPager()
        desk.down(apart: 100)
        desk.pinch(to: 80)
        desk.pinch(to: 80, by: 40, 0)
        #expect(desk.scroll.isZooming && desk.scroll.isDragging && !pager.isDragging)
        #expect(desk.scroll.contentOffset == .zero && pager.contentOffset.x == 200)
    }

    @Test("CT6, CT9: a photo in a pager leaves drags to the pager until it is zoomed")
    func pager() {
        let (desk, pager) = ZoomDesk.inPager()
        func drag(by dx: CGFloat) -> String {
            desk.board.down(1, 150, 200)
            desk.board.drag(1, by: dx, 0, steps: 10)
            let who = desk.scroll.isDragging ? "photo" : pager.isDragging ? "pager" : "nobody"
            desk.board.wait(0.3)
            desk.board.up(1)
            desk.board.wait(2)
            return who
        }
        #expect(drag(by: 60) == "pager" && pager.contentOffset.x == 200)
        desk.down(apart: 50)
        desk.pinch(to: 100)
        desk.up()
        desk.board.wait(1)
        #expect(abs(desk.scroll.zoomScale - 2) < 1e-9 && !pager.isDragging)
        #expect(drag(by: 90) == "photo" && pager.contentOffset.x == 200)
        #expect(drag(by: 90) == "photo" && desk.scroll.contentOffset.x == 0)
        #expect(drag(by: 60) == "pager")
        #expect(drag(by: -60) == "photo")
    }

    @Test("CT9: a double tap that zooms stands beside the pinch")
    func doubleTap() {
        let desk = ZoomDesk()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        desk.board.add(double, "double", to: desk.photo)
        desk.board.log.onAction = { _ in
            desk.scroll.zoom(
                to: CGRect(x: 0, y: 0, width: 100, height: 150), animated: true)
        }
        desk.board.tap(1, 100, 100)
        desk.board.wait(0.1)
        desk.board.tap(1, 100, 100)
        #expect(desk.scroll.zoomScale == 2 && desk.scroll.contentOffset == .zero)
        desk.board.wait(1)
        desk.board.log.lines = []
        desk.down(apart: 50)
        desk.pinch(to: 75)
        #expect(abs(desk.scroll.zoomScale - 3) < 1e-9)
        desk.up()
        #expect(desk.board.log.take().hasSuffix("did end zooming at 3.00"))
    }

    @Test("CT9: another pinch that requires the scroll view's to fail does not begin")
    func requirement() {
        let desk = ZoomDesk()
        let own = desk.board.add(UIPinchGestureRecognizer(), "own", to: desk.board.window)
        if let pinch = desk.scroll.pinchGestureRecognizer { own.require(toFail: pinch) }
        desk.down(apart: 50)
        desk.pinch(to: 100)
        #expect(desk.scroll.isZooming && own.state == .failed)
        #expect(
            desk.board.said("transition").contains(
                "own: possible → failed, requirement broken, album.pinch"))
    }

    @Test("CT4, CT9: content that keeps its touches is not zoomed with them")
    func contentKeeps() {
        let desk = ZoomDesk()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        button.accessibilityIdentifier = "button"
        desk.photo.addSubview(button)
        desk.down(apart: 50)
        desk.board.wait(0.2)
        desk.pinch(to: 100)
        #expect(!desk.scroll.isZooming)
        #expect(
            desk.board.said("transition").contains(
                "album.pinch: possible → failed, content keeps touch"))
    }
}
