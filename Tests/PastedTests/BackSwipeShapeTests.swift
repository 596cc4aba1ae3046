import Testing
import TouchKit

/// The pan from the edge that leads back, beside pagers, maps and whatever else lies at that edge.
@Suite struct BackSwipeShapeTests {
    private let contest = Contest()
    private let navigation: UINavigationController

    /// A stack of a page that shows `content`, over another page.
    init() {
        let app = contest.app
        let window = contest.window
        navigation = app.perform {
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            return navigation
        }
    }

    private func push(_ content: UIView) {
        contest.app.perform {
            let page = UIViewController()
            content.frame = CGRect(x: 0, y: 0, width: 320, height: 436)
            page.view.addSubview(content)
            navigation.pushViewController(page, animated: true)
            contest.window.layoutIfNeeded()
        }
    }

    private func scroller(_ name: String, width: Double, height: Double) -> UIScrollView {
        let scroller = UIScrollView()
        scroller.accessibilityIdentifier = name
        scroller.contentSize = CGSize(width: width, height: height)
        return scroller
    }

    /// A drag from the left edge, which would turn to an earlier page.
    private func swipeBack(at time: Double) {
        contest.drag(from: (5, 300), by: (250, 10), at: time)
    }

    private var isBack: Bool { navigation.viewControllers.count == 1 }
    private let backWins = [
        "back from the edge began", "pager.pan failed because of back from the edge",
        "back from the edge ended",
    ]

