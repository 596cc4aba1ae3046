// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the code that uses them.

import TouchKit

/// Seconds.
public typealias CFAbsoluteTime = Double

/// Returns the event time, in seconds, as `CACurrentMediaTime()` does: a tape brings about the same
/// times in every run. On a device it counts from 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

nonisolated extension RunLoop.Mode {
    /// The mode in which touches are tracked. Modes make no difference here.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
    /// The mode for all times, by its name in Swift 4.
    public static let commonModes = RunLoop.Mode.common
    /// The default mode, by its name in Swift 4.
    public static let defaultRunLoopMode = RunLoop.Mode.default
    /// The mode in which touches are tracked, by its name in Swift 4.
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

/// The greatest finite number.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
