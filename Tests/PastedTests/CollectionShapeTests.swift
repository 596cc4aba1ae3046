import Testing
import TouchKit

/// Collections: their layout, their choice, and who scrolls where they lie in one another.
@Suite struct CollectionShapeTests {
    private let app = UIApplication()
    private let layout = UICollectionViewFlowLayout()

    /// Tiles of 90 × 60 points in lines of three, in a window of 320 × 480.
    private func tiles() throws -> (controller: TilesController, view: UICollectionView) {
        layout.itemSize = CGSize(width: 90, height: 60)
        let controller = TilesController(collectionViewLayout: layout)
        show(controller)
        return (controller, try #require(controller.collectionView))
    }

    private func show(_ controller: UIViewController) {
        app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = controller
            window.makeKeyAndVisible(in: app)
            window.layoutIfNeeded()
        }
    }

    private func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    private func drag(
        from start: (x: Double, y: Double), by way: (x: Double, y: Double), at time: Double
    ) {
        touch(.began, start.x, start.y, at: time)
        for step in 1...20 {
            let part = Double(step) / 20
            touch(
                step == 20 ? .ended : .moved, start.x + way.x * part, start.y + way.y * part,
                at: time + Double(step) / 60)
        }
    }

    private func frame(_ item: Int, in view: UICollectionView) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test(
        "CV3, CV4, CV9: a flow layout spreads the items of a line over its length, lines 10 points apart"
    )
    func lines() throws {
        let (_, view) = try tiles()
        #expect(frame(1, in: view) == CGRect(x: 115, y: 0, width: 90, height: 60))
        #expect(frame(3, in: view) == CGRect(x: 0, y: 70, width: 90, height: 60))
        #expect(view.contentSize == CGSize(width: 320, height: 20 * 60 + 19 * 10))
    }

    @Test(
        "CV30, CV33: a tap lights and chooses an item, and its delegate is asked and told in that order"
    )
    func tap() throws {
        let (controller, view) = try tiles()
        touch(.began, 150, 100, at: 1)
        app.advance(to: 1.2)
        #expect(controller.log == ["may 4 light?", "4 lights"])
        touch(.ended, 150, 100, at: 1.25)
        #expect(
            controller.log.dropFirst(2) == ["may 4 be chosen?", "chose 4", "4 is dark"])
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [4])
    }

    @Test("CV34: a drag that begins on an item scrolls and chooses nothing; cells are used again")
    func scrolls() throws {
        let (controller, view) = try tiles()
        let cells = view.visibleCells.count
        drag(from: (150, 400), by: (0, -300), at: 1)
        app.advance(to: 6)
        #expect(controller.log == [])
        #expect(view.contentOffset.y > 200)
        #expect(view.visibleCells.count <= cells + 3)
        let first = view.visibleCells.first?.accessibilityIdentifier.flatMap { Int($0) } ?? 0
        #expect(first == Int((view.contentOffset.y + 10) / 70) * 3)
    }

    @Test(
        "CV52, CV57: a long press lifts an item; the others give way, and the data source is told once"
    )
    func moves() throws {
        let (controller, view) = try tiles()
        touch(.began, 150, 100, at: 1)
        app.advance(to: 1.6)
        touch(.moved, 150, 30, at: 1.7)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.y == 30)
        #expect(
            view.cellForItem(at: IndexPath(item: 4, section: 0))?.accessibilityIdentifier == "3")
        touch(.ended, 150, 30, at: 1.8)
        #expect(controller.log.last == "moved 4 to 1")
        #expect(controller.tiles.prefix(6) == [0, 4, 1, 2, 3, 5])
        #expect(controller.log.filter { $0.hasPrefix("chose") } == [])
    }

    @Test("CV56: an item held near the edge scrolls the collection and moves on with it")
    func autoscroll() throws {
        let (controller, view) = try tiles()
        touch(.began, 150, 100, at: 1)
        app.advance(to: 1.6)
        touch(.moved, 150, 470, at: 1.7)
        app.advance(to: 2.7)
        #expect(view.contentOffset.y > 300)
        touch(.ended, 150, 470, at: 2.8)
        let last = try #require(controller.log.last)
        #expect(last == "moved 4 to \(Int((view.contentOffset.y + 470) / 70) * 3 + 1)")
    }

    @Test(
        "CV53, CV59: an item that may not be moved is not, and a movement that is cancelled leaves no trace"
    )
    func stays() throws {
        let (controller, view) = try tiles()
        touch(.began, 40, 30, at: 1)
        app.advance(to: 1.6)
        touch(.moved, 40, 100, at: 1.7)
        touch(.ended, 40, 100, at: 1.8)
        touch(.began, 150, 100, at: 3)
        app.advance(to: 3.6)
        touch(.moved, 150, 30, at: 3.7)
        touch(.cancelled, 150, 30, at: 3.8)
        view.layoutIfNeeded()
        #expect(controller.tiles == Array(0..<60))
        let shown = (0..<6).map {
            view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityIdentifier
        }
        #expect(shown == ["0", "1", "2", "3", "4", "5"])
    }

    @Test(
        "CV71: of three pans – a strip in a cell, its table, a page – the way of the finger decides"
    )
    func threePans() throws {
        let feed = FeedController()
        show(feed)
        let strip = try #require(feed.strip)
        func offsets() -> String {
            "page \(Int(feed.page.contentOffset.x)), table \(Int(feed.table.contentOffset.y)), "
                + "strip \(Int(strip.contentOffset.x))"
        }
        // Across the strip and the page: the strip lies deeper.
        drag(from: (200, 50), by: (-100, 4), at: 1)
        app.advance(to: 5)
        #expect(offsets() == "page 0, table 0, strip 229")
        // Up on the strip: only the table can go that way.
        drag(from: (200, 50), by: (-4, -100), at: 11)
        app.advance(to: 15)
        #expect(offsets() == "page 0, table 229, strip 229")
        // Across a cell without a strip: only the page can.
        drag(from: (200, 300), by: (-180, 4), at: 21)
        app.advance(to: 25)
        #expect(offsets() == "page 320, table 229, strip 229")
    }

    @Test("CV75: a tap on an item of a collection in a row selects the item and not the row")
    func innerItem() throws {
        let feed = FeedController()
        show(feed)
        touch(.began, 50, 50, at: 1)
        app.advance(to: 2)
        touch(.ended, 50, 50, at: 2)
        app.advance(to: 3)
        #expect(feed.strip?.indexPathsForSelectedItems?.map(\.item) == [0])
        #expect(feed.table.indexPathForSelectedRow == nil)
    }
}
