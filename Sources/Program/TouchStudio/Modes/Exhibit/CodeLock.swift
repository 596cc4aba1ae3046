/// The lock between visitors and the way out of an exhibit: a code of digits.
package nonisolated struct CodeLock {
    enum Answer: Equatable {
        case incomplete
        case open
        case wrong
        /// Too many codes were wrong: from now on, none is taken for a number of seconds.
        case closes(Int)
        /// No code is taken for a number of further seconds.
        case waits(Int)
    }

    let code: String
    private(set) var typed = ""
    private var failures = 0
    /// The host's time until which no code is taken, in seconds.
    private var closed = -Double.infinity

    /// The number of wrong codes before the lock waits, and the seconds for which it waits.
    static let patience = 5
    static let rest = 30.0

    /// Creates a lock; nil if the code is not valid.
    /// - Parameter code: the code, of four to eight digits.
    package init?(code: String) {
        guard (4...8).contains(code.count), code.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        self.code = code
    }

    /// Takes a digit; as many digits as the code has are an answer.
    mutating func type(_ figure: Int, at now: Double) -> Answer {
        guard now >= closed else { return .waits(Int((closed - now).rounded(.up))) }
        typed += "\(figure)"
        guard typed.count == code.count else { return .incomplete }
        defer { typed = "" }
        if typed == code {
            failures = 0
            return .open
        }
        failures += 1
        guard failures >= Self.patience else { return .wrong }
        failures = 0
        closed = now + Self.rest
        return .closes(Int(Self.rest))
    }

    mutating func erase() { typed = String(typed.dropLast()) }
    mutating func clear() { typed = "" }
}
