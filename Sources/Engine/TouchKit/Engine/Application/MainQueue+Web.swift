#if !canImport(Foundation)
    /// The queue behind the main actor. A browser calls from one thread, and everything runs there.
    package nonisolated enum MainQueue {
        /// Indicates whether the calling code runs on it.
        package static var isRunningThis: Bool { true }

        /// Runs `work` at once.
        package static func run(_ work: @escaping @MainActor () -> Void) {
            MainActor.assumeIsolated(work)
        }
    }
#endif
