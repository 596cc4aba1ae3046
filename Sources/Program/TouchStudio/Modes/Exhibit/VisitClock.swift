/// A clock that decides whether somebody is at an exhibit, by the time at which hands were last
/// seen.
nonisolated struct VisitClock {
    enum Phase: Equatable {
        /// Nobody is there; lessons play by themselves.
        case attracting
        case visiting
        /// It has been quiet; the exhibit asks whether somebody is still there.
        case asking
    }

    enum Turn: Equatable { case asks, leaves }

    private(set) var phase = Phase.attracting
    /// The seconds for which hands may rest before the exhibit asks.
    let patience: Double
    /// The seconds that there are to answer.
    static let countdown = 10.0
    /// The host's time at which hands were last seen, in seconds.
    private var last = -Double.infinity

    init(patience: Double) { self.patience = patience }

    /// Notes that hands are there.
    /// - Returns: true if a visit begins with them.
    mutating func see(at now: Double) -> Bool {
        defer { phase = .visiting }
        last = now
        return phase == .attracting
    }

    /// Notes that something plays that the visitor watches, which does not count as quiet.
    mutating func watch(at now: Double) { if phase == .visiting { last = now } }

    /// Lets time pass.
    mutating func advance(to now: Double) -> Turn? {
        switch phase {
        case .visiting where now >= last + patience:
            phase = .asking
            return .asks
        case .asking where now >= last + patience + Self.countdown:
            phase = .attracting
            return .leaves
        default: return nil
        }
    }

    /// The time at which something is due by itself; nil if nothing is.
    var due: Double? {
        switch phase {
        case .attracting: nil
        case .visiting: last + patience
        case .asking: last + patience + Self.countdown
        }
    }

    /// Returns the whole seconds that are left to answer.
    func secondsLeft(at now: Double) -> Int {
        Int(max(0, last + patience + Self.countdown - now).rounded(.up))
    }
}
