// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the code that uses them.

/// Calls `work`; there is no autorelease pool here to be emptied.
public nonisolated func autoreleasepool<Result>(invoking work: () throws -> Result) rethrows
    -> Result
{ try work() }

/// Does nothing: code runs on one thread, so there is nothing to wait for.
@discardableResult public nonisolated func objc_sync_enter(_ object: Any) -> Int32 { 0 }
/// Does nothing: there is nothing to unlock.
@discardableResult public nonisolated func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// The number of nanoseconds in a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public nonisolated let MSEC_PER_SEC: UInt64 = 1000

/// Plays a system sound, which is silent here.
public nonisolated func AudioServicesPlaySystemSound(_ sound: UInt32) {}
/// The system sound that vibrates.
public nonisolated let kSystemSoundID_Vibrate: UInt32 = 4095
