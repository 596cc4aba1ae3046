import Testing

@testable import TouchKit

@Suite struct HitTestTests {
    @Test("HT1: a hidden view is passed over, and the one behind it is hit")
    func hidden() {
        let app = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        card.accessibilityIdentifier = "card"
        let veil = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        veil.accessibilityIdentifier = "veil"
        veil.isHidden = true
        window.addSubview(card)
        window.addSubview(veil)
        window.makeKeyAndVisible(in: app)
        app.tracer = Tracer()
        app.send([
            TouchSample(finger: 1, phase: .began, location: CGPoint(x: 20, y: 20), timestamp: 0)
        ])
        #expect(
            app.tracer?.trace.sentences("visit", "hit") == [
                "window: inside", "veil: hidden", "card: inside", "finger 1 hits card in window",
            ])
    }
}
