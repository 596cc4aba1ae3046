import TouchScript

/// What is said about what was done, where the sentences stand.
struct Notice {
    private var said: (words: LocalizedText, end: Double)?

    /// As long as one needs to read it, in seconds.
    private static let length = 12.0

    /// - Parameters:
    ///   - now: the host's time.
    ///   - stays: whether it stands until something else is said.
    mutating func say(_ words: LocalizedText, now: Double, stays: Bool) {
        said = (words, stays ? .infinity : now + Self.length)
    }

    mutating func sayNothing() { said = nil }

    /// What is said at the host's time `now`.
    func words(now: Double) -> LocalizedText? {
        said.flatMap { now < $0.end ? $0.words : nil }
    }

    /// The host's time at which it goes away by itself; nil if it does not.
    func nextChange(after now: Double) -> Double? {
        said.flatMap { $0.end.isFinite && $0.end > now ? $0.end : nil }
    }
}
