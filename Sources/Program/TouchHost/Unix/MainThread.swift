import Synchronization

/// The thread that waits for what the window's system tells.
package nonisolated enum MainThread {
    private static let waking = Mutex<@Sendable () -> Void>({})

    /// Whoever waits there says how the wait is ended.
    package static func isWoken(by wake: @escaping @Sendable () -> Void) {
        waking.withLock { $0 = wake }
    }

    /// Ends the wait, if there is one; from any thread.
    package static func wake() { waking.withLock { $0 }() }
}
