import Foundation
import Synchronization

/// From its first use on SIGTERM and SIGINT do not kill the program: they ask the work in hand to close in order.
///
/// Films look at `received` between their frames; the window is woken instead. Other work leaves nothing half done
/// and is simply killed.
nonisolated final class Signals: Sendable {
    static let shared = Signals()

    private static let last = Atomic<Int32>(0)
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
                if count == 1 { wake.withLock { $0 }?() } else if errno != EINTR { return }
            }
        }
        for number in [SIGTERM, SIGINT, SIGHUP] { signal(number) { Signals.note($0) } }
    }

    private static func note(_ number: Int32) {
        last.store(number, ordering: .sequentiallyConsistent)
        var byte: UInt8 = 0
        _ = write(bell.ringing, &byte, 1)
    }

    /// The signal that asked to stop, if one did.
    var received: Int32? {
        let number = Signals.last.load(ordering: .sequentiallyConsistent)
        return number == 0 ? nil : number
    }

    /// The work that a signal asked to stop has stopped; what follows may go on until the next.
    func settle() {
        Signals.last.store(0, ordering: .sequentiallyConsistent)
    }

    /// Called, on a thread of its own, whenever a signal asks to stop; at once if one already has.
    func onStop(_ action: (@Sendable () -> Void)?) {
        wake.withLock { $0 = action }
        if received != nil { action?() }
    }

    /// Throws if the program was asked to stop; `consequence` is what that means for the work.
    func check(_ consequence: @autoclosure () -> String) throws {
        if let received { throw Failure.stopped(by: received, consequence()) }
    }
}
