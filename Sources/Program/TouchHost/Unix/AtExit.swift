import Foundation

/// Work that is done even if somebody else ends the process: when its X server goes, Xlib does.
package enum AtExit {
    private static var work: (() -> Void)?
    private static var isListening = false

    /// `work` is done if the process exits before it is cancelled.
    package static func perform(_ work: @escaping () -> Void) {
        self.work = work
        guard !isListening else { return }
        isListening = true
        atexit {
            // What another thread ends is not its to write.
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
