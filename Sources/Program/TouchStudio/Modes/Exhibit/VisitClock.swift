/// Whether somebody stands before an exhibit, by when hands were last seen there.
nonisolated struct VisitClock {
    enum Phase: Equatable {
        /// Nobody is there; lessons play themselves.
        case attracting
        case visiting
        /// It has been quiet; it is asked whether somebody is still there.
        case asking
    }

    enum Turn: Equatable { case asks, leaves }

    private(set) var phase = Phase.attracting
    /// How long hands may rest before it is asked, in seconds.
    let patience: Double
    /// How long there is to answer, in seconds.
    static let countdown = 10.0
    /// The host's time at which hands were last seen, in seconds.
    private var last = -Double.infinity

    init(patience: Double) { self.patience = patience }

    /// Hands are there.
    /// - Returns: whether a visit begins with it.
    mutating func see(at now: Double) -> Bool {
        defer { phase = .visiting }
        last = now
        return phase == .attracting
    }

    /// Something plays that the visitor watches: that is no quiet.
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

    /// When something is due by itself; nil if nothing is.
    var due: Double? {
        switch phase {
        case .attracting: nil
        case .visiting: last + patience
        case .asking: last + patience + Self.countdown
        }
    }

    /// The whole seconds that are left to answer.
    func secondsLeft(at now: Double) -> Int {
        Int(max(0, last + patience + Self.countdown - now).rounded(.up))
    }
}
