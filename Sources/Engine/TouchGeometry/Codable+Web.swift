#if !canImport(Foundation)
    /// Nothing is written as JSON or read back in a browser, so this asks for nothing.
    public protocol Codable {}
#endif
