import Synchronization
import TouchKit

/// Whether somebody's code is at work, for a thread that looks after it.
public nonisolated enum CodeAtWork {
    /// When it was called, in nanoseconds of the machine's clock; 0 while it is not at work.
    private static let began = Atomic<UInt64>(0)

    /// Since when it has not come back, in seconds; nil while it is not at work.
    public static var duration: Double? {
        let began = began.load(ordering: .relaxed)
        guard began > 0 else { return nil }
        return Double(now - min(began, now)) / 1e9
    }

    private static var now: UInt64 { UInt64(clamping: Int64(ContinuousClock.now.nanoseconds)) }

    /// Calls code that may not come back.
    static func call<Result>(_ work: () -> Result) -> Result {
        let outer = began.load(ordering: .relaxed)
        began.store(now, ordering: .relaxed)
        defer { began.store(outer, ordering: .relaxed) }
        return work()
    }
}

nonisolated extension ContinuousClock.Instant {
    private static let start = ContinuousClock.now

    /// Since the first question, in nanoseconds, and one more.
    fileprivate var nanoseconds: Int64 {
        let (seconds, rest) = Self.start.duration(to: self).components
        return seconds * 1_000_000_000 + rest / 1_000_000_000 + 1
    }
}
