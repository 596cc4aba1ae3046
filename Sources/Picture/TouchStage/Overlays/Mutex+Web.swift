#if !canImport(Foundation)
    /// A value that only one thread uses at a time, because a browser has only one.
    // The conformance is unchecked for that reason.
    final class Mutex<Value>: @unchecked Sendable {
        private var value: Value

        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    }
#endif
