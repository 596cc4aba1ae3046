@preconcurrency import Dispatch
@preconcurrency import Glibc
import Synchronization

/// SIGTERM and SIGINT do not kill the program: they ask the work in hand to close in order.
///
/// Long work looks at `received` between its steps; the window is woken instead.
nonisolated final class Signals: Sendable {
    static let shared = Signals()

    private let last = Atomic<Int32>(0)
    private let wake = Mutex<(@Sendable () -> Void)?>(nil)
    private let sources: [any DispatchSourceSignal]

    private init() {
        signal(SIGPIPE, SIG_IGN)
        let queue = DispatchQueue(label: "signals")
        sources = [SIGTERM, SIGINT, SIGHUP].map {
            signal($0, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: $0, queue: queue)
        }
        for (source, number) in zip(sources, [SIGTERM, SIGINT, SIGHUP]) {
            source.setEventHandler { [self] in
                last.store(number, ordering: .sequentiallyConsistent)
                wake.withLock { $0 }?()
            }
            source.activate()
        }
    }

    /// The signal that asked to stop, if one did.
    var received: Int32? {
        let number = last.load(ordering: .sequentiallyConsistent)
        return number == 0 ? nil : number
    }

    /// The work that a signal asked to stop has stopped; what follows may go on until the next.
    func settle() {
        last.store(0, ordering: .sequentiallyConsistent)
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
