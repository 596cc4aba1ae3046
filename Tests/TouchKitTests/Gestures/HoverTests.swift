import Testing
import TouchTrace

@testable import TouchKit

/// Hovering brings no touches, so no event of theirs settles what it brings about.
@Suite struct HoverTests {
    @Test(
        "BR7, DL14: hovering is settled at once, whether somebody looks on or not",
        arguments: [false, true])
    func settledAtOnce(isTraced: Bool) {
        let app = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible(in: app)
        if isTraced { app.tracer = Tracer() }
        let hover = UIHoverGestureRecognizer()
        let hand = Hand()
        hover.addTarget(hand, action: Hand.hovered)
        window.addGestureRecognizer(hover)
        for (x, expected) in [
            (10.0, "began"), (20, "began changed"), (30, "began changed changed"),
        ] {
            app.send(PointerSample(phase: .moved, location: CGPoint(x: x, y: 10), timestamp: x))
            #expect(hand.states.joined(separator: " ") == expected)
        }
        app.send(PointerSample(phase: .exited, location: .zero, timestamp: 40))
        #expect(hand.states.last == "ended")
    }
}

private final class Hand {
    var states: [String] = []

    func hovered(_ hover: UIHoverGestureRecognizer) { states.append("\(hover.state)") }
}
