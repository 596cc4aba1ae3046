import Testing
import TouchTrace

@testable import TouchKit

@Suite struct TouchDetailTests {
    let bench = Bench()

    // MARK: TE6

    @Test("TE6: coalesced touches are those the sample carried, then a copy of the touch itself")
    func coalesced() {
        let card = bench.view("card", 10, 0, 100, 100)
        var lists: [[CGPoint]] = []
        var previous: [CGPoint] = []
        card.onPhase[.moved] = { touches, event in
            guard let touch = touches.first, let all = event?.coalescedTouches(for: touch) else {
                return
            }
            lists.append(all.map { $0.location(in: card) })
            previous = all.map { $0.previousLocation(in: card) }
            #expect(all.last !== touch && all.last?.timestamp == touch.timestamp)
            #expect(all.allSatisfy { $0.view === card && $0.phase == .moved })
        }
        bench.down(1, 20, 0)
        bench.move(1, 22, 0)
        var sample = bench.sample(1, .moved, 30, 0, at: 0.03)
        sample.coalesced = [
            bench.sample(1, .moved, 24, 0, at: 0.01), bench.sample(1, .moved, .nan, 0, at: 0.015),
            bench.sample(1, .moved, 27, 0, at: 0.02),
        ]
        bench.send([sample])
        let points = [14.0, 17, 20].map { CGPoint(x: $0, y: 0) }
        #expect(lists == [[CGPoint(x: 12, y: 0)], points])
        #expect(previous == [12.0, 14, 12].map { CGPoint(x: $0, y: 0) })
        bench.up()
    }

    @Test("TE6: predicted touches go straight on from the last two samples")
    func predicted() {
        let card = bench.view("card", 0, 0, 100, 100)
        var predicted: [UITouch] = []
        var atRest: [UITouch]?
        card.onPhase[.began] = { touches, event in
            atRest = touches.first.flatMap { event?.predictedTouches(for: $0) }
        }
        card.onPhase[.moved] = { touches, event in
            predicted = touches.first.flatMap { event?.predictedTouches(for: $0) } ?? []
        }
        bench.down(1, 10, 10)
        bench.time = 0.25
        bench.move(1, 14, 11)
        #expect(atRest == [])
        #expect(
            predicted.map { $0.location(in: nil) } == [
                CGPoint(x: 18, y: 12), CGPoint(x: 22, y: 13),
            ])
        #expect(predicted.map(\.timestamp) == [0.5, 0.75])
        bench.up()
    }

    @Test("TE6: an event knows nothing of a touch of another")
    func foreignTouch() {
        let card = bench.view("card", 0, 0, 100, 100)
        var old: UITouch?
        var lists: [[UITouch]?] = []
        card.onPhase[.ended] = { touches, event in
            if let old {
                lists = [event?.coalescedTouches(for: old), event?.predictedTouches(for: old)]
            }
            old = touches.first
        }
        for _ in 1...2 {
            bench.down()
            bench.up()
        }
        #expect(lists == [nil, nil])
    }

    // MARK: TE7

    @Test("TE7: force, radius and type are those of the sample")
    func properties() {
        let card = bench.view("card", 0, 0, 100, 100)
        var touch: UITouch?
        card.onPhase[.began] = { touches, _ in touch = touches.first }
        var sample = bench.sample(1, .began, 1, 1)
        sample.force = 2
        sample.majorRadius = 12.5
        sample.type = .pencil
        bench.send([sample])
        #expect(touch?.force == 2 && touch?.majorRadius == 12.5 && touch?.type == .pencil)
        #expect((touch?.maximumPossibleForce ?? 0) > 2)
        bench.up()
        bench.down()
        #expect(touch?.force == 0 && touch?.maximumPossibleForce == 0 && touch?.type == .direct)
        bench.up()
    }

    // MARK: TE8

    @Test("TE8: an event goes through the application, then the window, then to the view")
    func pipeline() {
        bench.view("card", 0, 0, 100, 100)
        bench.down()
        #expect(
            bench.said("enqueued", "taken", "sendEvent", "delivery")
                == "1 sample, 1 waiting; 1 sample; application; window; card gets began of finger 1"
        )
        bench.up()
    }

    @Test("TE8: sendEvent can be overridden to watch", arguments: [true, false])
    func watch(swallows: Bool) {
        final class Gate: UIApplication {
            var log = Journal()
            var swallows = false
            override func sendEvent(_ event: UIEvent) {
                log.note("application \(event.allTouches?.count ?? 0)")
                if !swallows { super.sendEvent(event) }
            }
        }
        final class Pane: UIWindow {
            var log = Journal()
            override func sendEvent(_ event: UIEvent) {
                log.note("window \(event.touches(for: self)?.count ?? 0)")
                super.sendEvent(event)
            }
        }
        let app = Gate()
        let window = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.log = bench.log
        app.swallows = swallows
        window.log = bench.log
        window.makeKeyAndVisible(in: app)
        app.tracer = Tracer()
        bench.add(Card(frame: window.bounds), "card", in: window)
        app.send([bench.sample(1, .began, 1, 1)])
        #expect(bench.order == (swallows ? "application 1" : "application 1, window 1, began card"))
        #expect(
            app.tracer?.trace.sentences("swallowed")
                == (swallows ? ["application did not pass the event on"] : []))
        app.send([bench.sample(1, .ended, 1, 1)])
        #expect(app._checkInvariants() == [])
    }

    @Test("TE8: a window that swallows is told of in the trace, and a swallowed end leaves nothing")
    func windowSwallows() {
        let window = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible(in: bench.app)
        bench.add(Card(frame: window.bounds), "card", in: window)
        bench.down()
        window.swallows = true
        bench.up()
        #expect(bench.said("swallowed") == "window 2 did not pass the event on")
        window.swallows = false
        bench.down()
        bench.up()
        #expect(bench.order == "began card, began card, ended card")
    }

    @Test("TE8, DL8: what is held back of a touch whose end is swallowed goes with it")
    func swallowedWhileHeld() {
        let window = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible(in: bench.app)
        let holder = Pliant()
        holder.delaysTouchesBegan = true
        bench.add(Card(frame: window.bounds), "card", in: window).addGestureRecognizer(holder)
        bench.down()
        window.swallows = true
        bench.up()
        #expect(bench.order == "")
        #expect(
            bench.app.delivery.viewTouches.delivered.isEmpty
                && bench.app.delivery.viewTouches.holding.isEmpty)
    }

    @Test("TE8: calls are handled first in, first out")
    func queue() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.onPhase[.began] = { _, _ in
            bench.app.send([bench.sample(1, .moved, 60, 50)])
            bench.app.send([bench.sample(1, .ended, 60, 50)])
            bench.log.note("began returns")
        }
        bench.down()
        #expect(bench.order == "began card, began returns, moved card, ended card")
        bench.checkInvariants()
    }
}

/// A window that can keep events to itself.
private final class Pane: UIWindow {
    var swallows = false
    override func sendEvent(_ event: UIEvent) {
        if !swallows { super.sendEvent(event) }
    }
}
