import Synchronization

/// The main thread, which waits for the window system's events.
package nonisolated enum MainThread {
    private static let waking = Mutex<@Sendable () -> Void>({})

    /// Registers the closure that ends the wait.
    package static func isWoken(by wake: @escaping @Sendable () -> Void) {
        waking.withLock { $0 = wake }
    }

    /// Ends the wait, if there is one. Can be called from any thread.
    package static func wake() { waking.withLock { $0 }() }
}
