import Testing
import TouchTrace

@testable import TouchKit

@Suite struct HitTestTests {
    let bench = Bench()

    // MARK: HT1

    @Test("HT1: a hidden view is passed over with all within it, and the one behind it is hit")
    func hidden() {
        bench.view("card", 10, 10, 100, 100)
        let veil = bench.view("veil", 10, 10, 100, 100)
        bench.view("seal", 0, 0, 100, 100, in: veil)
        veil.isHidden = true
        bench.down(1, 20, 20)
        #expect(
            bench.app.tracer?.trace.sentences("visit", "hit") == [
                "window: inside", "veil: hidden", "card: inside", "finger 1 hits card in window",
            ])
    }

    @Test("HT1: interaction off shuts the whole branch")
    func interactionOff() {
        let veil = bench.view("veil", 10, 10, 100, 100)
        bench.view("seal", 0, 0, 100, 100, in: veil)
        veil.isUserInteractionEnabled = false
        bench.down(1, 20, 20)
        #expect(bench.said("visit") == "window: inside; veil: interaction off")
        #expect(bench.order == "")
    }

    @Test(
        "HT1: an alpha below 0.01 is not touched, 0.01 is",
        arguments: [(0, "window"), (0.009, "window"), (0.01, "seal"), (1, "seal")])
    func alpha(alpha: CGFloat, expected: String) {
        let veil = bench.view("veil", 10, 10, 100, 100)
        bench.view("seal", 0, 0, 100, 100, in: veil)
        veil.alpha = alpha
        #expect(bench.hit(20, 20) == expected)
    }

    @Test("HT1: alphas do not multiply on the way down")
    func alphaOfAncestors() {
        let pale = bench.view("pale", 10, 10, 100, 100)
        let paler = bench.view("paler", 0, 0, 100, 100, in: pale)
        pale.alpha = 0.05
        paler.alpha = 0.05
        #expect(bench.hit(20, 20) == "paler")
    }

    // MARK: HT2

    @Test(
        "HT2: a subview outside its superview is drawn and never touched", arguments: [true, false])
    func outsideSuperview(clips: Bool) {
        let card = bench.view("card", 10, 10, 100, 100)
        card.clipsToBounds = clips
        bench.view("tab", 50, 50, 100, 100, in: card)
        #expect([bench.hit(100, 100), bench.hit(130, 130)] == ["tab", "window"])
    }

    @Test("HT2: a view asked and outside shuts its branch, with a word in the trace")
    func outsideTraced() {
        let card = bench.view("card", 10, 10, 100, 100)
        bench.view("tab", 50, 50, 100, 100, in: card)
        bench.down(1, 130, 130)
        #expect(
            bench.said("visit", "answer") == "window: inside; card: outside; window answers itself")
    }

    // MARK: HT3

    @Test("HT3: front sibling wins, and those behind it are not asked")
    func frontWins() {
        bench.view("back", 10, 10, 100, 100)
        bench.view("front", 10, 10, 100, 100)
        bench.down(1, 20, 20)
        #expect(bench.said("visit") == "window: inside; front: inside")
    }

    @Test("HT3: each subview is asked in its own coordinates; none wants it: the view itself")
    func ownCoordinates() {
        let card = bench.view("card", 10, 20, 100, 100)
        var points: [CGPoint] = []
        let inner = bench.add(
            Asked(frame: CGRect(x: 5, y: 5, width: 20, height: 20)), "inner", in: card)
        inner.inside = { _, point in
            points.append(point)
            return false
        }
        #expect(bench.hit(40, 40) == "card")
        #expect(points == [CGPoint(x: 25, y: 15)])
    }

    @Test("HT3: order follows bringing to front, sending to back, inserting and exchanging")
    func order() {
        let a = bench.view("a", 0, 0, 50, 50)
        let b = bench.view("b", 0, 0, 50, 50)
        let c = bench.view("c", 0, 0, 50, 50)
        var hits = [bench.hit(1, 1)]
        bench.window.bringSubviewToFront(a)
        hits.append(bench.hit(1, 1))
        bench.window.sendSubviewToBack(a)
        hits.append(bench.hit(1, 1))
        bench.window.exchangeSubview(at: 1, withSubviewAt: 2)
        hits.append(bench.hit(1, 1))
        bench.window.insertSubview(a, aboveSubview: b)
        hits.append(bench.hit(1, 1))
        bench.window.insertSubview(c, at: 99)
        hits.append(bench.hit(1, 1))
        bench.window.insertSubview(c, belowSubview: a)
        hits.append(bench.hit(1, 1))
        bench.window.addSubview(b)
        hits.append(bench.hit(1, 1))
        #expect(hits == ["c", "a", "c", "b", "a", "c", "a", "b"])
        bench.checkInvariants()
    }

    // MARK: HT4

    @Test(
        "HT4: left and top edges belong to a view, right and bottom do not",
        arguments: [
            (10, 10, "card"), (9.999, 10, "window"), (10, 9.999, "window"),
            (109.999, 109.999, "card"), (110, 50, "window"), (50, 110, "window"),
        ])
    func halfOpen(x: Double, y: Double, expected: String) {
        bench.view("card", 10, 10, 100, 100)
        #expect(bench.hit(x, y) == expected)
    }

    @Test("HT4: bounds with an origin of their own shift what is inside")
    func boundsOrigin() {
        let card = bench.view("card", 10, 10, 100, 100)
        bench.view("low", 0, 200, 100, 20, in: card)
        #expect(bench.hit(20, 20) == "card")
        card.bounds.origin.y = 200
        #expect([bench.hit(20, 20), bench.hit(20, 40)] == ["low", "card"])
        #expect(card.point(inside: CGPoint(x: 0, y: 199), with: nil) == false)
    }

    @Test("HT4: corner radius does not count")
    func cornerRadius() {
        let card = bench.view("card", 10, 10, 100, 100)
        card.layer.cornerRadius = 50
        #expect(bench.hit(11, 11) == "card")
    }

    @Test("HT4: an empty view is nowhere")
    func empty() {
        bench.view("dot", 10, 10, 0, 0)
        #expect(bench.hit(10, 10) == "window")
    }

    // MARK: HT5

    @Test("HT5: a turned view is hit where it is drawn")
    func rotated() {
        let bar = bench.view("bar", 100, 195, 100, 10)
        #expect([bench.hit(105, 200), bench.hit(150, 155)] == ["bar", "window"])
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect([bench.hit(105, 200), bench.hit(150, 155)] == ["window", "bar"])
    }

    @Test("HT5: a scaled and moved view is hit where it is drawn, its subviews too")
    func scaled() {
        let card = bench.view("card", 100, 100, 100, 100)
        bench.view("corner", 0, 0, 10, 10, in: card)
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            [bench.hit(51, 51), bench.hit(69, 69), bench.hit(71, 71)] == [
                "corner", "corner", "card",
            ])
        card.transform = CGAffineTransform(translationX: 100, y: 0)
        #expect([bench.hit(150, 150), bench.hit(250, 150)] == ["window", "card"])
    }

    @Test("HT5: a singular transform is never hit")
    func singular() {
        let card = bench.view("card", 10, 10, 100, 100)
        card.transform = CGAffineTransform(scaleX: 0, y: 1)
        bench.down(1, 60, 60)
        #expect(bench.said("visit") == "window: inside; card: singular")
    }

    // MARK: HT8, HT10

    @Test("HT8: each view is asked once for a touch, and never again while it moves")
    func askedOnce() {
        let card = bench.add(Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "card")
        var asked = 0
        card.answer = { card, point, _ in
            asked += 1
            return card.plain(point)
        }
        bench.down()
        bench.move(1, 300, 300)
        bench.up(1, 300, 300)
        #expect(asked == 1)
        #expect(bench.order == "began card, moved card, ended card")
    }

    @Test("HT8: a touch keeps its view and window when the finger leaves them or they change")
    func viewIsKept() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.view("other", 200, 200, 100, 100)
        var views: [UIView?] = []
        card.onPhase[.moved] = { touches, _ in
            views.append(touches.first?.view)
            views.append(touches.first?.window)
        }
        bench.down()
        card.isHidden = true
        card.frame.origin.x = 300
        bench.move(1, 250, 250)
        #expect(views == [card, bench.window])
        bench.up()
        #expect(bench.order == "began card, moved card, ended card")
    }

    @Test("HT10: while a touch is being hit-tested the event does not have it yet")
    func eventDuringHitTest() {
        let card = bench.add(Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "card")
        card.isMultipleTouchEnabled = true
        var counts: [Int] = []
        card.answer = { card, point, event in
            counts.append(event?.allTouches?.count ?? -1)
            return card.plain(point)
        }
        card.onPhase[.began] = { _, event in counts.append(event?.allTouches?.count ?? -1) }
        bench.down(1)
        bench.down(2)
        #expect(counts == [0, 1, 1, 2])
        bench.up(1)
        bench.up(2)
    }
}
