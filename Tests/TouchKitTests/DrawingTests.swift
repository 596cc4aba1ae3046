import Testing
import TouchKit

/// When views are asked to paint themselves.
@Suite struct DrawingTests {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let painter = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        window.makeKeyAndVisible(in: app)
        card.addSubview(painter)
        window.addSubview(card)
    }

    @Test("a view is drawn before it is seen first, and when it asked for that")
    func first() {
        app.displayIfNeeded()
        #expect(painter.drawn == 1)
        app.displayIfNeeded()
        #expect(painter.drawn == 1)
        painter.setNeedsDisplay()
        app.displayIfNeeded()
        #expect(painter.drawn == 2)
    }

    @Test(
        "what is hidden, or lies in something hidden, is drawn when it is shown", arguments: [0, 1])
    func hidden(which: Int) {
        let hidden = [painter, card][which]
        hidden.isHidden = true
        app.displayIfNeeded()
        #expect(painter.drawn == 0)
        hidden.isHidden = false
        app.displayIfNeeded()
        #expect(painter.drawn == 1)
        hidden.isHidden = true
        painter.setNeedsDisplay()
        painter.setNeedsDisplay()
        app.displayIfNeeded()
        #expect(painter.drawn == 1)
        hidden.isHidden = false
        app.displayIfNeeded()
        #expect(painter.drawn == 2)
    }

    @Test("what leaves something hidden is drawn where it is seen")
    func moved() {
        card.isHidden = true
        app.displayIfNeeded()
        window.addSubview(painter)
        app.displayIfNeeded()
        #expect(painter.drawn == 1)
    }
}

private final class Painter: UIView {
    var drawn = 0

    override func draw(_ rect: CGRect) { drawn += 1 }
}
