import Testing
import TouchKit
import TouchTrace

@Suite struct TimeTests {
    let bench = Bench()

    private func timer(_ name: String, after delay: Double) -> EventTimer {
        bench.app.schedule(after: delay) { [bench] in
            bench.log.note("\(name) \(bench.app.now)")
        }
    }

    @Test("TE9: timers fire by due time, then by creation, each at its own time")
    func order() {
        _ = timer("b", after: 2)
        _ = timer("a", after: 1)
        _ = timer("c", after: 2)
        bench.app.advance(to: 5)
        #expect(bench.order == "a 1.0, b 2.0, c 2.0")
        #expect(bench.app.now == 5)
    }

    @Test("TE9: timers due at or before a sample's time fire before it; send implies advance")
    func beforeSample() {
        bench.view("card", 0, 0, 100, 100)
        _ = timer("due", after: 1)
        _ = timer("later", after: 1.001)
        bench.time = 1
        bench.down()
        #expect(bench.order == "due 1.0, began card")
        #expect(bench.app.nextDue == 1.001)
        bench.up()
    }

    @Test("TE9: timers that set one another for the same moment without end are stopped")
    func withoutEnd() {
        var count = 0
        func again() {
            count += 1
            bench.app.schedule(after: 0, again)
        }
        bench.app.schedule(after: 1, again)
        bench.app.advance(to: 5)
        #expect(count == 10_000)
        #expect(bench.app.now == 5 && bench.app.nextDue == nil)
    }

    @Test("TE9: a timer set by a timer fires in the same advance if it is due")
    func nested() {
        bench.app.schedule(after: 1) { [bench] in
            bench.log.note("outer")
            bench.app.schedule(after: 1) { bench.log.note("inner \(bench.app.now)") }
        }
        bench.app.advance(to: 10)
        #expect(bench.order == "outer, inner 2.0")
    }

    @Test("TE9: a timer taken back does not fire")
    func takenBack() {
        bench.app.cancel(timer("a", after: 1))
        #expect(bench.app.nextDue == nil)
        bench.app.advance(to: 2)
        #expect(bench.order == "")
    }

    @Test("TE9: a sample older than the clock is moved to the clock, with a trace")
    func oldSample() {
        let card = bench.view("card", 0, 0, 100, 100)
        var times: [Double] = []
        card.onPhase[.began] = { touches, event in
            times = touches.map(\.timestamp) + [event?.timestamp ?? -1]
        }
        bench.app.advance(to: 3)
        bench.down()
        #expect(times == [3, 3])
        #expect(bench.said("repaired") == "finger 1: time ran backwards")
        bench.up()
    }

    @Test("TE9: the clock never runs backwards, and not to nowhere")
    func clock() {
        for time: Double in [2, 1, .nan, .infinity, -.infinity] { bench.app.advance(to: time) }
        #expect(bench.app.now == 2)
        bench.app.advance(to: 1e300)
        #expect(bench.app.now == 1e300)
    }

    @Test("TE9: advanced in one step or a thousand, the trace is the same")
    func steps() {
        func trace(steps: Int) -> String {
            let bench = Bench()
            bench.view("card", 0, 0, 100, 100)
            for (index, delay) in [0.3, 0.1, 0.7, 0.3].enumerated() {
                bench.app.schedule(after: delay) { [bench] in
                    bench.app.tracer?.note("timer \(index)", by: bench.window)
                    bench.app.schedule(after: 0.05) { bench.window.tag += 1 }
                }
            }
            bench.down()
            for step in 0..<steps { bench.app.advance(to: Double(step + 1) / Double(steps)) }
            bench.time = 1
            bench.up()
            return bench.app.tracer?.trace.text ?? ""
        }
        let once = trace(steps: 1)
        #expect(once.contains("timer 2"))
        #expect(once == trace(steps: 1000))
        #expect(once == trace(steps: 7))
    }

    @Test("TE9: what a timer changes is settled before the next one")
    func settled() {
        let card = bench.view("card", 0, 0, 100, 100)
        bench.down()
        bench.app.schedule(after: 1) { card.removeFromSuperview() }
        _ = timer("next", after: 1)
        bench.app.advance(to: 1)
        #expect(bench.order == "began card, cancelled card, next 1.0")
        bench.up()
        #expect(bench.order == "")
    }
}
