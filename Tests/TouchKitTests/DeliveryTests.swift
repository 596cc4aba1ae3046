import Testing
import TouchKit
import TouchTrace

@Suite struct DeliveryTests {
    let bench = Bench()

    // MARK: DL4 (g)

    @Test("DL4: phases come in the order began, moved, ended, cancelled")
    func phaseOrder() {
        for (index, name) in ["a", "b", "c", "d"].enumerated() {
            bench.view(name, Double(index) * 100, 0, 100, 100)
        }
        bench.send([1, 2, 3].map { bench.sample($0, .began, Double($0) * 100 - 50, 50) })
        #expect(bench.order == "began a, began b 2, began c 3")
        bench.send([
            bench.sample(1, .cancelled, 50, 50), bench.sample(2, .ended, 150, 50),
            bench.sample(3, .moved, 260, 50), bench.sample(4, .began, 350, 50),
        ])
        #expect(bench.order == "began d 4, moved c 3, ended b 2, cancelled a")
        bench.up(3, 260, 50)
        bench.up(4, 350, 50)
    }

    @Test("DL4: within a phase, views in the order their first touch began; one call each")
    func viewOrder() {
        let left = bench.view("left", 0, 0, 100, 100)
        let right = bench.view("right", 100, 0, 100, 100)
        left.isMultipleTouchEnabled = true
        right.isMultipleTouchEnabled = true
        bench.down(1, 150, 50)
        bench.send([bench.sample(2, .began, 50, 50), bench.sample(3, .began, 150, 60)])
        #expect(bench.order == "began right, began left 2, began right 3")
        bench.send([3, 2, 1].map { bench.sample($0, .moved, 10, 10) })
        #expect(bench.order == "moved right 1 3, moved left 2")
        bench.send([2, 1, 3].map { bench.sample($0, .ended, 10, 10) })
        #expect(bench.order == "ended right 1 3, ended left 2")
    }

    @Test("DL4: stationary touches are not delivered")
    func stationary() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        bench.down(1)
        bench.down(2)
        bench.move(2)
        #expect(bench.order == "began card, began card 2, moved card 2")
        bench.up(1)
        bench.up(2)
    }

    @Test("DL4: a recognizer sees a touch before its view does")
    func recognizerFirst() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.addGestureRecognizer(Watcher("watcher", bench.log))
        bench.down()
        bench.move()
        bench.up()
        #expect(
            bench.order == "began watcher, began card, moved watcher, moved card,"
                + " ended watcher, ended card, reset watcher")
    }

    // MARK: DL5

    @Test("DL5: without multiple touch a second finger is withheld for its whole life")
    func multipleTouchOff() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.down(1)
        bench.down(2)
        bench.move(2)
        card.isMultipleTouchEnabled = true
        bench.up(1)
        bench.move(2)
        bench.up(2)
        #expect(bench.order == "began card, ended card")
        #expect(bench.said("withheld") == "finger 2 from card: multiple touch off")
    }

    @Test("DL5: two fingers in one event: the first in, the second withheld")
    func multipleTouchOffTogether() {
        bench.view("card", 0, 0, 100, 100)
        bench.send([bench.sample(1, .began, 10, 10), bench.sample(2, .began, 20, 20)])
        bench.send([bench.sample(1, .ended, 10, 10), bench.sample(2, .ended, 20, 20)])
        #expect(bench.order == "began card, ended card")
    }

    @Test("DL5: once the first has lifted, the next finger is delivered again")
    func afterLift() {
        bench.view("card", 0, 0, 100, 100)
        bench.down(1)
        bench.down(2)
        bench.up(1)
        bench.down(3)
        bench.up(3)
        bench.up(2)
        #expect(bench.order == "began card, ended card, began card 3, ended card 3")
    }

    @Test("DL5: the view's own setting counts, not its superview's or subviews'")
    func ownSetting() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.view("inner", 0, 0, 50, 50, in: card)
        bench.down(1, 80, 80)
        bench.down(2, 10, 10)
        #expect(bench.order == "began card, began inner 2")
        bench.up(1)
        bench.up(2)
    }

    @Test("DL5: recognizers get the fingers that the view does not")
    func recognizersGetAll() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.addGestureRecognizer(Watcher("watcher", bench.log))
        bench.down(1)
        bench.down(2)
        #expect(bench.order == "began watcher, began card, began watcher 2")
        bench.up(1)
        bench.up(2)
        #expect(
            bench.order == "ended watcher, ended watcher 2, ended card, reset watcher")
    }

    // MARK: DL6

    @Test("DL6: an exclusive view gets nothing while another view holds a touch")
    func exclusiveHere() {
        let left = bench.view("left", 0, 0, 100, 100)
        bench.view("right", 100, 0, 100, 100)
        left.isExclusiveTouch = true
        bench.down(1, 150, 50)
        bench.down(2, 50, 50)
        bench.up(1, 150, 50)
        bench.up(2, 50, 50)
        #expect(bench.order == "began right, ended right")
        #expect(bench.said("withheld") == "finger 2 from left: exclusive here")
    }

    @Test("DL6: while an exclusive view holds a touch, no other view gets any")
    func exclusiveElsewhere() {
        let left = bench.view("left", 0, 0, 100, 100)
        left.isExclusiveTouch = true
        left.isMultipleTouchEnabled = true
        bench.view("right", 100, 0, 100, 100)
        bench.down(1, 50, 50)
        bench.down(2, 150, 50)
        bench.down(3, 60, 50)
        bench.up(2, 150, 50)
        #expect(bench.order == "began left, began left 3")
        #expect(bench.said("withheld") == "finger 2 from right: exclusive elsewhere")
        bench.up(1)
        bench.up(3)
        bench.down(4, 150, 50)
        #expect(bench.order == "ended left, ended left 3, began right 4")
        bench.up(4)
    }

    @Test("DL6: another window is another world")
    func exclusiveWindow() {
        let left = bench.view("left", 0, 0, 100, 100)
        left.isExclusiveTouch = true
        let other = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        other.makeKeyAndVisible(in: bench.app)
        bench.view("right", 0, 0, 100, 100, in: other)
        bench.down(1, 50, 50)
        bench.down(2, 150, 50)
        #expect(bench.order == "began left, began right 2")
        bench.up(1)
        bench.up(2)
    }

    @Test("DL6: recognizers are not bound by it")
    func exclusiveRecognizers() {
        let left = bench.view("left", 0, 0, 100, 100)
        left.isExclusiveTouch = true
        let right = bench.view("right", 100, 0, 100, 100)
        right.addGestureRecognizer(Watcher("watcher", bench.log))
        bench.down(1, 50, 50)
        bench.down(2, 150, 50)
        #expect(bench.order == "began left, began watcher 2")
        bench.up(1)
        bench.up(2)
    }
}
