extension Int {
    /// So many of a thing, as English says it: "1 touch", "3 touches".
    /// - Parameter many: what they are called that are not one; nil where that is `one` with an s.
    public func counted(_ one: String, _ many: String? = nil) -> String {
        "\(self) \(self == 1 ? one : many ?? one + "s")"
    }
}
