#if !canImport(Foundation)
    /// Nothing is written as JSON and read back there: what is `Codable` elsewhere has nothing to offer.
    public protocol Codable {}
#endif