    @Test("PC16: from the edge back wins against a pager; elsewhere the pager turns")
    func pager() {
        let pager = scroller("pager", width: 960, height: 436)
        pager.isPagingEnabled = true
        pager.contentOffset.x = 320
        push(pager)
        contest.drag(from: (100, 300), by: (200, 0), at: 1)
        #expect(
            contest.told() == ["back from the edge failed", "pager.pan began", "pager.pan ended"])
        contest.app.advance(to: 3)
        pager.contentOffset.x = 320
        swipeBack(at: 4)
        #expect(contest.outcome == backWins)
        #expect(pager.contentOffset.x == 320)
        #expect(isBack)
    }

    @Test("PC16: with another delegate the pager wins, until its pan requires the other to fail")
    func replacedDelegate() throws {
        let pager = scroller("pager", width: 960, height: 436)
        pager.contentOffset.x = 320
        push(pager)
        let delegate = PopDelegate(navigation)
        swipeBack(at: 1)
        #expect(
            contest.told() == [
                "pager.pan began", "back from the edge failed because of pager.pan",
                "pager.pan ended",
            ])
        #expect(!isBack)
        contest.app.advance(to: 3)
        pager.contentOffset.x = 320
        let pop = try #require(delegate.navigation?.interactivePopGestureRecognizer)
        pager.panGestureRecognizer.require(toFail: pop)
        swipeBack(at: 4)
        #expect(contest.outcome == backWins)
        #expect(isBack)
    }

    @Test("PC16: over a map that scrolls both ways, a drag along the edge is the map's")
    func map() {
        let map = scroller("map", width: 2000, height: 2000)
        map.contentOffset = CGPoint(x: 800, y: 800)
        push(map)
        contest.drag(from: (5, 300), by: (-2, 100), at: 1)
        #expect(contest.told() == ["back from the edge failed", "map.pan began", "map.pan ended"])
        #expect(map.contentOffset.y < 800)
        contest.drag(from: (5, 100), by: (250, 120), at: 3)
        #expect(
            contest.outcome == [
                "back from the edge began", "map.pan failed because of back from the edge",
                "back from the edge ended",
            ])
        #expect(isBack)
    }

    @Test("PC17: a pan of one's own on a map lies deeper and wins, unless it waits")
    func ownPan() throws {
        let map = UIView()
        let pan = UIPanGestureRecognizer()
        pan.name = "map.pan"
        map.addGestureRecognizer(pan)
        push(map)
        swipeBack(at: 1)
        #expect(contest.told().first == "map.pan began")
        #expect(!isBack)
        pan.require(toFail: try #require(navigation.interactivePopGestureRecognizer))
        swipeBack(at: 3)
        #expect(isBack)
    }

    @Test("PC14: a touch at the edge reaches views when the pan has failed; others at once")
    func delayed() {
        let button = UIButton(type: .custom)
        push(button)
        contest.touch(.began, 160, 300, at: 1)
        #expect(button.isHighlighted)
        contest.touch(.ended, 160, 300, at: 1.1)
        contest.touch(.began, 5, 300, at: 2)
        contest.app.advance(to: 2.5)
        #expect(!button.isHighlighted)
        contest.touch(.moved, 5, 320, at: 2.6)
        #expect(button.isHighlighted)
        contest.touch(.ended, 5, 320, at: 2.7)
    }

    @Test("PC15: under a hidden bar, or beside a button of one's own, nothing leads back")
    func refused() {
        push(UIView())
        contest.app.perform { hideBar(of: navigation) }
        swipeBack(at: 1)
        #expect(!isBack)
        contest.app.perform { navigation.isNavigationBarHidden = false }
        if let page = navigation.topViewController { putMenu(on: page) }
        swipeBack(at: 3)
        #expect(!isBack)
        #expect(contest.told() == ["back from the edge failed", "back from the edge failed"])
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipeBack(at: 5)
        #expect(isBack)
    }

    @Test("PC15: at the root it is refused, and a pager there gets the drag")
    func root() {
        let pager = scroller("pager", width: 960, height: 436)
        pager.frame = CGRect(x: 0, y: 44, width: 320, height: 436)
        pager.contentOffset.x = 320
        contest.app.perform { navigation.topViewController?.view.addSubview(pager) }
        swipeBack(at: 1)
        #expect(
            contest.outcome == ["back from the edge failed", "pager.pan began", "pager.pan ended"])
    }

    @Test("PC16: UIPageViewController's scroll view waits like any other")
    func pageViewController() {
        let book = BookController(pages: 3)
        contest.app.perform {
            book.scroller?.accessibilityIdentifier = "pager"
            navigation.pushViewController(book, animated: true)
            contest.window.layoutIfNeeded()
        }
        contest.drag(from: (200, 300), by: (-190, 0), at: 1)
        contest.app.advance(to: 3)
        #expect(book.log.last == "after 1?")
        _ = contest.told()
        swipeBack(at: 4)
        #expect(contest.outcome == backWins)
        #expect(isBack)
    }

    @Test("PC15: without a delegate it begins at the root, too, and leads nowhere")
    func rootWithoutDelegate() {
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipeBack(at: 1)
        #expect(contest.told() == ["back from the edge began", "back from the edge ended"])
        push(UIView())
        #expect(!isBack)
        swipeBack(at: 3)
        #expect(isBack)
    }

    @Test("SM5: switched off in mid-swipe, it is cancelled and the page stays")
    func switchedOff() {
        push(UIView())
        contest.drag(from: (5, 300), by: (250, 10), at: 1, lifting: false)
        contest.app.perform { navigation.interactivePopGestureRecognizer?.isEnabled = false }
        contest.touch(.ended, 255, 310, at: 2)
        #expect(
            contest.told() == ["back from the edge began", "back from the edge cancelled"])
        #expect(!isBack)
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        swipeBack(at: 3)
        #expect(isBack)
    }

    @Test("PC14: at the edge a slider's track leads back, and its thumb slides, as it refuses pans")
    func slider() {
        let slider = UISlider()
        push(slider)
        slider.frame = CGRect(x: 0, y: 236, width: 320, height: 40)
        swipeBack(at: 1)
        #expect(slider.value > 0.5)
        #expect(!isBack)
        let value = slider.value
        swipeBack(at: 3)
        #expect(slider.value == value)
        #expect(isBack)
    }
}
