#if !canImport(Foundation)
    /// A value that one thread has at a time; a browser has one.
    // Unchecked: see there.
    final class Mutex<Value>: @unchecked Sendable {
        private var value: Value

        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    }
#endif
