import CAllocations
import Foundation

/// The time since it was made.
struct Stopwatch {
    private let start = DispatchTime.now().uptimeNanoseconds

    var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds - start }
    var seconds: Double { Double(nanoseconds) / 1e9 }
}

/// Times things that are compared, batch by batch in turn, so that what else the machine does hits all alike.
struct Timing {
    /// Work that is done `times` times over.
    typealias Work = (_ times: Int) -> Void

    var batches = 31
    /// How long a batch takes at least, in nanoseconds: so long that fetching back what the other works pushed out of the
    /// caches is a small part of it, and that works which go over many places come to all of them.
    private static let batchLength = 10_000_000.0

    /// The median time of one run of each work, in nanoseconds.
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
        // Twice: what is met for the first time takes longer, and says little of the rest.
        for _ in 0..<2 {
            while Timing.nanoseconds({ work(times) }) < Timing.batchLength { times *= 2 }
        }
        return times
    }

    /// What `work` gives, and the time that it takes, in seconds.
    static func measured<Value>(
        _ work: () throws -> Value
    ) rethrows -> (value: Value, seconds: Double) {
        let watch = Stopwatch()
        let value = try work()
        return (value, watch.seconds)
    }

    /// The time `work` takes, in seconds.
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        try measured(work).seconds
    }

    /// The time `work` takes, in nanoseconds.
    static func nanoseconds(_ work: () -> Void) -> Double {
        let watch = Stopwatch()
        work()
        return Double(watch.nanoseconds)
    }

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    /// The medians of things that were measured side by side, in rounds.
    static func medians(_ rounds: [[Double]]) -> [Double] {
        rounds[0].indices.map { thing in median(rounds.map { $0[thing] }) }
    }

    /// How often `work` asks for heap memory each time, once it has got going.
    static func allocationsEach(_ work: Work, times: Int = 10_000) -> String {
        work(times)
        let before = allocations_counted()
        work(times)
        return String(format: "%.4g", Double(allocations_counted() - before) / Double(times))
    }
}
