import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ArbiterMemoryTests {
    @Test("SM4: who has acted is not kept alive by the arbiter")
    func letGo() {
        let app = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible(in: app)
        weak var gone: UITapGestureRecognizer?
        do {
            let tap = UITapGestureRecognizer()
            gone = tap
            window.addGestureRecognizer(tap)
            for (phase, time) in [(UITouch.Phase.began, 0.1), (.ended, 0.2)] {
                app.send([
                    TouchSample(
                        finger: 0, phase: phase, location: CGPoint(x: 50, y: 50), timestamp: time)
                ])
            }
            #expect(tap.state == .possible)
            window.removeGestureRecognizer(tap)
        }
        #expect(gone == nil)
    }
}
