import Foundation
import TouchKit

/// Measures whole gestures, from a finger's began to its end.
enum GestureWorkload {
    static func run() {
        compare()
        grow()
    }

    private static func compare() {
        let swing = EngineGestureBench.panAboveTen()
        var rows = [
            row(
                "began, 10 moves, ended; ten views, a pan with an action | app-tree query",
                HitWorkload.queries(in: .app())[0], swing.swings)
        ]
        precondition(swing.actions > 0, "the pan never began")
        let (tap, plainTap) = (EngineGestureBench.fiveBuiltIn(), PlainGestureBench(recognizers: 5))
        rows.append(
            row("began, ended; five built in, the tap recognized | plain", plainTap.taps, tap.taps))
        precondition(tap.actions > 0, "the tap was never recognized")
        let (drag, plainDrag) = (
            EngineGestureBench.fiveBuiltIn(), PlainGestureBench(recognizers: 5)
        )
        drag.startDrag()
        plainDrag.startDrag()
        rows.append(
            row("a move; the pan recognized, four failed | plain", plainDrag.drag, drag.drag))
        precondition(drag.actions > 1000, "the pan never began")
        Table.print(
            "Whole gestures, ns",
            ["gesture", "beside it", "engine", "engine / beside", "allocations"], rows)
    }

    /// Returns a row of the table.
    /// - Parameter name: the name of the gesture and, after a bar, of its counterpart.
    private static func row(
        _ name: String, _ beside: @escaping Timing.Work, _ work: @escaping Timing.Work
    ) -> [String] {
        let times = Timing().medians(of: [beside, work])
        return [name] + times.map(Table.time) + [
            String(format: "%.2f", times[1] / times[0]), Timing.allocationsEach(work),
        ]
    }

    private static func grow() {
        Table.print(
            "A tap on a view with many recognizers that declare no relations, ns",
            ["recognizers", "engine", "a recognizer", "allocations"],
            [5, 10, 20, 40, 80, 160].map { count in
                let bench = EngineGestureBench.taps(count)
                let time = Timing().medians(of: [bench.taps])[0]
                return [
                    "\(count)", Table.time(time), Table.time(time / Double(count)),
                    Timing.allocationsEach(bench.taps, times: 100),
                ]
            })
    }
}
