// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the code that uses them.

/// Does `work`; there is no pool of objects here that would have to be emptied.
public nonisolated func autoreleasepool<Result>(invoking work: () throws -> Result) rethrows
    -> Result
{ try work() }

/// Nothing to wait for: code runs on one thread.
@discardableResult public nonisolated func objc_sync_enter(_ object: Any) -> Int32 { 0 }
/// Nothing to let go of.
@discardableResult public nonisolated func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// A second, in nanoseconds.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// A millisecond, in nanoseconds.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// A second, in milliseconds.
public nonisolated let MSEC_PER_SEC: UInt64 = 1000

/// A sound of the system: silent here.
public nonisolated func AudioServicesPlaySystemSound(_ sound: UInt32) {}
/// The sound of the system that is felt.
public nonisolated let kSystemSoundID_Vibrate: UInt32 = 4095
