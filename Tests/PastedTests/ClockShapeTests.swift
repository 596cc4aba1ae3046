import Foundation
import Testing
import TouchKit

/// Timers, queues, display links and notifications as projects use them: all on event time.
@Suite struct ClockShapeTests {
    let app = UIApplication()

    private func send(_ phase: UITouch.Phase, _ x: Double = 50, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: 50), timestamp: time)
        ])
    }

    private let place = CGRect(x: 0, y: 0, width: 300, height: 100)

    private func show<View: UIView>(_ view: View) -> (View, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.makeKeyAndVisible(in: app)
        return (view, window)
    }

    @Test("TE9: a timer fires on event time, again and again, until it is invalidated")
    func timers() {
        let (button, window) = show(HoldButton(frame: place))
        send(.began, at: 0)
        app.advance(to: 0.25)
        #expect(button.count == 2)
        send(.ended, at: 0.35)
        #expect(button.count == 3 && button.isFlashing)
        app.advance(to: 0.59)
        #expect(button.count == 3 && button.isFlashing)
        app.advance(to: 0.61)
        #expect(!button.isFlashing && app.nextDue == nil)
        send(.began, at: 1)
        // It ends itself at five.
        app.advance(to: 2)
        #expect(button.count == 5 && app.nextDue == nil)
        withExtendedLifetime(window) {}
    }

    @Test("TE9: what is put on queues, or performed later, comes in the order of event time")
    func queues() {
        let (counter, window) = show(TapCounter(frame: place))
        send(.began, at: 0)
        send(.ended, at: 0.05)
        #expect(counter.said == [])
        app.advance(to: 0.05)
        #expect(counter.said == ["55"])
        app.advance(to: 0.36)
        #expect(counter.said == ["55", "single"])
        app.advance(to: 1)
        #expect(counter.said == ["55", "single", "rested"])
        for time in [2.0, 2.1] {
            send(.began, at: time)
            send(.ended, at: time + 0.05)
        }
        app.advance(to: 4)
        #expect(counter.said.dropFirst(3) == ["55", "double"])
        withExtendedLifetime(window) {}
    }

    @Test("TE9: a display link is told of each frame, at its time, until it is invalidated")
    func displayLink() {
        let (view, window) = show(ThrownView(frame: place))
        send(.began, 10, at: 0)
        for step in 1...5 { send(.moved, 10 + 20 * Double(step), at: Double(step) * 0.02) }
        send(.ended, 110, at: 0.11)
        let start = view.center.x
        app.advance(to: 1)
        // 1000 points a second, halved at each frame until it is below 100.
        #expect(view.frames.count == 4)
        #expect(abs(view.frames[0] - 7.0 / 60) < 1e-9, "\(view.frames)")
        #expect(abs(view.frames[3] - view.frames[0] - 3.0 / 60) < 1e-9)
        #expect(abs(view.center.x - start - 1000 * (1 + 0.5 + 0.25 + 0.125) / 60) < 0.01)
        #expect(app.nextDue == nil)
        withExtendedLifetime(window) {}
    }

    @Test func notificationsReachTheirObserversAtOnceAndOnlyThose() {
        let (view, window) = show(ScoreView(frame: place))
        let center = NotificationCenter.default
        func post(_ points: Int) {
            center.post(name: .scoreChanged, object: nil, userInfo: ["points": points])
        }
        post(2)
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["points": 9])
        #expect(view.score == 2)
        window.addSubview(view)
        post(3)
        #expect(view.score == 5)
        view.removeFromSuperview()
        post(4)
        #expect(view.score == 5)
    }

    @Test("TE9: what a view ends when it goes, ends")
    func endings() {
        let center = NotificationCenter.default
        var view: BlinkingView? = app.perform { BlinkingView(frame: place) }
        app.advance(to: 0.25)
        center.post(name: .scoreChanged, object: nil)
        #expect(BlinkingView.blinks == 3 && view?.alpha == 0.5)
        // Of an application that has nothing to do with it.
        UIApplication().perform { center.post(name: .scoreChanged, object: nil) }
        #expect(BlinkingView.blinks == 3)
        view = nil
        #expect(app.nextDue == nil)
        center.post(name: .scoreChanged, object: nil)
        app.advance(to: 0.5)
        #expect(BlinkingView.blinks == 3)
    }
}
