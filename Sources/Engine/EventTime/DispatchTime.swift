import Dispatch
import TouchKit

/// A moment of event time with the interface of Dispatch: `.now() + 0.3` (TE9).
public nonisolated struct DispatchTime: Comparable, Sendable {
    /// The event time, in seconds.
    let seconds: Double

    /// Returns the current moment.
    @MainActor public static func now() -> DispatchTime {
        DispatchTime(seconds: UIApplication.shared.now)
    }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

    /// The event time, in nanoseconds.
    public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e10)) * 1e9) }

    /// The seconds from now until that moment.
    @MainActor var timeFromNow: Double { seconds - UIApplication.shared.now }

    /// Returns whether `a` is before `b`.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
    /// Returns the moment that many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// Returns the moment that many seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
    /// Returns the moment that much later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
    /// Returns the moment that much earlier.
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
