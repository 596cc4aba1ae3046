import Testing
import TouchKit

/// Menus and drags against each other, against recognizers of the app's own, and against scrolling.
@Suite struct InteractionShapeTests {
    private let photos: PhotoController
    private let bench: InteractionBench

    init() {
        photos = PhotoController()
        bench = InteractionBench(photos)
        // Views are made when they are first asked for.
        _ = photos.view
    }

    private func press(_ duration: Double) -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.name = "press"
        press.minimumPressDuration = duration
        photos.photo.addGestureRecognizer(press)
        return press
    }

    private func pan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        photos.photo.addGestureRecognizer(pan)
        return pan
    }

    // MARK: Interactions

    @Test("IN1: an interaction is on one view at a time, with its recognizers")
    func interactions() {
        photos.addMenu()
        let interaction = photos.photo.interactions[0]
        photos.album.addInteraction(interaction)
        #expect(photos.photo.interactions.isEmpty)
        #expect(photos.photo.gestureRecognizers == nil)
        #expect(photos.album.gestureRecognizers?.map(\.name) == ["album.menu"])
        photos.album.removeInteraction(interaction)
        #expect(photos.album.gestureRecognizers == nil)
        #expect(interaction.view == nil)
    }

    // MARK: Menus

    @Test("IN2, IN4: a press of half a second opens the menu; a tap on an entry performs it")
    func menuOpens() {
        photos.addMenu()
        bench.touch(.began, 90, 90, at: 1)
        bench.app.advance(to: 1.49)
        #expect(photos.log == [])
        bench.app.advance(to: 1.5)
        #expect(photos.log == ["opens"])
        bench.touch(.ended, 90, 90, at: 2)
        // The list is below the photo: two entries of 44 points from y = 148.
        bench.tap(90, 210, at: 3)
        #expect(photos.log == ["opens", "closed", "delete"])
        #expect(bench.outcome == ["photo.menu began", "photo.menu ended"])
    }

    @Test("IN4: a tap beside an open menu closes it, and reaches nothing else")
    func menuCloses() {
        photos.addMenu()
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        photos.photo.addGestureRecognizer(tap)
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.ended, 90, 90, at: 2)
        bench.tap(90, 90, at: 3)
        #expect(photos.log == ["opens", "closed"])
        bench.tap(90, 90, at: 4)
        #expect(
            bench.outcome == [
                "photo.menu began", "tap failed by photo.menu", "photo.menu ended",
                "photo.menu failed: fingerLifted", "tap ended",
            ])
    }

    @Test("IN3: without a configuration the press fails, and a tap of the view goes on")
    func noMenu() {
        photos.hasMenu = false
        photos.addMenu()
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        photos.photo.addGestureRecognizer(tap)
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.ended, 90, 90, at: 1.6)
        #expect(bench.outcome == ["photo.menu failed: shouldBeginRefused", "tap ended"])
    }

    @Test("IN5: the finger that opened the menu slides to an entry and performs it by lifting")
    func menuSlides() {
        photos.addMenu()
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.moved, 90, 170, at: 1.6)
        bench.touch(.ended, 90, 170, at: 1.7)
        #expect(photos.log == ["opens", "closed", "share"])
    }

    @Test("IN5: a finger that lifts beside the entries leaves the menu open")
    func menuStays() {
        photos.addMenu()
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.moved, 90, 170, at: 1.6)
        bench.touch(.moved, 90, 400, at: 1.65)
        bench.touch(.ended, 90, 400, at: 1.7)
        #expect(photos.log == ["opens"])
    }

    @Test("IN2: the view that is pressed loses its touch when the menu opens")
    func menuCancels() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        photos.photo.addSubview(button)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("cancelled") }, for: .touchCancel)
        button.addAction(UIAction { _ in events.append("tapped") }, for: .touchUpInside)
        photos.addMenu()
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.ended, 90, 90, at: 1.6)
        #expect(events == ["cancelled"])
    }

    // MARK: Menus against others

    @Test("AR7, IN2: of a menu and a long press of one's own, the shorter wins")
    func menuAgainstPress() {
        photos.addMenu()
        let press = press(0.3)
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.ended, 90, 90, at: 2)
        #expect(
            bench.outcome == ["press began", "photo.menu failed by press", "press ended"])
        press.minimumPressDuration = 0.8
        bench.touch(.began, 90, 90, at: 3)
        bench.touch(.ended, 90, 90, at: 4)
        #expect(
            bench.outcome.dropFirst(3) == [
                "photo.menu began", "press failed by photo.menu", "photo.menu ended",
            ])
    }

    @Test("AR7, IN2: a drag that moves early prevents the menu; once it is open there is no drag")
    func menuAgainstPan() {
        photos.addMenu()
        _ = pan()
        bench.touch(.began, 90, 90, at: 1)
        bench.move(from: (90, 90), by: (40, 0), at: 1.1)
        bench.touch(.ended, 130, 90, at: 1.4)
        #expect(
            bench.outcome == ["photo.menu failed: analysis", "pan began", "pan ended"])
        bench.touch(.began, 90, 90, at: 3)
        bench.move(from: (90, 90), by: (40, 0), at: 3.6)
        bench.touch(.ended, 130, 90, at: 4)
        #expect(
            bench.outcome.dropFirst(3) == [
                "photo.menu began", "pan failed by photo.menu", "photo.menu ended",
            ])
    }

    /// Puts the photo into a scroll view that scrolls up and down.
    private func scroll() -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.accessibilityIdentifier = "list"
        photos.view.addSubview(scroll)
        scroll.addSubview(photos.photo)
        scroll.addSubview(photos.album)
        return scroll
    }

    @Test("IN2: scrolling prevents the menu, and an open menu prevents scrolling")
    func menuAgainstScroll() {
        photos.addMenu()
        let scroll = scroll()
        bench.touch(.began, 90, 90, at: 1)
        bench.move(from: (90, 90), by: (0, -40), at: 1)
        bench.touch(.moved, 90, 50, at: 1.5)
        bench.touch(.ended, 90, 50, at: 1.7)
        #expect(scroll.contentOffset.y == 30)
        #expect(!photos.log.contains("opens"))
        scroll.contentOffset = .zero
        bench.touch(.began, 90, 90, at: 3)
        bench.move(from: (90, 90), by: (0, -40), at: 3.6)
        bench.touch(.ended, 90, 50, at: 4)
        #expect(scroll.contentOffset.y == 0)
        #expect(photos.log == ["opens"])
        #expect(
            bench.outcome.filter { !$0.contains("delay") } == [
                "photo.menu failed: analysis", "list.pan began", "list.pan ended",
                "photo.menu began", "list.pan failed by photo.menu", "photo.menu ended",
            ])
    }

    // MARK: Drags

    /// What became of the recognizers, but for those that only hold others.
    private var outcome: [String] {
        bench.outcome.filter { !$0.contains("delay") && !$0.contains("relationships") }
    }

    @Test("IN10, IN12: a press of half a second lifts, moving begins the drag, and views are asked")
    func drag() {
        photos.addDrag()
        bench.touch(.began, 90, 90, at: 1)
        bench.app.advance(to: 1.49)
        #expect(outcome == [])
        bench.app.advance(to: 1.5)
        #expect(outcome == ["photo.lift began"])
        #expect(photos.log == [])
        bench.move(from: (90, 90), by: (140, 0), at: 1.6)
        #expect(photos.log == ["drag begins", "over album"])
        bench.touch(.ended, 230, 90, at: 3)
        #expect(
            photos.log == [
                "drag begins", "over album", "album gets Sunset", "drag ends: copy",
                "album is done",
            ])
    }

    @Test("IN12: a drag that lifts beside all targets is cancelled, and so is one that never moved")
    func dragCancelled() {
        photos.addDrag()
        bench.touch(.began, 90, 90, at: 1)
        bench.touch(.moved, 230, 90, at: 1.6)
        bench.touch(.moved, 230, 300, at: 1.7)
        bench.touch(.ended, 230, 300, at: 1.8)
        #expect(
            photos.log == [
                "drag begins", "over album", "left album", "drag ends: cancel", "album is done",
            ])
        bench.touch(.began, 90, 90, at: 3)
        bench.touch(.ended, 90, 90, at: 4)
        #expect(photos.log.count == 5)
        #expect(photos.view.window?.subviews.count == 1)
    }

    @Test("IN11: the lift and the menu are both there, and moving on closes the menu for the drag")
    func dragAgainstMenu() {
        photos.addDrag()
        photos.addMenu()
        bench.touch(.began, 90, 90, at: 1)
        bench.app.advance(to: 1.6)
        #expect(outcome.sorted() == ["photo.lift began", "photo.menu began"])
        bench.move(from: (90, 90), by: (140, 0), at: 1.7)
        bench.touch(.ended, 230, 90, at: 3)
        #expect(
            photos.log == [
                "opens", "closed", "drag begins", "over album", "album gets Sunset",
                "drag ends: copy", "album is done",
            ])
    }

    @Test(
        "IN13: a long press of one's own waits for the lift: it begins late, or not if the finger moves on"
    )
    func dragAgainstPress() {
        photos.addDrag()
        _ = press(0.3)
        bench.touch(.began, 90, 90, at: 1)
        bench.app.advance(to: 1.99)
        #expect(outcome == ["photo.lift began"])
        bench.app.advance(to: 2.01)
        #expect(outcome == ["photo.lift began", "press began"])
        bench.touch(.moved, 90, 110, at: 2.1)
        bench.touch(.ended, 90, 110, at: 2.2)
        #expect(
            outcome.dropFirst(2) == ["press cancelled: interrupted", "photo.lift ended"])
        bench.touch(.began, 90, 90, at: 4)
        bench.touch(.moved, 90, 100, at: 4.6)
        bench.touch(.ended, 90, 100, at: 4.7)
        #expect(
            outcome.dropFirst(4) == [
                "photo.lift began", "press failed: interrupted", "photo.lift ended",
            ])
    }

    @Test("IN13: nothing that lifts, no waiting: the press begins as ever")
    func pressAfterAll() {
        photos.canBeDragged = false
        photos.addDrag()
        _ = press(0.6)
        bench.touch(.began, 90, 90, at: 1)
        bench.app.advance(to: 1.6)
        #expect(outcome == ["photo.lift failed: shouldBeginRefused", "press began"])
    }

    @Test("IN12: the view keeps its touch during the lift, and loses it when the drag begins")
    func dragCancels() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        photos.photo.addSubview(button)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("cancelled") }, for: .touchCancel)
        button.addAction(UIAction { _ in events.append("tapped") }, for: .touchUpInside)
        photos.addDrag()
        bench.touch(.began, 90, 90, at: 1)
        bench.app.advance(to: 1.7)
        #expect(events == [])
        bench.touch(.moved, 90, 110, at: 1.8)
        #expect(events == ["cancelled"])
        bench.touch(.ended, 90, 110, at: 1.9)
        #expect(events == ["cancelled"])
    }

    @Test("IN10: scrolling at once prevents the lift, and the lift prevents scrolling")
    func dragAgainstScroll() {
        photos.addDrag()
        let scroll = scroll()
        bench.touch(.began, 90, 90, at: 1)
        bench.move(from: (90, 90), by: (0, -40), at: 1)
        bench.touch(.moved, 90, 50, at: 1.5)
        bench.touch(.ended, 90, 50, at: 1.7)
        #expect(scroll.contentOffset.y == 30)
        scroll.contentOffset = .zero
        bench.touch(.began, 90, 90, at: 3)
        bench.move(from: (90, 90), by: (0, -40), at: 3.6)
        bench.touch(.ended, 90, 50, at: 4.2)
        #expect(scroll.contentOffset.y == 0)
        #expect(
            outcome == [
                "photo.lift failed: analysis", "list.pan began", "list.pan ended",
                "photo.lift began", "list.pan failed by photo.lift", "photo.lift ended",
            ])
        #expect(photos.log == ["drag begins", "drag ends: cancel"])
    }
}
