import Foundation
import TouchKit

/// What whole gestures cost, from a finger's began to its end.
enum GestureWorkload {
    static func run() {
        compare()
        grow()
    }

    private static func compare() {
        var table = Table(
            title: "Whole gestures, ns",
            columns: ["gesture", "beside it", "engine", "engine / beside", "allocations"])
        let swing = GestureBench.panAboveTen()
        table.add(
            "began, 10 moves, ended; ten views, a pan with an action | app-tree query",
            appTreeQuery(), swing.swings)
        precondition(swing.actions > 0, "the pan never began")
        let (tap, plainTap) = (GestureBench.fiveBuiltIn(), PlainGestureBench(recognizers: 5))
        table.add(
            "began, ended; five built in, the tap recognised | plain", plainTap.taps, tap.taps)
        precondition(tap.actions > 0, "the tap was never recognised")
        let (drag, plainDrag) = (GestureBench.fiveBuiltIn(), PlainGestureBench(recognizers: 5))
        drag.startDrag()
        plainDrag.startDrag()
        table.add("a move; the pan recognised, four failed | plain", plainDrag.drag, drag.drag)
        precondition(drag.actions > 1000, "the pan never began")
        table.print()
    }

    /// A query of the plain recursion in the app tree, as `touchbench hit` has it.
    private static func appTreeQuery() -> Timing.Work {
        var random = Chance(seed: 3)
        let points = (0..<4096).map { _ in random.point() }
        let root = HitTree.app().plain
        return { times in
            for index in 0..<times { _ = root.hitTest(points[index & 4095]) }
        }
    }

    private static func grow() {
        var table = Table(
            title: "A tap on a view with many recognizers that declare no relations, ns",
            columns: ["recognizers", "engine", "a recognizer", "allocations"])
        for count in [5, 10, 20, 40, 80, 160] {
            let bench = GestureBench.taps(count)
            let time = Timing().medians(of: [bench.taps])[0]
            table.rows.append([
                "\(count)", Table.time(time), Table.time(time / Double(count)),
                allocationsEach(bench.taps, times: 100),
            ])
        }
        table.print()
    }
}

extension Table {
    /// - Parameter name: of the gesture, and behind a bar of what it is measured beside.
    fileprivate mutating func add(
        _ name: String, _ beside: @escaping Timing.Work, _ work: @escaping Timing.Work
    ) {
        let times = Timing().medians(of: [beside, work])
        rows.append([
            name, Table.time(times[0]), Table.time(times[1]),
            String(format: "%.2f", times[1] / times[0]), allocationsEach(work),
        ])
    }
}
