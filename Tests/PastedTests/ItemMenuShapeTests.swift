import Testing
import TouchKit

/// Menus of buttons, and menus and drags of a collection's items.
@Suite struct ItemMenuShapeTests {
    private let sort = MenuButtonController()

    private func sortBench() -> InteractionBench {
        let bench = InteractionBench(sort)
        _ = sort.view
        return bench
    }

    @Test("IN2: a button with a menu is tapped as ever, and a press opens the menu instead")
    func secondary() {
        let bench = sortBench()
        bench.tap(90, 60, at: 1)
        #expect(sort.log == ["tapped"])
        bench.touch(.began, 90, 60, at: 2)
        bench.app.advance(to: 2.5)
        bench.touch(.ended, 90, 60, at: 3)
        #expect(sort.log == ["tapped", "menu"])
        // The list is below the button: two entries of 44 points from y = 92.
        bench.tap(90, 160, at: 4)
        #expect(sort.log == ["tapped", "menu", "by date"])
        #expect(
            bench.outcome == [
                "sort.menu failed: fingerLifted", "sort.menu began", "sort.menu ended",
            ])
    }

    @Test("IN2, IN5: a menu that is the primary action opens at once, and the button is not tapped")
    func primary() {
        let bench = sortBench()
        sort.makeMenuPrimary()
        bench.touch(.began, 90, 60, at: 1)
        #expect(sort.log == ["menu"])
        bench.touch(.ended, 90, 60, at: 1.05)
        #expect(sort.log == ["menu"])
        bench.tap(90, 110, at: 2)
        #expect(sort.log == ["menu", "by name"])
        bench.touch(.began, 90, 60, at: 3)
        bench.move(from: (90, 60), by: (0, 50), at: 3)
        bench.touch(.ended, 90, 110, at: 4)
        #expect(sort.log.dropFirst(2) == ["menu", "by name"])
    }

    @Test("IN3: a button that is disabled, or has no menu any more, opens none")
    func noMenu() {
        let bench = sortBench()
        sort.makeMenuPrimary()
        sort.button.isEnabled = false
        bench.tap(90, 60, at: 1)
        #expect(sort.log == [])
        sort.button.isEnabled = true
        #expect(sort.hasInteraction)
        sort.takeMenu()
        #expect(!sort.hasInteraction)
        bench.tap(90, 60, at: 2)
        #expect(sort.log == ["tapped"])
    }

    // MARK: Collections

    /// Stickers of 90 × 60 points in lines of three, in a window of 320 × 480.
    private func stickers() -> (StickersController, InteractionBench) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let controller = StickersController(collectionViewLayout: layout)
        return (controller, InteractionBench(controller))
    }

    @Test("IN2, IN3: a press on an item, or beside all, asks for its menu, and chooses nothing")
    func itemMenu() {
        let (controller, bench) = stickers()
        bench.touch(.began, 40, 30, at: 1)
        bench.touch(.ended, 40, 30, at: 1.6)
        // The list is below the item, from y = 68.
        bench.tap(40, 90, at: 2)
        #expect(controller.log == ["menu of [0]?", "peeled"])
        bench.touch(.began, 160, 30, at: 3)
        bench.touch(.ended, 160, 30, at: 3.6)
        bench.touch(.began, 160, 300, at: 4)
        bench.touch(.ended, 160, 300, at: 4.6)
        #expect(controller.log.dropFirst(2) == ["menu of [1]?", "chose 1", "menu of []?"])
    }

    @Test("IN10, IN12: an item is lifted, dragged over another, and dropped there")
    func itemDrag() {
        let (controller, bench) = stickers()
        bench.touch(.began, 160, 30, at: 1)
        bench.app.advance(to: 1.6)
        bench.move(from: (160, 30), by: (0, 70), at: 2)
        bench.touch(.ended, 160, 100, at: 4)
        #expect(controller.log == ["menu of [1]?", "begins", "moves 1 to 4", "ended"])
    }

    @Test(
        "IN5, IN10: an item that gives nothing to drag is not lifted, and the finger goes to its menu"
    )
    func nothingToDrag() {
        let (controller, bench) = stickers()
        bench.touch(.began, 40, 30, at: 1)
        bench.app.advance(to: 1.6)
        bench.move(from: (40, 30), by: (0, 70), at: 2)
        bench.touch(.ended, 40, 100, at: 4)
        #expect(controller.log == ["menu of [0]?", "peeled"])
    }
}
