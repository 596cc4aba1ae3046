import Testing
import TouchKit

/// Recognizers, controls and actions as projects set them up, with selectors.
@Suite struct SelectorShapeTests {
    let app = UIApplication()

    private func send(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double = 0) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.makeKeyAndVisible(in: app)
        return window
    }

    @Test("SM2: a recognizer made with a target acts on it, and follows its own results")
    func knobTurns() {
        let knob = KnobControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let window = show(knob)
        send(.began, 190, 100)
        send(.moved, 180, 140, at: 0.1)
        send(.moved, 100, 190, at: 0.2)
        #expect(abs(knob.value - 0.25) < 0.001, "\(knob.value)")
        send(.ended, 100, 190, at: 0.3)
        for start in [1.0, 1.2] {
            send(.began, 50, 50, at: start)
            send(.ended, 50, 50, at: start + 0.05)
        }
        #expect(knob.value == 0)
        #expect(window.subviews == [knob])
    }

    @Test(
        "HT6: an overridden frame hears of what is set, and of nothing that moves the view otherwise"
    )
    func overriddenFrame() {
        let knob = KnobControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        knob.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        knob.center.x += 20
        #expect(knob.framesSet == 1)
        #expect(knob.frame == CGRect(x: 30, y: 10, width: 100, height: 100))
    }

    @Test("RC4: actions that are only names are found at the target, and up the chain")
    func namesAreFound() {
        let panel = CornerPanel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        panel.setUp(button)
        let window = show(panel)
        send(.began, 20.4, 20.6)
        send(.ended, 20.4, 20.6)
        #expect(panel.places == [CGPoint(x: 20, y: 21)])
        button.sendActions(for: .touchUpInside)
        #expect(panel.saves == 1)
        #expect(panel.canPerformAction("delete:", withSender: nil))
        #expect(!panel.canPerformAction("paste:", withSender: nil))
        #expect(button.target(forAction: "save:", withSender: nil) as? UIView == panel)
        #expect(button.target(forAction: "paste:", withSender: nil) == nil)
        withExtendedLifetime(window) {}
    }
}
