#if !canImport(Foundation)
    /// Values that people's own code attaches to objects. A browser has no such code, so nothing is
    /// stored.
    package struct Kept {
        package init() {}

        package var isEmpty: Bool { true }

        package subscript<Value>(name: String) -> Value? {
            get { nil }
            set {}
        }
    }
#endif
