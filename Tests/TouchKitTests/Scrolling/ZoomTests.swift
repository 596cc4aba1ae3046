import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ZoomTests {
    // MARK: Beginning and ending

    @Test("CT9: two fingers that move apart zoom, and the delegate hears of it in order")
    func zoomsIn() {
        let desk = ZoomDesk()
        desk.down(apart: 50)
        desk.pinch(to: 57)
        #expect(!desk.scroll.isZooming && desk.scroll.zoomScale == 1)
        desk.pinch(to: 100)
        #expect(desk.scroll.isZooming && abs(desk.scroll.zoomScale - 2) < 1e-9)
        desk.up()
        #expect(!desk.scroll.isZooming && !desk.scroll.isZoomBouncing)
        #expect(
            desk.board.log.take()
                == "will begin zooming photo, did zoom, did end zooming at 2.00")
        #expect(
            desk.board.trace.sentences("transition").filter {
                $0.hasPrefix("album.pinch") && !$0.contains("changed → changed")
            } == [
                "album.pinch: possible → began, analysis",
                "album.pinch: began → changed, analysis",
                "album.pinch: changed → ended, analysis",
            ])
    }

    @Test("CT9: what lies under the middle of the fingers stays there")
    func middleStays() {
        let desk = ZoomDesk()
        let place = CGPoint(x: 120, y: 150)
        desk.down(place.x, place.y, apart: 40)
        for gap in [60, 100, 90, 140.0] {
            desk.pinch(to: gap)
            #expect(desk.whereIs(place).distance(to: place) < 1e-9, "\(gap) pt apart")
        }
        #expect(abs(desk.scroll.zoomScale - 3.5) < 1e-9)
    }

    @Test("CT9: the view is scaled about its corner, and the content is as large as it is shown")
    func geometry() {
        let desk = ZoomDesk()
        desk.down(apart: 50)
        desk.pinch(to: 100, steps: 1)
        #expect(desk.photo.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(desk.photo.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(desk.scroll.contentSize == CGSize(width: 400, height: 600))
        #expect(desk.scroll.contentOffset == CGPoint(x: 100, y: 150))
    }

    @Test("CT9: the offset changes first, then the delegate hears of the scale")
    func offsetFirst() {
        let desk = ZoomDesk()
        desk.onZoom = { #expect(desk.scroll.contentOffset.x > 0) }
        desk.down(apart: 50)
        desk.pinch(to: 100)
    }

    @Test("CT9: where the delegate has no view to zoom, the pinch is recognized in vain")
    func noView() {
        let desk = ZoomDesk()
        desk.hasView = false
        desk.down(apart: 50)
        desk.pinch(to: 100)
        #expect(desk.scroll.pinchGestureRecognizer?.state == .changed)
        #expect(!desk.scroll.isZooming && desk.scroll.zoomScale == 1)
        desk.up()
        #expect(!desk.board.log.take().contains("zoom"))
    }

    @Test("CT9: an interruption ends zooming as lifting does")
    func interrupted() {
        let desk = ZoomDesk()
        desk.down(apart: 50)
        desk.pinch(to: 100)
        desk.board.interrupt()
        #expect(!desk.scroll.isZooming && abs(desk.scroll.zoomScale - 2) < 1e-9)
        #expect(desk.board.log.take().hasSuffix("did end zooming at 2.00"))
    }

    // MARK: Limits

    @Test("CT9: beyond its limit the scale follows less and springs back; the end is told after")
    func bounces() {
        let desk = ZoomDesk(maximum: 2)
        desk.down(apart: 20)
        desk.pinch(to: 160)
        let excess = RubberBand.stretch(3, extent: 1, give: 0.55)
        #expect(abs(desk.scroll.zoomScale - 2 * (1 + excess)) < 1e-9)
        _ = desk.board.said("timer")
        desk.up()
        #expect(desk.scroll.zoomScale == 2 && desk.scroll.isZoomBouncing && !desk.scroll.isZooming)
        #expect(
            desk.board.log.take() == "will begin zooming photo, did zoom, did zoom back")
        desk.board.wait(0.29)
        #expect(desk.scroll.isZoomBouncing && desk.board.log.take() == "")
        desk.board.wait(0.02)
        #expect(!desk.scroll.isZoomBouncing)
        #expect(desk.board.log.take() == "did end zooming at 2.00")
        #expect(
            desk.board.said("timer") == [
                "album: scrolling set, due 0.400 s", "album: scrolling fired, due 0.400 s",
            ])
    }

    @Test("CT9: below the smallest scale it is the same, never to half of it")
    func bouncesBelow() {
        let desk = ZoomDesk()
        desk.down(apart: 180)
        desk.pinch(to: 1)
        #expect(desk.scroll.zoomScale > 0.5 && desk.scroll.zoomScale < 0.51)
        #expect(desk.scroll.contentOffset == .zero)
        desk.up()
        desk.board.wait(1)
        #expect(desk.scroll.zoomScale == 1 && desk.photo.transform.isIdentity)
        #expect(desk.scroll.contentSize == CGSize(width: 200, height: 300))
    }

    @Test("CT9: with bouncesZoom off it stops at the limit, and nothing springs back")
    func stops() {
        let desk = ZoomDesk(maximum: 2)
        desk.scroll.bouncesZoom = false
        desk.down(apart: 20)
        desk.pinch(to: 160)
        #expect(desk.scroll.zoomScale == 2)
        desk.up()
        #expect(!desk.scroll.isZoomBouncing && desk.scroll.zoomScale == 2)
        #expect(desk.board.log.take().hasSuffix("did zoom, did end zooming at 2.00"))
    }

    @Test("CT9: content smaller than what is seen lies at its origin")
    func smaller() {
        let desk = ZoomDesk()
        desk.scroll.minimumZoomScale = 0.5
        desk.down(180, 300, apart: 100)
        desk.pinch(to: 60)
        desk.up()
        #expect(abs(desk.scroll.zoomScale - 0.6) < 1e-9 && desk.scroll.contentOffset == .zero)
        #expect(desk.photo.frame.origin.distance(to: .zero) < 1e-9)
    }

    @Test("CT9: zooming out in a corner, the content's edges hold")
    func edgesHold() {
        let desk = ZoomDesk()
        desk.scroll.zoomScale = 4
        desk.scroll.contentOffset = CGPoint(x: 590, y: 890)
        desk.down(110, 60, apart: 100)
        desk.pinch(to: 50, steps: 1)
        #expect(desk.scroll.zoomScale == 2)
        #expect(desk.scroll.contentOffset == CGPoint(x: 200, y: 300))
    }

    @Test("CT9: a pinch that begins while the content springs back ends that first")
    func againWhileBouncing() {
        let desk = ZoomDesk(maximum: 2)
        desk.down(apart: 20)
        desk.pinch(to: 160)
        desk.up()
        desk.board.wait(0.1)
        desk.board.log.lines = []
        desk.down(apart: 100)
        desk.pinch(to: 50)
        #expect(!desk.scroll.isZoomBouncing && desk.scroll.isZooming)
        desk.board.wait(1)
        #expect(
            desk.board.log.take()
                == "did end zooming at 2.00, will begin zooming photo, did zoom")
        #expect(
            desk.board.trace.sentences("timer").contains("album: scrolling cancelled, due 0.400 s"))
    }

    @Test("TE9: the same scales and the same trace, in one step or a thousand")
    func stepsDoNotMatter() {
        let traces = [1, 7, 1000].map { steps in
            let desk = ZoomDesk(maximum: 2)
            desk.down(apart: 20)
            desk.pinch(to: 160, by: 20, 30)
            desk.up()
            for _ in 0..<steps { desk.board.wait(2 / Double(steps)) }
            return desk.board.trace.text
        }
        #expect(traces[0] == traces[1] && traces[0] == traces[2])
    }
}
