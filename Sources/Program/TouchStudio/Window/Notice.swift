import TouchScript

/// A message about what was just done, shown in place of the caption.
struct Notice {
    private var said: (words: LocalizedText, end: Double)?

    /// The seconds for which a message stays, long enough to read it.
    private static let length = 12.0

    /// Shows a message.
    /// - Parameters:
    ///   - now: the host's time.
    ///   - stays: pass true to keep the message until another one replaces it.
    mutating func say(_ words: LocalizedText, now: Double, stays: Bool) {
        said = (words, stays ? .infinity : now + Self.length)
    }

    mutating func sayNothing() { said = nil }

    /// Returns the message to show at the host's time `now`.
    func words(now: Double) -> LocalizedText? {
        said.flatMap { now < $0.end ? $0.words : nil }
    }

    /// Returns the host's time at which the message disappears by itself; nil if it does not.
    func nextChange(after now: Double) -> Double? {
        said.flatMap { $0.end.isFinite && $0.end > now ? $0.end : nil }
    }
}
