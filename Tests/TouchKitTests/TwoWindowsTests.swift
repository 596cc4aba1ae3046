import Testing
import TouchTrace

@testable import TouchKit

@Suite struct TwoWindowsTests {
    @Test("DL2: fingers of one event in two windows reach each window's recognizers once")
    func oneEvent() {
        let app = UIApplication()
        let counters = [0.0, 100].map { x in
            let window = UIWindow(frame: CGRect(x: x, y: 0, width: 100, height: 100))
            let counter = Counter()
            window.addGestureRecognizer(counter)
            window.makeKeyAndVisible(in: app)
            return counter
        }
        for (step, phase) in [UITouch.Phase.began, .moved, .ended].enumerated() {
            app.send(
                [1, 2].map { finger in
                    TouchSample(
                        finger: finger, phase: phase,
                        location: CGPoint(x: Double(finger) * 100 - 50, y: 50 + Double(step)),
                        timestamp: Double(step) * 0.1)
                })
        }
        for counter in counters { #expect(counter.calls == "began 1, moved 1, ended 1") }
    }

    /// Hands every event to every window.
    private final class Generous: UIApplication {
        override func sendEvent(_ event: UIEvent) {
            for window in windows { window.sendEvent(event) }
        }
    }

    @Test("TE8: a window that is handed an event with none of its touches does nothing")
    func strangeEvent() {
        let app = Generous()
        let windows = [0.0, 100].map { x in
            let window = UIWindow(frame: CGRect(x: x, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible(in: app)
            return window
        }
        let counter = Counter()
        windows[0].addGestureRecognizer(counter)
        for (step, phase) in [UITouch.Phase.began, .moved, .ended].enumerated() {
            app.send([
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: 50 + step, y: 50),
                    timestamp: Double(step) * 0.1)
            ])
        }
        #expect(counter.calls == "began 1, moved 1, ended 1")
    }
}

private final class Counter: UIGestureRecognizer {
    private var said: [String] = []
    var calls: String { said.joined(separator: ", ") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        said.append("began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        said.append("moved \(touches.count)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        said.append("ended \(touches.count)")
        state = .failed
    }
}
