import Foundation
import TouchKit
import TouchTrace

/// Measures the delivery of a finger's move, beside a plain dispatcher without arbitration.
enum DispatchWorkload {
    static func run() {
        compare()
        GestureWorkload.run()
        scale()
        trace()
        measureMemory()
        setUp()
    }

    // MARK: Tables

    private static func compare() {
        let few: [(String, Bench, climbs: Bool)] = [
            ("none", Bench(), false), ("5 that count", Bench(counters: 5), false),
            ("5 that count, and the chain", Bench(counters: 5, climbs: true), true),
            ("5 built in, waiting", Bench(builtIn: true), false),
        ]
        Table.print(
            "touchesMoved to one view, ns a move",
            ["recognizers", "plain", "engine", "ahead", "allocations a move"],
            few.map { name, bench, climbs in
                let plain = PlainBench(counters: bench.recognizers, climbs: climbs)
                let times = Timing().medians(of: [plain.move, bench.move])
                return [name] + Table.comparison(times[0], times[1])
                    + [Timing.allocationsEach(bench.move)]
            })
    }

    private static func scale() {
        let none = Bench(counters: 0)
        Table.print(
            "Growth with the recognizers touched, ns a move",
            ["recognizers", "plain", "engine", "engine a recognizer"],
            [1, 5, 35].map { count in
                let (plain, bench) = (PlainBench(counters: count), Bench(counters: count))
                let times = Timing().medians(of: [plain.move, bench.move, none.move])
                let each = (times[1] - times[2]) / Double(count)
                return ["\(count)"] + [times[0], times[1], each].map(Table.time)
            })
    }

    private static func trace() {
        let makes = [
            ("5 that count", { Bench(counters: 5) }),
            ("5 built in, waiting", { Bench(builtIn: true) }),
        ]
        Table.print(
            "With a tracer, ns a move",
            ["recognizers", "untraced", "traced", "grows", "records a move"],
            makes.map { name, make in
                let (silent, traced) = (make(), make())
                let before = traced.startTrace()
                traced.move(100)
                let records = Double(traced.records - before) / 100
                let times = Timing().medians(of: [silent.move, traced.move])
                return [name] + times.map(Table.time) + [
                    String(format: "%.2f", times[1] / times[0]), String(format: "%.1f", records),
                ]
            })
    }

    /// Prints the memory for ten fingers at 120 Hz for ten minutes, from a measured ten seconds.
    private static func measureMemory() {
        let stride = MemoryLayout<TraceRecord>.stride
        Table.print(
            "A traced session of ten minutes, ten fingers at 120 Hz",
            ["scene", "records an event", "MB"],
            [("all on one view", 1), ("each on its own view", 10)].map { name, views in
                let bench = Bench(counters: 5, views: views, fingers: 10)
                let before = bench.startTrace()
                let moves = 1200
                bench.move(moves)
                let events = 600.0 * 120
                let perEvent = Double(bench.records - before) / Double(moves)
                let bytes = perEvent * events * Double(stride)
                return [
                    name, String(format: "%.1f", perEvent), String(format: "%.0f", bytes / 1e6),
                ]
            })
        print("\n  a record takes \(stride) bytes")
    }

    private static func setUp() {
        let times = (0..<31).map { _ in Timing.nanoseconds(makeThirtyFive) }
        report(
            "\n35 recognizers, each requiring the one before to fail, made and added: %.0f µs",
            Timing.median(times) / 1000)
    }

    private static func makeThirtyFive() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var previous: UIGestureRecognizer?
        for _ in 0..<35 {
            let recognizer = UITapGestureRecognizer()
            if let previous { recognizer.require(toFail: previous) }
            view.addGestureRecognizer(recognizer)
            previous = recognizer
        }
    }
}
