#if !canImport(Foundation)
    /// What code hangs on objects. There is no code of people's own in a browser, and so nothing is kept.
    package struct Kept {
        package init() {}

        package var isEmpty: Bool { true }

        package subscript<Value>(name: String) -> Value? {
            get { nil }
            set {}
        }
    }
#endif
