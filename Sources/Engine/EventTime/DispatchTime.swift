import Dispatch
import TouchKit

/// A moment of event time, as Dispatch tells moments: `.now() + 0.3` (TE9).
public nonisolated struct DispatchTime: Comparable, Sendable {
    /// Event time, in seconds.
    let seconds: Double

    /// This moment.
    @MainActor public static func now() -> DispatchTime {
        DispatchTime(seconds: UIApplication.shared.now)
    }

    /// Never.
    public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

    /// Event time, in nanoseconds.
    public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e10)) * 1e9) }

    /// How long until then, in seconds.
    @MainActor var timeFromNow: Double { seconds - UIApplication.shared.now }

    /// Whether `a` is before `b`.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
    /// The moment so many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// The moment so many seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
    /// The moment that much later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
    /// The moment that much earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time - interval.seconds
    }
}

nonisolated extension DispatchTimeInterval {
    fileprivate var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        default: .greatestFiniteMagnitude
        }
    }
}
