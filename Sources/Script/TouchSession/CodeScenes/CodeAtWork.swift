import Synchronization
import TouchKit

/// Shows whether the user's code is running, for a thread that watches it.
public nonisolated enum CodeAtWork {
    /// The time at which the code was called, in nanoseconds of the machine's clock; 0 while it is
    /// not running.
    private static let began = Atomic<UInt64>(0)

    /// The time for which the current call has not returned, in seconds; nil while no code is
    /// running.
    public static var duration: Double? {
        let began = began.load(ordering: .relaxed)
        guard began > 0 else { return nil }
        return Double(now - min(began, now)) / 1e9
    }

    private static var now: UInt64 { UInt64(clamping: Int64(ContinuousClock.now.nanoseconds)) }

    /// Calls code that may not return.
    static func call<Result>(_ work: () -> Result) -> Result {
        let outer = began.load(ordering: .relaxed)
        began.store(now, ordering: .relaxed)
        defer { began.store(outer, ordering: .relaxed) }
        return work()
    }
}

nonisolated extension ContinuousClock.Instant {
    private static let start = ContinuousClock.now

    /// The time since the first query, in nanoseconds, plus one.
    fileprivate var nanoseconds: Int64 {
        let (seconds, rest) = Self.start.duration(to: self).components
        return seconds * 1_000_000_000 + rest / 1_000_000_000 + 1
    }
}
