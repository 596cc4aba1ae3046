import Foundation
import TouchKit
import TouchTrace

/// What it costs to deliver a finger's move, beside a plain dispatcher without arbitration.
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
        var table = Table(
            title: "touchesMoved to one view, ns a move",
            columns: ["recognizers", "plain", "engine", "ahead", "allocations a move"])
        let few: [(String, Bench, climbs: Bool)] = [
            ("none", Bench(), false), ("5 that count", Bench(counters: 5), false),
            ("5 that count, and the chain", Bench(counters: 5, climbs: true), true),
            ("5 built in, waiting", Bench(builtIn: true), false),
        ]
        for (name, bench, climbs) in few {
            let plain = PlainBench(counters: bench.recognizers, climbs: climbs)
            let times = Timing().medians(of: [plain.move, bench.move])
            table.rows.append([
                name, Table.time(times[0]), Table.time(times[1]), Table.ratio(times[0], times[1]),
                allocationsEach(bench.move),
            ])
        }
        table.print()
    }

    private static func scale() {
        var table = Table(
            title: "Growth with the recognizers touched, ns a move",
            columns: ["recognizers", "plain", "engine", "engine a recognizer"])
        let none = Bench(counters: 0)
        for count in [1, 5, 35] {
            let (plain, bench) = (PlainBench(counters: count), Bench(counters: count))
            let times = Timing().medians(of: [plain.move, bench.move, none.move])
            table.rows.append([
                "\(count)", Table.time(times[0]), Table.time(times[1]),
                Table.time((times[1] - times[2]) / Double(count)),
            ])
        }
        table.print()
    }

    private static func trace() {
        var table = Table(
            title: "With a tracer, ns a move",
            columns: ["recognizers", "untraced", "traced", "grows", "records a move"])
        let makes = [
            ("5 that count", { Bench(counters: 5) }),
            ("5 built in, waiting", { Bench(builtIn: true) }),
        ]
        for (name, make) in makes {
            let (silent, traced) = (make(), make())
            let before = traced.startTrace()
            traced.move(100)
            let records = Double(traced.records - before) / 100
            let times = Timing().medians(of: [silent.move, traced.move])
            table.rows.append([
                name, Table.time(times[0]), Table.time(times[1]),
                String(format: "%.2f", times[1] / times[0]), String(format: "%.1f", records),
            ])
        }
        table.print()
    }

    /// Ten fingers at 120 Hz for ten minutes, from a measured ten seconds.
    private static func measureMemory() {
        var table = Table(
            title: "A traced session of ten minutes, ten fingers at 120 Hz",
            columns: ["scene", "records an event", "MB"])
        for (name, views) in [("all on one view", 1), ("each on its own view", 10)] {
            let bench = Bench(counters: 5, views: views, fingers: 10)
            let before = bench.startTrace()
            let moves = 1200
            bench.move(moves)
            let events = 600.0 * 120
            let perEvent = Double(bench.records - before) / Double(moves)
            let bytes = perEvent * events * Double(MemoryLayout<TraceRecord>.stride)
            table.rows.append([
                name, String(format: "%.1f", perEvent), String(format: "%.0f", bytes / 1e6),
            ])
        }
        table.print()
        print("\n  a record takes \(MemoryLayout<TraceRecord>.stride) bytes")
    }

    private static func setUp() {
        let times = (0..<31).map { _ in Timing.nanoseconds(makeThirtyFive) }
        print(
            "\n35 recognizers, each requiring the one before to fail, made and added: "
                + String(format: "%.0f µs", Timing.median(times) / 1000))
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
