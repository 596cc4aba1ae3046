import Testing
import TouchKit

/// Pagers: when pages are asked for, who hears of a turn, and what a drag at an end does.
@Suite struct PagerShapeTests {
    private let contest = Contest()

    private func show(_ pages: Int) -> BookController {
        contest.app.perform {
            let book = BookController(pages: pages)
            contest.window.rootViewController = book
            contest.window.layoutIfNeeded()
            return book
        }
    }

    private func drag(by way: Double, at time: Double) {
        contest.drag(from: (160, 200), by: (way, 0), at: time)
        contest.app.advance(to: time + 1.9)
    }

    @Test("PC11: the scroll view has the current page in the middle of three")
    func places() throws {
        let book = show(4)
        let scroller = try #require(book.scroller)
        #expect(scroller.frame == CGRect(x: -10, y: 0, width: 340, height: 480))
        #expect(scroller.contentOffset.x == 340)
        #expect(book.pages[0].view.frame == CGRect(x: 350, y: 0, width: 320, height: 480))
        #expect(book.gestureRecognizers == [])
        drag(by: -250, at: 1)
        #expect(scroller.contentOffset.x == 340)
        #expect(book.viewControllers == [book.pages[1]])
        #expect(
            book.pages.map { $0.viewIfLoaded?.superview === scroller } == [
                true, true, true, false,
            ])
        drag(by: -250, at: 4)
        #expect(
            book.pages.map { $0.viewIfLoaded?.superview === scroller } == [
                false, true, true, true,
            ])
        #expect(book.children.count == 3)
    }

    @Test("PC11, PC12: a drag asks for both neighbors, then says what comes and what became of it")
    func log() {
        let book = show(4)
        #expect(book.log == [])
        drag(by: -60, at: 1)
        #expect(book.log == ["after 0?", "before 0?", "to 1", "still 0"])
        book.log = []
        drag(by: -250, at: 3)
        #expect(book.log == ["to 1", "from 0", "after 1?"])
        book.log = []
        drag(by: 250, at: 5)
        #expect(book.log == ["to 0", "from 1", "before 0?"])
    }

    @Test("PC12: a drag that turns round tells of each page it brings in")
    func turnsRound() {
        let book = show(4)
        drag(by: -250, at: 1)
        book.log = []
        contest.touch(.began, 160, 200, at: 4)
        contest.touch(.moved, 140, 200, at: 4.1)
        contest.touch(.moved, 200, 200, at: 4.2)
        contest.touch(.moved, 150, 200, at: 4.3)
        contest.touch(.ended, 150, 200, at: 5)
        contest.app.advance(to: 6)
        #expect(book.log == ["to 2", "to 0", "still 1"])
    }

    @Test("PC12: turning by code tells the delegate nothing, and the neighbors are asked for anew")
    func byCode() {
        let book = show(4)
        drag(by: -60, at: 1)
        book.log = []
        var ends: [Bool] = []
        contest.app.perform {
            book.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
                ends.append($0)
            }
        }
        #expect(ends == [])
        contest.app.advance(to: 4)
        #expect(ends == [true])
        #expect(book.viewControllers == [book.pages[2]])
        drag(by: 250, at: 5)
        #expect(book.log == ["after 2?", "before 2?", "to 1", "from 2", "before 1?"])
    }

    @Test("PC12: code that sets a page in mid-drag ends the drag, and no turn is told")
    func replaced() {
        let book = show(4)
        contest.touch(.began, 300, 200, at: 1)
        contest.touch(.moved, 100, 200, at: 1.1)
        contest.app.perform {
            book.setViewControllers([book.pages[3]], direction: .forward, animated: false)
        }
        contest.touch(.moved, 50, 200, at: 1.2)
        contest.touch(.ended, 50, 200, at: 1.3)
        contest.app.advance(to: 3)
        #expect(book.log == ["after 0?", "before 0?", "to 1"])
        #expect(book.viewControllers == [book.pages[3]])
        #expect(book.scroller?.contentOffset.x == 340)
        #expect(book.children == [book.pages[3]])
        drag(by: 250, at: 4)
        #expect(book.viewControllers == [book.pages[2]])
    }

    @Test("PC13: at the first page a drag begins and bounces, without a transition")
    func bounces() throws {
        let book = show(2)
        contest.touch(.began, 100, 200, at: 1)
        contest.touch(.moved, 200, 200, at: 1.1)
        let offset = try #require(book.scroller?.contentOffset.x)
        #expect(offset < 340 && offset > 290)
        contest.touch(.ended, 200, 200, at: 1.5)
        contest.app.advance(to: 3)
        #expect(book.log == ["after 0?", "before 0?"])
        #expect(book.scroller?.contentOffset.x == 340)
    }

    @Test("PC13, CT6: at its last page a pager leaves the drag to the scroll view around it")
    func nested() {
        let book = BookController(pages: 1)
        let outer = UIScrollView(frame: contest.window.bounds)
        outer.accessibilityIdentifier = "outer"
        outer.contentSize = CGSize(width: 640, height: 480)
        book.scroller?.accessibilityIdentifier = "pager"
        contest.app.perform {
            contest.window.addSubview(outer)
            book.view.frame = contest.window.bounds
            outer.addSubview(book.view)
            contest.window.layoutIfNeeded()
        }
        contest.drag(from: (160, 200), by: (-100, 0), at: 1)
        #expect(contest.outcome == ["pager.pan failed", "outer.pan began", "outer.pan ended"])
        #expect(outer.contentOffset.x == 90)
        #expect(book.log == ["after 0?", "before 0?"])
    }

    @Test("PC11: without a data source fingers turn no pages")
    func unpaged() {
        let book = show(3)
        book.dataSource = nil
        drag(by: -250, at: 1)
        #expect(book.log == [])
        #expect(contest.outcome == [])
        #expect(book.viewControllers == [book.pages[0]])
    }

    @Test("PC12: a page that is caught beyond the middle counts as turned")
    func caught() {
        let book = show(4)
        contest.drag(from: (300, 200), by: (-250, 0), at: 1, resting: false)
        contest.touch(.began, 160, 200, at: 1.4)
        #expect(book.log.last == "after 1?")
        #expect(book.log.dropLast().last == "from 0, caught")
        contest.touch(.ended, 160, 200, at: 1.6)
        contest.app.advance(to: 4)
        #expect(book.viewControllers == [book.pages[1]])
        #expect(book.scroller?.contentOffset.x == 340)
    }

    /// Puts `view` on the first page, and returns the book.
    private func show(_ view: UIView) -> BookController {
        let book = show(3)
        book.scroller?.accessibilityIdentifier = "pager"
        contest.app.perform {
            view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
            book.pages[0].view.addSubview(view)
        }
        _ = contest.told()
        return book
    }

    @Test("PC13, CT6: a vertical list on a page and the pager share drags by their direction")
    func list() {
        let list = UIScrollView()
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 320, height: 2000)
        let book = show(list)
        contest.drag(from: (160, 250), by: (0, -100), at: 1)
        #expect(contest.told().filter { $0.hasSuffix("began") } == ["list.pan began"])
        contest.app.advance(to: 3)
        contest.drag(from: (250, 250), by: (-200, 10), at: 4)
        #expect(contest.told().filter { $0.hasSuffix("began") } == ["pager.pan began"])
        contest.app.advance(to: 6)
        #expect(book.viewControllers == [book.pages[1]])
    }

    @Test(
        "CT2, CT4: a quick drag on a slider turns the page; a finger that rests first has the slider"
    )
    func slider() {
        let slider = UISlider()
        slider.value = 0.9
        let book = show(slider)
        contest.touch(.began, 280, 200, at: 1)
        contest.app.advance(to: 1.3)
        contest.touch(.moved, 200, 200, at: 1.4)
        contest.touch(.ended, 200, 200, at: 1.5)
        #expect(slider.value < 0.8)
        #expect(book.log == ["after 0?", "before 0?"])
        let value = slider.value
        contest.drag(from: (200, 200), by: (-180, 0), at: 3)
        contest.app.advance(to: 5)
        #expect(slider.value == value)
        #expect(book.viewControllers == [book.pages[1]])
    }

    @Test("AR7: a pan of one's own on a page lies deeper than the pager's and wins")
    func ownPan() {
        let map = UIView()
        let pan = UIPanGestureRecognizer()
        pan.name = "map.pan"
        map.addGestureRecognizer(pan)
        let book = show(map)
        contest.drag(from: (250, 200), by: (-200, 0), at: 1)
        #expect(
            contest.outcome == [
                "map.pan began", "pager.pan failed because of map.pan", "map.pan ended",
            ])
        #expect(book.viewControllers == [book.pages[0]])
    }
}
