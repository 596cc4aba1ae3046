import Testing
import TouchKit

/// Items that are moved by hand, and collections in other scroll views.
@Suite struct CollectionMovingTests {
    private let bench = ShelfBench(boxes: 60)
    private var news: [String] {
        bench.shelf.news().filter { !$0.hasPrefix("cell") && !$0.contains("appears") }
    }

    @Test("CV50: an item that may not be moved is not, and the call says so")
    func refuses() {
        bench.shelf.fixed = [3]
        #expect(!bench.view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        #expect(news == ["move 3?"])
        bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 30))
        #expect(news == [])
        #expect(bench.view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
    }

    @Test("CV51: the gap opens where the delegate says, and the item ends there")
    func delegateDecides() {
        bench.shelf.target = 2
        bench.view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0))
        _ = news
        bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 30))
        #expect(news == ["4 to 0?"])
        bench.view.layoutIfNeeded()
        #expect(bench.cell(3)?.center.x == 45)
        bench.view.endInteractiveMovement()
        #expect(news == ["moved 4 to 2"])
    }

    @Test("CV54: an item that is back where it came from is not moved")
    func returns() {
        bench.press(160, 30, at: 1)
        bench.bench.touch(.moved, 160, 100, at: 1.7)
        bench.bench.touch(.moved, 160, 30, at: 1.8)
        bench.bench.touch(.ended, 160, 30, at: 1.9)
        #expect(news.filter { $0.hasPrefix("moved") } == [])
    }

    @Test("CV55: the middle jumps to the finger; between items nothing gives way")
    func betweenItems() {
        bench.press(10, 10, at: 1)
        bench.bench.touch(.moved, 102, 20, at: 1.7)
        bench.view.layoutIfNeeded()
        #expect(bench.cell(0)?.center == CGPoint(x: 102, y: 20))
        #expect(bench.cell(1)?.frame.minX == 115)
        bench.bench.touch(.moved, 116, 20, at: 1.8)
        bench.view.layoutIfNeeded()
        #expect(bench.cell(1)?.center == CGPoint(x: 116, y: 20))
        #expect(bench.cell(0)?.frame.minX == 0)
    }

    @Test(
        "CV56: below an inset the edge is where the inset ends, and the content ends with its insets"
    )
    func scrollsWithinInsets() {
        bench.view.contentInset = UIEdgeInsets(top: 50, bottom: 30)
        bench.press(160, 300, at: 1)
        bench.bench.touch(.moved, 160, 95, at: 1.7)
        bench.bench.app.advance(to: 2)
        #expect(bench.view.contentOffset.y == -50)
        bench.bench.touch(.moved, 160, 435, at: 2.1)
        bench.bench.app.advance(to: 8)
        // Twenty lines are 1390 points high.
        #expect(abs(bench.view.contentOffset.y - 940) < 0.001)
    }

    @Test("CV58: the press needs half a second, within 10 points", arguments: [true, false])
    func measures(stays: Bool) {
        bench.bench.touch(.began, 160, 30, at: 1)
        bench.bench.touch(.moved, stays ? 170 : 171, 30, at: 1.2)
        bench.bench.app.advance(to: 1.49)
        #expect(news.contains("move 1?") == false)
        bench.bench.app.advance(to: 1.51)
        #expect(news.contains("move 1?") == stays)
    }

    @Test("CV60: once an item is lifted the collection does not scroll; a drag before that does")
    func pan() {
        bench.press(160, 230, at: 1)
        bench.bench.move(from: (160, 230), by: (0, -100), at: 2)
        #expect(bench.view.contentOffset.y == 0)
        bench.bench.touch(.ended, 160, 130, at: 4)
        _ = news
        bench.bench.touch(.began, 160, 230, at: 5)
        bench.bench.move(from: (160, 230), by: (0, -100), at: 5)
        bench.bench.app.advance(to: 7)
        #expect(bench.view.contentOffset.y > 80)
        #expect(news.filter { $0.hasPrefix("move") } == [])
    }

    // MARK: In one another

    @Test(
        "CV70, CV72: at its end a strip leaves the next drag to the pager, not the one in progress")
    func atItsEnd() throws {
        let feed = FeedController()
        let bench = InteractionBench(feed)
        let strip = try #require(feed.strip)
        let end = strip.contentSize.width - 320
        strip.contentOffset.x = end - 50
        bench.touch(.began, 300, 50, at: 1)
        bench.move(from: (300, 50), by: (-200, 0), at: 1)
        #expect(strip.contentOffset.x > end && feed.page.contentOffset.x == 0)
        bench.touch(.ended, 100, 50, at: 3)
        bench.app.advance(to: 5)
        #expect(strip.contentOffset.x == end)
        bench.touch(.began, 300, 50, at: 6)
        bench.move(from: (300, 50), by: (-200, 0), at: 6)
        #expect(strip.contentOffset.x == end && feed.page.contentOffset.x > 150)
    }

    @Test(
        "CV73: where nothing around can scroll, a scroll view at its edge bounces before other pans"
    )
    func bounces() {
        let other = UIPanGestureRecognizer()
        bench.bench.window.addGestureRecognizer(other)
        bench.bench.touch(.began, 160, 230, at: 1)
        bench.bench.move(from: (160, 230), by: (0, 100), at: 1)
        #expect(bench.view.contentOffset.y < 0)
        #expect(other.state == .failed)
    }

    @Test(
        "CV74: content that fits is not dragged, unless it always bounces",
        arguments: [false, true])
    func fits(always: Bool) {
        let bench = ShelfBench(boxes: 3)
        bench.view.alwaysBounceVertical = always
        let other = UIPanGestureRecognizer()
        bench.bench.window.addGestureRecognizer(other)
        bench.bench.touch(.began, 160, 230, at: 1)
        bench.bench.move(from: (160, 230), by: (0, 100), at: 1)
        #expect(bench.view.isDragging == always)
        #expect((other.state == .changed) != always)
    }
}
