#if !canImport(Foundation)
    /// A protocol without requirements: in a browser, nothing is written as JSON or read back.
    public protocol Codable {}
#endif
