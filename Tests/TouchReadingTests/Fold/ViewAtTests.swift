import Foundation
import TestStage
import TestSupport
import Testing
import TouchReading
import TouchTrace

@testable import TouchKit

@Suite("The view at a point, from the folded state")
struct ViewAtTests {
    @Test("HT1–HT5, HT9: it is the view that the application finds", arguments: UInt64(1)...40)
    func equalsHitTest(seed: UInt64) {
        let session = RandomSession(seed: seed)
        var random = SplitMix(state: seed &* 7919)
        var history = StageHistory()
        for step in 0..<20 {
            session.step()
            history.update(from: session.tracer.trace)
            let state = history.latest
            for _ in 0..<5 {
                let point = CGPoint(x: random.number(-20...660), y: random.number(-20...420))
                let live = session.tracer.id(session.application.hitTest(point))
                #expect(state.view(at: point) == live, "seed \(seed), step \(step), \(point)")
            }
        }
    }

    /// A window with two views side by side in front of one that fills it.
    private func hand() -> HandTrace {
        var hand = HandTrace()
        hand.view("window", in: nil, CGRect(x: 0, y: 0, width: 100, height: 100))
        hand.view("back", in: "window", CGRect(x: 0, y: 0, width: 100, height: 100))
        hand.view("left", in: "window", CGRect(x: 0, y: 0, width: 50, height: 50))
        hand.view("right", in: "window", CGRect(x: 50, y: 0, width: 50, height: 50))
        return hand
    }

    private func name(_ x: Double, _ y: Double, in hand: HandTrace) -> String {
        let state = StageHistory(hand.trace).latest
        let found = state.view(at: CGPoint(x: x, y: y))
        return found == .none ? "-" : hand.trace.name(of: found)
    }

    @Test("HT4: bounds are half-open, so that neighbors share no point")
    func edges() {
        let hand = hand()
        #expect(name(0, 0, in: hand) == "left")
        #expect(name(49.999, 49.999, in: hand) == "left")
        #expect(name(50, 49, in: hand) == "right")
        #expect(name(10, 50, in: hand) == "back")
        #expect(name(100, 10, in: hand) == "-")
    }
}
