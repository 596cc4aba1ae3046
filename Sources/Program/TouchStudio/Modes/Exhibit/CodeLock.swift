/// What stands between visitors and the way out of an exhibit: a code of figures.
package nonisolated struct CodeLock {
    enum Answer: Equatable {
        case incomplete
        case open
        case wrong
        /// One wrong one too many: from now on nothing is taken for so many seconds.
        case closes(Int)
        /// Nothing is taken for so many more seconds.
        case waits(Int)
    }

    let code: String
    private(set) var typed = ""
    private var failures = 0
    /// The host's time until which nothing is taken, in seconds.
    private var closed = -Double.infinity

    /// How many wrong codes are taken before it waits, and for how long, in seconds.
    static let patience = 5
    static let rest = 30.0

    /// - Parameter code: four to eight figures.
    package init?(code: String) {
        guard (4...8).contains(code.count), code.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        self.code = code
    }

    /// Takes a figure; as many as the code has are an answer.
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
