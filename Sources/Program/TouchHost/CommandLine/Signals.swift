import Foundation
import Synchronization
import TouchWords

/// What SIGTERM, SIGINT and SIGHUP do: they end the program at once, and with it all that is `Unfinished`.
///
/// Work that has more to close looks at `received` itself, as films do between their frames, or is woken, as the window
/// is. From its first look on a signal only asks it to close in order.
package nonisolated final class Signals: Sendable {
    package static let shared = Signals()

    private static let last = Atomic<Int32>(0)
    /// Whether somebody looks whether a signal came.
    private static let isHeeded = Atomic<Bool>(false)
    /// A handler may do next to nothing: it notes the signal and writes a byte here, for a thread that waits.
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
            // What whoever started the program has it ignore, as nohup does, it ignores.
            let before = signal(number) { Signals.note($0) }
            // C's handlers are addresses, and this one is a small number.
            if unsafeBitCast(before, to: Int.self) == Signals.ignored { signal(number, before) }
        }
    }

    /// C's `SIG_IGN`.
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

    /// Whether a signal asked to stop, for those who would not close in order by themselves.
    var hasCome: Bool { Signals.last.load(ordering: .sequentiallyConsistent) != 0 }

    /// The signal that asked to stop, if one did.
    package var received: Int32? {
        let wasHeeded = Signals.isHeeded.exchange(true, ordering: .sequentiallyConsistent)
        let number = Signals.last.load(ordering: .sequentiallyConsistent)
        guard number != 0 else { return nil }
        // It came before anybody looked, so it ends the program, whichever thread gets there first.
        guard wasHeeded else { Signals.end(number) }
        return number
    }

    /// The work that a signal asked to stop has stopped; what follows may go on until the next.
    package func settle() {
        Signals.last.store(0, ordering: .sequentiallyConsistent)
    }

    /// Called, on a thread of its own, whenever a signal asks to stop; at once if one already has.
    package func onStop(_ action: (@Sendable () -> Void)?) {
        wake.withLock { $0 = action }
        if received != nil { action?() }
    }

    /// Throws if the program was asked to stop; `consequence` is what that means for the work. The status is the shell's for
    /// that signal.
    package func check(_ consequence: @autoclosure () -> Wording) throws {
        if let received { throw Failure(.host.stopped(consequence()), status: 128 + received) }
    }
}
