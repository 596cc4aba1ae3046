import TestEffort
import Testing

@testable import TouchFuzz
@testable import TouchKit

@Suite struct ZoomWalkTests {
    @Test(
        "CT9: whatever three fingers do on a photo in a pager, at rest scale and offset are within their limits",
        arguments: 1...UInt64(Effort.count(12)))
    func atRest(seed: UInt64) {
        walk(seed: seed)
    }

    @Test("CT9: what these fingers do does zoom")
    func zooms() {
        #expect((1...12).contains { walk(seed: $0) > 0 })
    }

    /// Walks, and returns how often zooming began.
    @discardableResult
    private func walk(seed: UInt64) -> Int {
        var dice = FuzzRandom(seed: seed)
        let (desk, pager) = ZoomDesk.inPager(maximum: dice.pick([1.5, 2, 4]))
        desk.scroll.minimumZoomScale = dice.pick([0.5, 1])
        desk.scroll.bouncesZoom = !dice.oneIn(4)
        desk.scroll.bounces = !dice.oneIn(4)
        var begun = 0
        var ended = 0
        desk.onBeginZooming = { begun += 1 }
        desk.onEndZooming = { ended += 1 }
        var places: [Int: CGPoint] = [:]
        for _ in 0..<120 {
            let finger = dice.below(3) + 1
            if let place = places[finger] {
                let end = CGPoint(
                    x: place.x + dice.number(-40...40), y: place.y + dice.number(-40...40))
                let lifts = dice.oneIn(8)
                desk.board.together((finger, lifts ? .ended : .moved, end.x, end.y))
                places[finger] = lifts ? nil : end
            } else {
                let place = CGPoint(x: dice.number(50...249), y: dice.number(50...349))
                desk.board.together((finger, .began, place.x, place.y))
                places[finger] = place
            }
            if dice.oneIn(20) {
                desk.scroll.setZoomScale(dice.number(0...5), animated: dice.oneIn(2))
            }
            desk.board.wait(dice.pick([0, 0.01, 0.1]))
            #expect(desk.scroll.contentOffset.x.isFinite && desk.scroll.zoomScale > 0.2)
        }
        desk.board.interrupt()
        desk.board.wait(5)
        let scroll = desk.scroll
        #expect(scroll.zoomLimits.contains(scroll.zoomScale))
        #expect(scroll.contentOffset.distance(to: scroll.clamped(scroll.contentOffset)) < 1e-6)
        #expect(!scroll.isZooming && !scroll.isZoomBouncing && begun == ended)
        #expect(!pager.isDragging && desk.board.app.nextDue == nil)
        return begun
    }
}
