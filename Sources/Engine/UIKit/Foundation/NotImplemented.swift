/// The error of an optional requirement that nobody implements, in code that was brought here by
/// `touchscope import`. There are no optional requirements without Objective-C: such a requirement
/// throws this instead, and its callers say `try?`.
public nonisolated struct NotImplemented: Error {
    /// Creates the error.
    public init() {}
}
