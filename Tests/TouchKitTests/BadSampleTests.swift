import Testing
import TouchTrace

@testable import TouchFuzz
@testable import TouchKit

@Suite struct BadSampleTests {
    let bench = Bench()

    init() {
        bench.view("card", 0, 0, 100, 100)
    }

    @Test(
        "a sample at no place or time is dropped, with a trace",
        arguments: [
            (Double.nan, 1.0, 1.0), (1, .infinity, 1), (1, -.infinity, 1), (1, 1, .nan),
            (1, 1, .infinity),
        ])
    func notFinite(x: Double, y: Double, time: Double) {
        for phase in [UITouch.Phase.began, .moved, .ended] {
            bench.send([bench.sample(1, phase, x, y, at: time)])
        }
        #expect(bench.order == "")
        #expect(bench.said("repaired").hasPrefix("finger 1: not finite; finger 1: not finite"))
        bench.down()
        bench.send([bench.sample(1, .moved, x, y, at: time)])
        bench.up()
        #expect(bench.order == "began card, ended card")
    }

    @Test("a pointer at no place or time is dropped, and a time that is none changes nothing")
    func pointerNotFinite() {
        bench.time = 1
        bench.down()
        for (x, time) in [(Double.nan, 2), (1, .infinity)] {
            bench.app.send(
                PointerSample(phase: .moved, location: CGPoint(x: x, y: 1), timestamp: time))
        }
        bench.app.advance(to: .nan)
        bench.app.send(.shakeBegan, at: .infinity)
        #expect(bench.said("pointer", "pointerHit") == "")
        bench.app.cancelTouches(at: -.infinity)
        #expect(bench.app.now == 1)
        #expect(
            bench.said("repaired")
                == "pointer not finite; pointer not finite; time not finite; time not finite;"
                + " time not finite")
        #expect(bench.order == "began card, cancelled card")
    }

    @Test("callbacks that send without end are stopped, and the application goes on")
    func sentWithoutEnd() {
        let card = bench.view("echo", 0, 100, 100, 100)
        card.onPhase[.moved] = { [bench] _, _ in
            bench.app.send([bench.sample(1, .moved, 50, 150)])
        }
        bench.down(1, 50, 150)
        bench.move(1, 51, 150)
        #expect(bench.said("repaired") == "sent without end")
        card.onPhase = [:]
        _ = bench.order
        bench.up(1, 51, 150)
        #expect(bench.order == "ended echo")
    }

    @Test("a place beyond all windows, however far, is merely a miss")
    func farAway() {
        bench.down(1, 1e308, -1e308)
        bench.move(1, -1e308, 1e308)
        bench.up(1, 1, 1)
        #expect(bench.said("withheld") == "finger 1 from nobody: nothing hit")
        bench.down()
        bench.move(1, 1e308, 1e308)
        bench.up(1, -1e308, 1e308)
        #expect(bench.order == "began card, moved card, ended card")
    }

    @Test("moved, stationary or ended without began are dropped, with a trace")
    func withoutBegan() {
        bench.move()
        bench.send([bench.sample(1, .stationary, 1, 1)])
        bench.up()
        bench.send([bench.sample(1, .cancelled, 1, 1)])
        bench.send([bench.sample(1, .regionEntered, 1, 1)])
        #expect(bench.order == "")
        #expect(
            bench.said("repaired")
                == "finger 1: moved without began; finger 1: moved without began;"
                + " finger 1: ended without began; finger 1: ended without began;"
                + " finger 1: moved without began")
    }

    @Test("a second began cancels the first touch and starts another")
    func secondBegan() {
        bench.down()
        bench.down()
        bench.up()
        #expect(bench.order == "began card, cancelled card, began card, ended card")
        #expect(bench.said("cancellation", "repaired").contains("finger 1: second began"))
    }

    @Test("one finger twice in one call makes two events")
    func twiceInOneCall() {
        bench.send([
            bench.sample(1, .began, 10, 10), bench.sample(1, .moved, 20, 10),
            bench.sample(1, .ended, 20, 10), bench.sample(1, .ended, 20, 10),
            bench.sample(1, .began, 10, 10), bench.sample(1, .began, 10, 10),
            bench.sample(1, .ended, 10, 10),
        ])
        #expect(
            bench.order == "began card, moved card, ended card, began card, cancelled card,"
                + " began card, ended card")
    }

    @Test("any number may be a finger's", arguments: [Int.min, -1, 0, Int(Int32.max) + 1, Int.max])
    func fingerNumbers(finger: Int) {
        bench.down(finger)
        bench.move(finger)
        bench.up(finger)
        #expect(bench.order == "began card \(finger), moved card \(finger), ended card \(finger)")
    }

    @Test("an empty call is no event")
    func empty() {
        bench.send([])
        #expect(bench.said("sendEvent", "sequenceEnded") == "")
    }

    @Test("forces and radii that are no numbers are none")
    func badForce() {
        var touch: UITouch?
        (bench.window.subviews[0] as? Card)?.onPhase[.began] = { touches, _ in
            touch = touches.first
        }
        var sample = bench.sample(1, .began, 1, 1)
        sample.force = .nan
        sample.majorRadius = .infinity
        bench.send([sample])
        #expect(touch?.force == 0 && touch?.majorRadius == 0)
        bench.up()
    }

    @Test("views are not added to themselves or within themselves")
    func circles() {
        let card = bench.window.subviews[0]
        let inner = bench.view("inner", 0, 0, 10, 10, in: card)
        card.addSubview(card)
        inner.addSubview(card)
        inner.insertSubview(inner, at: 0)
        inner.insertSubview(card, aboveSubview: inner)
        card.insertSubview(card, belowSubview: inner)
        card.exchangeSubview(at: -1, withSubviewAt: 7)
        bench.window.addSubview(bench.window)
        #expect(bench.window.subviews == [card] && card.subviews == [inner])
        bench.checkInvariants()
    }

    @Test("geometry without sense is never hit and never traps")
    func badGeometry() {
        let wild = bench.view("wild", .nan, 0, 100, 100)
        for bounds in [
            CGRect(x: 0, y: 0, width: -100, height: -100),
            CGRect(x: 0, y: 0, width: Double.infinity, height: 10),
            CGRect(x: Double.nan, y: 0, width: Double.nan, height: 10),
        ] {
            wild.bounds = bounds
            #expect(wild.bounds.width.isFinite && wild.frame.minX.isFinite)
            bench.down()
            bench.up()
        }
        wild.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
        #expect(bench.hit(50, 50) == "card")
        _ = wild.frame
        _ = wild.convert(CGPoint(x: 1, y: 1), to: nil)
        bench.checkInvariants()
    }

    @Test("random samples, sensible or not, leave nothing behind")
    func random() {
        var random = FuzzRandom(seed: 7)
        let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
        let card = bench.window.subviews[0]
        card.addGestureRecognizer(UIGestureRecognizer())
        card.isMultipleTouchEnabled = true
        for step in 0..<2000 {
            let samples = (0..<random.below(4)).map { _ in
                bench.sample(
                    random.below(5), phases[random.below(5)],
                    random.below(50) == 0 ? .nan : random.number(-20...120),
                    random.number(-20...120),
                    at: Double(step) * 0.01 - random.number(0...0.1))
            }
            bench.app.send(samples)
            if step.isMultiple(of: 100) { bench.checkInvariants() }
        }
        bench.app.cancelTouches(at: 100)
        bench.checkInvariants()
        #expect(bench.app.delivery.viewTouches.delivered == [] && bench.app.intake.event == nil)
    }
}
