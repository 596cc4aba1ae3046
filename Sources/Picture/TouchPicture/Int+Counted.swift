extension Int {
    /// Returns the count with its noun in English: "1 touch", "3 touches".
    ///
    /// - Parameter many: the plural; nil if it is `one` with an s.
    public func counted(_ one: String, _ many: String? = nil) -> String {
        "\(self) \(self == 1 ? one : many ?? one + "s")"
    }
}
