import Testing
import TouchTrace

@testable import TouchKit

/// Zooming without fingers.
@Suite struct ZoomScaleTests {
    @Test("CT9: a scale that is set is kept within the limits, about the middle of what is seen")
    func set() {
        let desk = ZoomDesk()
        desk.scroll.zoomScale = 2
        #expect(desk.scroll.contentOffset == CGPoint(x: 100, y: 150))
        desk.scroll.setZoomScale(10, animated: false)
        #expect(desk.scroll.zoomScale == 4)
        desk.scroll.zoomScale = 0
        #expect(desk.scroll.zoomScale == 1 && desk.scroll.contentOffset == .zero)
        desk.scroll.minimumZoomScale = 0
        desk.scroll.zoomScale = 0
        desk.scroll.zoomScale = 1
        #expect(desk.photo.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test("CT9: set without an animation, the delegate hears of the change alone")
    func setOrder() {
        let desk = ZoomDesk()
        desk.scroll.zoomScale = 2
        #expect(desk.board.log.take() == "did zoom")
        desk.scroll.zoomScale = 2
        #expect(desk.board.log.take() == "")
        // As a sample of Apple's did, against a fault of its time.
        desk.onEndZooming = { desk.scroll.setZoomScale(3.01, animated: false) }
        desk.down(apart: 50)
        desk.pinch(to: 75)
        desk.up()
        #expect(desk.scroll.zoomScale == 3.01)
    }

    @Test("CT9: with an animation it hears of one change, and of the end at the end")
    func animatedOrder() {
        let desk = ZoomDesk()
        desk.scroll.setZoomScale(3, animated: true)
        #expect(desk.scroll.zoomScale == 3 && !desk.scroll.isZooming)
        #expect(desk.board.log.take() == "will begin zooming photo, did zoom")
        desk.board.wait(0.31)
        #expect(desk.board.log.take() == "did end zooming at 3.00")
        let moved = desk.board.trace.sentences("animated")
        #expect(moved.contains { $0.hasPrefix("photo: transform") }, "\(moved)")
        #expect(moved.contains { $0.hasPrefix("album: bounds") })
    }

    @Test(
        "CT9: zoomed to a rectangle of the view, that fills what is seen", arguments: [false, true])
    func toRectangle(animated: Bool) {
        let desk = ZoomDesk()
        desk.scroll.zoomScale = 1.5
        desk.scroll.zoom(to: CGRect(x: 50, y: 60, width: 100, height: 100), animated: animated)
        // The width is what limits it; the height shows more.
        #expect(desk.scroll.zoomScale == 2)
        #expect(desk.scroll.contentOffset == CGPoint(x: 100, y: 70))
        desk.board.log.lines = []
        desk.board.wait(1)
        #expect(desk.board.log.take() == (animated ? "did end zooming at 2.00" : ""))
    }

    @Test("CT9: an animation that another one takes the place of ends when that begins")
    func twoAnimations() {
        let desk = ZoomDesk()
        desk.scroll.setZoomScale(3, animated: true)
        desk.board.wait(0.1)
        desk.scroll.setZoomScale(2, animated: true)
        desk.board.wait(1)
        #expect(
            desk.board.log.take() == """
                will begin zooming photo, did zoom, did end zooming at 3.00, \
                will begin zooming photo, did zoom, did end zooming at 2.00
                """)
    }

    @Test("CT9: a view beside the origin keeps its corner")
    func corner() {
        let desk = ZoomDesk()
        desk.photo.frame.origin = CGPoint(x: 20, y: 0)
        desk.scroll.zoomScale = 2
        #expect(desk.photo.frame.origin.distance(to: CGPoint(x: 20, y: 0)) < 1e-9)
        #expect(desk.photo.convert(CGPoint(x: 80, y: 150), to: nil) == CGPoint(x: 150, y: 200))
    }

    @Test("CT9: in no window everything happens at once")
    func withoutWindow() {
        let desk = ZoomDesk()
        desk.scroll.removeFromSuperview()
        desk.scroll.setZoomScale(2, animated: true)
        #expect(desk.scroll.zoomScale == 2 && desk.board.log.take() == "did zoom")
    }
}
