import Foundation

/// Performs work even if something else ends the process, as Xlib does when its X server goes away.
package enum AtExit {
    private static var work: (() -> Void)?
    private static var isListening = false

    /// Performs `work` if the process exits before it is cancelled.
    package static func perform(_ work: @escaping () -> Void) {
        self.work = work
        guard !isListening else { return }
        isListening = true
        atexit {
            // An exit on another thread must not do the main thread's work.
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                let work = AtExit.work
                AtExit.cancel()
                work?()
            }
        }
    }

    package static func cancel() { work = nil }
}
