import Testing
import TouchKit

/// Popovers beside the view from which they come, and guides that bars cover.
@Suite struct PopoverShapeTests {
    let app = UIApplication()
    let controller = PopoverController()

    private func show() -> UIWindow {
        app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.systemInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            window.rootViewController = controller
            window.makeKeyAndVisible(in: app)
            window.layoutIfNeeded()
            return window
        }
    }

    private func tap(_ x: Double, _ y: Double, at time: Double) {
        let point = CGPoint(x: x, y: y)
        app.send([TouchSample(finger: 1, phase: .began, location: point, timestamp: time)])
        app.send([TouchSample(finger: 1, phase: .ended, location: point, timestamp: time + 0.05)])
    }

    @Test func aPopoverLiesBelowItsSourceAndATapBesideItDismissesIt() {
        let window = show()
        app.perform { controller.showHints() }
        let hints = controller.hints
        #expect(window.convert(hints.view.bounds, from: hints.view)
            == CGRect(x: 10, y: 97, width: 200, height: 120))
        tap(100, 150, at: 1)
        #expect(controller.presentedViewController === hints)
        tap(300, 400, at: 2)
        #expect(controller.presentedViewController == nil)
        #expect(hints.view.window == nil)
        #expect(controller.log == ["dismissed"])
    }

    @Test func onAPhoneAPopoverFillsTheWindowUnlessItsDelegateSaysNone() {
        controller.adapts = .fullScreen
        let window = show()
        app.perform { controller.showHints() }
        #expect(controller.hints.view.frame == window.bounds)
    }

    @Test func theGuidesOfOlderSystemsEndWhereTheSafeAreaBegins() {
        _ = show()
        #expect(controller.between.frame == CGRect(x: 0, y: 20, width: 10, height: 430))
    }
}
