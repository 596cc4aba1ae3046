import Foundation
import Synchronization
import TouchWords

/// Handles SIGTERM, SIGINT and SIGHUP. By default they end the program at once, together with
/// everything that is `Unfinished`.
///
/// Work that has more to close reads `received` itself, as films do between their frames, or is
/// woken, as the window is. From the first read on, a signal only asks the work to close in an
/// orderly way.
package nonisolated final class Signals: Sendable {
    package static let shared = Signals()

    private static let last = Atomic<Int32>(0)
    /// Indicates whether something checks for signals.
    private static let isHeeded = Atomic<Bool>(false)
    /// The pipe that wakes the waiting thread. A handler may do next to nothing, so it notes the
    /// signal and writes a byte here.
    private static let bell: (listening: Int32, ringing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    private let wake = Mutex<(@Sendable () -> Void)?>(nil)

    private init() {
        let bell = Signals.bell
        Thread.detachNewThread { [self] in
            var byte: UInt8 = 0
            while true {
                let count = read(bell.listening, &byte, 1)
                guard count == 1 else {
                    if errno != EINTR { return }
                    continue
                }
                if let number = Signals.unheeded { Signals.end(number) }
                wake.withLock { $0 }?()
            }
        }
        for number in [SIGTERM, SIGINT, SIGHUP] {
            // A signal stays ignored if the program was started with it ignored, as by nohup.
            let before = signal(number) { Signals.note($0) }
            // C's handlers are addresses, and this one is a small number.
            if unsafeBitCast(before, to: Int.self) == Signals.ignored { signal(number, before) }
        }
    }

    /// The value of C's `SIG_IGN`.
    private static let ignored = 1

    private static var unheeded: Int32? {
        isHeeded.load(ordering: .sequentiallyConsistent)
            ? nil : last.load(ordering: .sequentiallyConsistent)
    }

    private static func end(_ number: Int32) -> Never {
        Unfinished.abandon {
            Console.complain(.host.nothingLeft)
            _exit(128 + number)
        }
    }

    private static func note(_ number: Int32) {
        last.store(number, ordering: .sequentiallyConsistent)
        var byte: UInt8 = 0
        _ = write(bell.ringing, &byte, 1)
    }

    /// Indicates whether a signal asked to stop, for code that would not close in an orderly way by
    /// itself.
    var hasCome: Bool { Signals.last.load(ordering: .sequentiallyConsistent) != 0 }

    /// The signal that asked to stop; nil if none did.
    package var received: Int32? {
        let wasHeeded = Signals.isHeeded.exchange(true, ordering: .sequentiallyConsistent)
        let number = Signals.last.load(ordering: .sequentiallyConsistent)
        guard number != 0 else { return nil }
        // The signal came before anything checked for it, so it ends the program, on whichever
        // thread gets there first.
        guard wasHeeded else { Signals.end(number) }
        return number
    }

    /// Notes that the work has stopped as a signal asked; further work may go on until the next
    /// signal.
    package func settle() {
        Signals.last.store(0, ordering: .sequentiallyConsistent)
    }

    /// Calls `action`, on a thread of its own, whenever a signal asks to stop; at once if one
    /// already has.
    package func onStop(_ action: (@Sendable () -> Void)?) {
        wake.withLock { $0 = action }
        if received != nil { action?() }
    }

    /// Throws if the program was asked to stop; `consequence` says what that means for the work.
    /// The status is the shell's for that signal.
    package func check(_ consequence: @autoclosure () -> Wording) throws {
        if let received { throw Failure(.host.stopped(consequence()), status: 128 + received) }
    }
}
