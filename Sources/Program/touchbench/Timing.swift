import Foundation

/// Times things that are compared, batch by batch in turn, so that what else the machine does hits all alike.
struct Timing {
    /// Work that is done `times` times over.
    typealias Work = (_ times: Int) -> Void

    var batches = 31
    /// How long a batch takes at least, in nanoseconds: so long that fetching back what the other works pushed out of the
    /// caches is a small part of it, and that works which go over many places come to all of them.
    var batchLength = 10_000_000.0

    /// The median time of one run of each work, in nanoseconds.
    func medians(of works: [Work]) -> [Double] {
        let counts = works.map(batchSize)
        var samples = works.map { _ in [Double]() }
        for _ in 0..<batches {
            for (index, work) in works.enumerated() {
                let time = Timing.nanoseconds { work(counts[index]) }
                samples[index].append(time / Double(counts[index]))
            }
        }
        return samples.map(Timing.median)
    }

    private func batchSize(for work: Work) -> Int {
        var times = 1
        // Twice: what is met for the first time takes longer, and says little of the rest.
        for _ in 0..<2 {
            while Timing.nanoseconds({ work(times) }) < batchLength { times *= 2 }
        }
        return times
    }

    /// The time `work` takes, in nanoseconds.
    static func nanoseconds(_ work: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        work()
        return Double(DispatchTime.now().uptimeNanoseconds - start)
    }

    /// The time this thread works for `work`, in nanoseconds: whatever else the machine does, and whenever it lets the
    /// thread wait, does not count.
    static func work(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
        }
        let start = now()
        work()
        return now() - start
    }

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
