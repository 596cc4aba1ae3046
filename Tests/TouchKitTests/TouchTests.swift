import Testing
import TouchTrace

@testable import TouchKit

@Suite struct TouchTests {
    let bench = Bench()

    // MARK: TE1

    @Test("TE1: began, moved, stationary, ended: one touch, one event")
    func phases() {
        let card = bench.view("card", 0, 0, 200, 200)
        card.isMultipleTouchEnabled = true
        var touches: [UITouch] = []
        var events: [UIEvent] = []
        var phases: [String] = []
        let note = { (changed: Set<UITouch>, event: UIEvent?) in
            touches += changed.filter { $0.finger == 1 }
            if let event { events.append(event) }
            let all = (event?.allTouches ?? []).sorted { $0.finger < $1.finger }
            phases.append(all.map { "\($0.finger) \($0.phase)" }.joined(separator: " "))
        }
        for phase in UITouch.Phase.allCases { card.onPhase[phase] = note }
        bench.down(1)
        bench.down(2)
        bench.move(2)
        bench.up(1)
        bench.up(2)
        #expect(
            phases == [
                "1 began", "1 stationary 2 began", "1 stationary 2 moved", "1 ended 2 stationary",
                "2 ended",
            ])
        #expect(Set(touches).count == 1)
        #expect(Set(events).count == 1)
    }

    @Test("TE1: the next contact is a new touch, the next sequence a new event")
    func newObjects() {
        let card = bench.view("card", 0, 0, 100, 100)
        var touches: [UITouch] = []
        var events: [UIEvent] = []
        card.onPhase[.began] = { changed, event in
            touches += changed
            if let event { events.append(event) }
        }
        for _ in 1...2 {
            bench.down()
            bench.up()
        }
        #expect(Set(touches).count == 2 && Set(events).count == 2)
    }

    @Test("TE2: a touch that rests in an event was before where it is now")
    func restingTouch() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        var previous: [CGPoint] = []
        card.onPhase[.moved] = { _, event in
            let first = event?.allTouches?.min { $0.finger < $1.finger }
            if let first { previous.append(first.previousLocation(in: nil)) }
        }
        bench.down(1, 10, 10)
        bench.down(2, 50, 50)
        bench.move(1, 20, 10)
        bench.move(2, 60, 50)
        bench.move(1, 30, 10)
        #expect(previous.map(\.x) == [10, 20, 20])
        bench.up(1)
        bench.up(2)
    }

    @Test("TE1: a stationary sample is delivered to nobody")
    func stationary() {
        bench.view("card", 0, 0, 100, 100)
        bench.down()
        bench.send([bench.sample(1, .stationary, 50, 50, at: 1)])
        bench.up()
        #expect(bench.order == "began card, ended card")
    }

    @Test("TE1: a cancelled sample ends the touch as cancelled")
    func cancelled() {
        bench.view("card", 0, 0, 100, 100)
        bench.down()
        bench.send([bench.sample(1, .cancelled, 50, 50)])
        #expect(bench.order == "began card, cancelled card")
    }

    // MARK: TE2

    @Test("TE2: places and the places before, in any view or the window, exact")
    func locations() {
        let card = bench.view("card", 10, 20, 100, 100)
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        let other = bench.view("other", 200, 0, 10, 10)
        var points: [CGPoint] = []
        card.onPhase[.moved] = { touches, _ in
            guard let touch = touches.first else { return }
            points = [
                touch.location(in: nil), touch.previousLocation(in: nil),
                touch.location(in: card), touch.preciseLocation(in: other),
                touch.precisePreviousLocation(in: other),
            ]
        }
        bench.down(1, 60, 70)
        bench.move(1, 62.25, 75)
        #expect(
            points == [
                CGPoint(x: 62.25, y: 75), CGPoint(x: 60, y: 70), CGPoint(x: 51.125, y: 52.5),
                CGPoint(x: -137.75, y: 75), CGPoint(x: -140, y: 70),
            ])
        bench.up()
    }

    @Test("TE2: a new touch was nowhere else before")
    func previousOfNew() {
        let card = bench.view("card", 0, 0, 100, 100)
        var points: [CGPoint] = []
        card.onPhase[.began] = { touches, _ in
            points = touches.map { $0.previousLocation(in: card) }
        }
        bench.down(1, 7, 8)
        #expect(points == [CGPoint(x: 7, y: 8)])
        bench.up()
    }

    @Test("TE2: the timestamp is that of the touch's last change, not of the event")
    func timestamps() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        var times: [Double] = []
        card.onPhase[.moved] = { _, event in
            times = (event?.allTouches ?? []).sorted { $0.finger < $1.finger }.map(\.timestamp)
            times.append(event?.timestamp ?? -1)
        }
        bench.down(1)
        bench.time = 1
        bench.down(2)
        bench.time = 2
        bench.move(2)
        #expect(times == [0, 2, 2])
        bench.up(1)
        bench.up(2)
    }

    // MARK: TE3

    @Test(
        "TE3: taps count up within 0.35 s of the last lift and 30 pt of it",
        arguments: [
            (0.35, 0, 2), (0.351, 0, 1), (0.1, 30, 2), (0.1, 30.5, 1), (0, 0, 2),
        ])
    func tapCount(wait: Double, away: Double, expected: Int) {
        let card = bench.view("card", 0, 0, 400, 400)
        var counts: [Int] = []
        card.onPhase[.began] = { touches, _ in counts += touches.map(\.tapCount) }
        bench.down(1, 100, 100)
        bench.up(1, 100, 100)
        bench.time = wait
        bench.down(1, 100 + away, 100)
        bench.up(1, 100, 100)
        #expect(counts == [1, expected])
    }

    @Test("TE3: a third tap counts three; the distance is measured from the lift before it")
    func tripleTap() {
        let card = bench.view("card", 0, 0, 400, 400)
        var counts: [Int] = []
        card.onPhase[.began] = { touches, _ in counts += touches.map(\.tapCount) }
        for x in [100.0, 125, 150] {
            bench.down(1, x, 100)
            bench.time += 0.1
            bench.up(1, x, 100)
            bench.time += 0.1
        }
        #expect(counts == [1, 2, 3])
    }

    @Test("TE3: a cancelled touch is no tap to count on")
    func cancelledIsNoTap() {
        let card = bench.view("card", 0, 0, 400, 400)
        var counts: [Int] = []
        card.onPhase[.began] = { touches, _ in counts += touches.map(\.tapCount) }
        bench.down()
        bench.app.cancelTouches(at: 0.1)
        bench.time = 0.1
        bench.down()
        bench.up()
        #expect(counts == [1, 1])
    }

    // MARK: TE4

    @Test("TE4: allTouches has every live touch; touches(for:) those of a view or window")
    func touchSets() {
        let left = bench.view("left", 0, 0, 100, 100)
        let right = bench.view("right", 100, 0, 100, 100)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        var counts: [Int?] = []
        right.onPhase[.moved] = { _, event in
            counts = [
                event?.allTouches?.count, event?.touches(for: left)?.count,
                event?.touches(for: right)?.count, event?.touches(for: bench.window)?.count,
                event?.touches(for: other)?.count,
            ]
        }
        bench.down(1)
        bench.down(2, 150, 50)
        bench.move(2, 160, 50)
        #expect(counts == [2, 1, 1, 2, nil])
        bench.up(1)
        bench.up(2)
    }

    @Test("TE4: what is sent in one call is one event")
    func oneEvent() {
        let card = bench.view("card", 0, 0, 100, 100)
        card.isMultipleTouchEnabled = true
        bench.send([bench.sample(1, .began, 10, 10), bench.sample(2, .began, 20, 20)])
        bench.send([bench.sample(2, .moved, 21, 20), bench.sample(1, .moved, 11, 10)])
        bench.send([bench.sample(1, .ended, 11, 10), bench.sample(2, .ended, 21, 20)])
        #expect(bench.order == "began card 1 2, moved card 1 2, ended card 1 2")
    }

    // MARK: TE5

    @Test("TE5: a touch knows the recognizers that receive it, from when it began")
    func recognizers() {
        let card = bench.view("card", 0, 0, 100, 100)
        let own = Watcher("own", bench.log)
        let outer = Watcher("outer", bench.log)
        bench.window.addGestureRecognizer(outer)
        card.addGestureRecognizer(own)
        var known: [[UIGestureRecognizer]?] = []
        card.onPhase[.began] = { touches, _ in
            known.append(touches.first?.gestureRecognizers)
            card.addGestureRecognizer(Watcher("late", bench.log))
        }
        card.onPhase[.moved] = { touches, event in
            known.append(touches.first?.gestureRecognizers)
            known.append(event?.touches(for: own)?.first?.gestureRecognizers)
        }
        bench.down()
        bench.move()
        #expect(known == [[own, outer], [own, outer], [own, outer]])
        bench.up()
    }
}
