import Dispatch

/// The queue behind the main actor, whichever thread it has: the main one, or another if the
/// process has given that up.
package nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Indicates whether the calling code runs on it.
    package static var isRunningThis: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }

    /// Runs `work` at once if called on the main actor's queue; otherwise dispatches it there. For
    /// calls from a `deinit`, which belongs to no actor.
    package static func run(_ work: @escaping @MainActor () -> Void) {
        if isRunningThis {
            // The actor's isolation is that of its queue, and so holds for what Dispatch runs
            // there.
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
