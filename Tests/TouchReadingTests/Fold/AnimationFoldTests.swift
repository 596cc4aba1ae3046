import Foundation
import Testing
import TouchKit
import TouchReading
import TouchTrace

@Suite struct AnimationFoldTests {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        card.accessibilityIdentifier = "card"
        window.addSubview(card)
        window.makeKeyAndVisible(in: app)
        app.tracer = Tracer()
    }

    /// The card as it is drawn at `time`.
    private func card(at time: Double) -> ViewState? {
        let history = StageHistory(app.tracer?.trace ?? Trace())
        let state = history.latest.presented(at: time)
        return state.views.values.first { history.trace.name(of: $0.id) == "card" }
    }

    @Test("what is drawn follows the curve from where it was to where it is")
    func inBetween() {
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
            card.center.x = 150
            card.alpha = 0
            card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        #expect(card(at: 0)?.center.x == 50)
        #expect(card(at: 1.5)?.center.x == 100)
        #expect(card(at: 1.5)?.alpha == 0.5)
        let turn = card(at: 1.5)?.transform ?? .identity
        #expect(abs(atan2(turn.b, turn.a) - .pi / 4) < 1e-9)
        #expect(abs(turn.determinant - 1) < 1e-9)
        #expect(card(at: 2)?.center.x == 150)
    }

    @Test("a new animation sets out from where the view is drawn, and a plain change ends it")
    func takenOver() {
        UIView.animate(withDuration: 1, options: .curveLinear) { card.center.x = 150 }
        app.advance(to: 0.5)
        UIView.animate(withDuration: 1, options: .curveLinear) { card.center.x = 0 }
        #expect(card(at: 0.5)?.center.x == 100)
        #expect(card(at: 1)?.center.x == 50)
        card.center.x = 70
        #expect(card(at: 1)?.center.x == 70)
    }
}
