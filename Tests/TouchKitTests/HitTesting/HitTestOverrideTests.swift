import Testing

@testable import TouchKit

@Suite struct HitTestOverrideTests {
    let bench = Bench()

    private func asked(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        in parent: UIView? = nil
    ) -> Asked {
        bench.add(Asked(frame: CGRect(x: x, y: y, width: width, height: height)), name, in: parent)
    }

    @Test("HT7: a view that answers itself keeps touches from its subviews")
    func answersSelf() {
        let card = asked("card", 0, 0, 100, 100)
        bench.view("inner", 0, 0, 100, 100, in: card)
        card.answer = { card, _, _ in card }
        bench.down()
        #expect(bench.order == "began card")
        #expect(
            bench.said("visit", "answer") == "window: inside; card: overridden;"
                + " card answers itself, by its own hitTest; window answers card")
        bench.up()
    }

    @Test("HT7: a view that always answers itself does not win over a front sibling")
    func selfBehindFront() {
        let back = asked("back", 0, 0, 100, 100)
        back.answer = { back, _, _ in back }
        bench.view("front", 0, 0, 50, 50)
        #expect(
            [bench.hit(10, 10), bench.hit(70, 70), bench.hit(300, 300)] == [
                "front", "back", "back",
            ])
    }

    @Test("HT7: a view may answer with a fixed subview")
    func answersSubview() {
        let card = asked("card", 0, 0, 200, 100)
        let knob = bench.view("knob", 150, 0, 20, 20, in: card)
        card.answer = { _, _, _ in knob }
        bench.down()
        #expect(bench.order == "began knob")
        bench.up()
    }

    @Test("HT7: a view that answers nobody gives its touches to the superview")
    func answersNobody() {
        let card = bench.view("card", 0, 0, 100, 100)
        let inner = asked("inner", 0, 0, 100, 100, in: card)
        inner.answer = { _, _, _ in nil }
        bench.down()
        #expect(bench.order == "began card")
        bench.up()
    }

    @Test("HT7: an enlarged point(inside:) is touched beyond its bounds, within its superview")
    func enlarged() {
        let bar = bench.view("bar", 0, 0, 200, 44)
        let button = asked("button", 12, 12, 20, 20, in: bar)
        button.inside = { $0.bounds.insetBy(dx: -12, dy: -30).contains($1) }
        #expect(
            [bench.hit(2, 2), bench.hit(43, 43), bench.hit(20, 50)] == [
                "button", "button", "window",
            ])
    }

    @Test("HT7: pass-through gives away itself and keeps its subviews")
    func passThrough() {
        bench.view("behind", 0, 0, 100, 100)
        let glass = asked("glass", 0, 0, 100, 100)
        bench.view("knob", 40, 40, 20, 20, in: glass)
        glass.answer = { glass, point, _ in
            let view = glass.plain(point)
            return view === glass ? nil : view
        }
        #expect([bench.hit(50, 50), bench.hit(10, 10)] == ["knob", "behind"])
        bench.down(1, 10, 10)
        #expect(bench.said("answer").contains("glass answers nobody, by its own hitTest"))
        bench.up()
    }

    @Test("HT7: an answer in no window drops the touch, with a trace")
    func stray() {
        let card = asked("card", 0, 0, 100, 100)
        let stray = UIView()
        stray.accessibilityIdentifier = "stray"
        card.answer = { _, _, _ in stray }
        bench.down()
        bench.move()
        bench.up()
        #expect(bench.said("withheld", "delivery") == "finger 1 from stray: answer outside window")
    }

    @Test("HT7: an answer in another window drops the touch, and no window behind is asked")
    func strayInOtherWindow() {
        let behind = UIWindow(frame: bench.window.frame)
        behind.accessibilityIdentifier = "behind"
        behind.makeKeyAndVisible(in: bench.app)
        bench.window.makeKeyAndVisible(in: bench.app)
        let card = asked("card", 0, 0, 100, 100)
        card.answer = { _, _, _ in behind }
        bench.down()
        #expect(
            bench.said("hitTestBegan", "withheld")
                == "finger 1 in window; finger 1 from behind: answer outside window")
        bench.up()
    }

    @Test("HT7: an override that asks the base class and changes nothing is not called one")
    func superOnly() {
        let card = asked("card", 0, 0, 100, 100)
        card.answer = { card, point, _ in card.plain(point) }
        bench.down()
        #expect(bench.said("answer") == "card answers itself; window answers card")
        bench.up()
    }

    @Test("HT2: point(inside:) false shuts the branch, even over a subview that is hit")
    func insideFalse() {
        let card = asked("card", 0, 0, 100, 100)
        bench.view("inner", 0, 0, 100, 100, in: card)
        card.inside = { _, _ in false }
        #expect(bench.hit(50, 50) == "window")
    }
}
