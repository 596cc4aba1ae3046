import Testing
import TouchKit

/// Sources as they stand in iOS projects, in `Pasted`: they compile here, and do what they do there.
/// This file imports TouchKit: beside UIKit, Testing looks for an overlay that only Xcode has.
@Suite struct PastedTests {
    let app = UIApplication()
    let delegate = AppDelegate()

    private func send(
        _ finger: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double = 0
    ) {
        app.send([
            TouchSample(
                finger: finger, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    private func launch() throws -> BoardViewController {
        app.delegate = delegate
        let isLaunched = app.perform {
            delegate.application(app, didFinishLaunchingWithOptions: nil)
        }
        #expect(isLaunched)
        return try #require(delegate.window?.rootViewController as? BoardViewController)
    }

    private func window(with view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.makeKeyAndVisible(in: app)
        return window
    }

    @Test func theDelegateOpensTheWindowOfItsApplication() throws {
        let board = try launch()
        #expect(app.windows == [delegate.window])
        #expect(board.log == ["will appear"])
        #expect(board.isFirstResponder)
    }

    @Test func theCardFollowsTheFinger() throws {
        let card = try launch().card
        send(1, .began, 50, 50)
        #expect(card.isDragging)
        send(1, .moved, 80, 60)
        send(1, .ended, 80, 60)
        #expect(card.frame.origin == CGPoint(x: 50, y: 30))
        #expect(!card.isDragging)
    }

    @Test func theRecognizerOfTheProjectIsAskedAndActs() throws {
        let board = try launch()
        send(1, .began, 50, 50)
        send(2, .began, 200, 200)
        #expect(board.log == ["will appear"])
        send(3, .began, 220, 200)
        #expect(board.log.last == "touched at 210.0 200.0")
        app.cancelTouches(at: 1)
        #expect(!board.card.isDragging)
    }

    @Test func whatNobodyTakesReachesTheDelegate() throws {
        _ = try launch()
        send(1, .began, 300, 400)
        #expect(delegate.unclaimedTouches == 1)
    }

    @Test func aShakeReachesTheController() throws {
        final class Told: BoardViewControllerDelegate {
            var shakes = 0
            func boardWasShaken(_ board: BoardViewController) { shakes += 1 }
        }
        let told = Told()
        try launch().delegate = told
        app.send(.shakeBegan)
        app.send(.shakeEnded)
        #expect(told.shakes == 1)
    }

    @Test func overriddenHitTestsAnswer() {
        let back = RoundView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = window(with: back)
        let glass = PassthroughView(frame: window.bounds)
        let overflowing = OverflowingView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        let small = GenerousView(frame: CGRect(x: 20, y: 100, width: 4, height: 4))
        window.addSubview(glass)
        glass.addSubview(overflowing)
        overflowing.addSubview(small)
        #expect(app.hitTest(CGPoint(x: 50, y: 50)) === back)
        #expect(app.hitTest(CGPoint(x: 2, y: 2)) === window)
        #expect(app.hitTest(CGPoint(x: 210, y: 10)) === overflowing)
        #expect(app.hitTest(CGPoint(x: 205, y: 120)) === small)
    }

    @Test func aPresentedSheetDismissesItself() throws {
        let board = try launch()
        let sheet = SheetViewController(model: ["One", "Two"])
        var isClosed = false
        sheet.onClose = { isClosed = true }
        board.present(sheet, animated: true)
        #expect(sheet.children.map(\.title) == ["One", "Two"])
        #expect((sheet.children.first as? RowViewController)?.moves == 1)
        send(1, .began, 10, 10)
        send(1, .ended, 10, 10)
        #expect(isClosed && board.presentedViewController == nil)
    }

    @Test func aWindowWatchesItsEvents() {
        let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible(in: app)
        send(1, .began, 10, 10)
        send(2, .began, 20, 10)
        #expect(window.touchesDown == 2)
        send(1, .ended, 10, 10)
        send(2, .cancelled, 20, 10)
        #expect(window.touchesDown == 0 && window.summary == "")
    }
}
