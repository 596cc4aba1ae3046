import CAllocations
import Foundation

/// The time since it was created.
struct Stopwatch {
    private let start = DispatchTime.now().uptimeNanoseconds

    var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds - start }
    var seconds: Double { Double(nanoseconds) / 1e9 }
}

/// Times things that are compared, alternating batch by batch, so that other load on the machine
/// affects all alike.
struct Timing {
    /// A closure that does some work `times` times.
    typealias Work = (_ times: Int) -> Void

    var batches = 31
    /// The shortest duration of a batch, in nanoseconds: long enough that reloading the caches
    /// after the other works is a small part of it, and that works which visit many places reach
    /// all of them.
    private static let batchLength = 10_000_000.0

    /// Returns the median time of one run of each work, in nanoseconds.
    func medians(of works: [Work]) -> [Double] {
        let sized = works.map { (work: $0, count: batchSize(for: $0)) }
        return Timing.medians(
            (0..<batches).map { _ in
                sized.map { work, count in
                    Timing.nanoseconds { work(count) } / Double(count)
                }
            })
    }

    private func batchSize(for work: Work) -> Int {
        var times = 1
        // Twice, because the first run takes longer and says little about the rest.
        for _ in 0..<2 {
            while Timing.nanoseconds({ work(times) }) < Timing.batchLength { times *= 2 }
        }
        return times
    }

    /// Returns the value of `work`, and the time that it takes, in seconds.
    static func measured<Value>(
        _ work: () throws -> Value
    ) rethrows -> (value: Value, seconds: Double) {
        let watch = Stopwatch()
        let value = try work()
        return (value, watch.seconds)
    }

    /// Returns the time that `work` takes, in seconds.
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        try measured(work).seconds
    }

    /// Returns the time that `work` takes, in nanoseconds.
    static func nanoseconds(_ work: () -> Void) -> Double {
        let watch = Stopwatch()
        work()
        return Double(watch.nanoseconds)
    }

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    /// Returns the medians of things that were measured side by side, in rounds.
    static func medians(_ rounds: [[Double]]) -> [Double] {
        rounds[0].indices.map { thing in median(rounds.map { $0[thing] }) }
    }

    /// Returns the number of heap allocations per run of `work`, once it has warmed up.
    static func allocationsEach(_ work: Work, times: Int = 10_000) -> String {
        work(times)
        let before = allocations_counted()
        work(times)
        return String(format: "%.4g", Double(allocations_counted() - before) / Double(times))
    }
}
