#if !canImport(Foundation)
    /// A lock around a value. It locks nothing: a browser has only one thread.
    // Unchecked, because there is only one thread.
    final class Mutex<Value>: @unchecked Sendable {
        private var value: Value

        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    }
#endif
