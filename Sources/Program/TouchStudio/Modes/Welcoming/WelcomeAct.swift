/// What the window offers to begin with.
nonisolated enum WelcomeAct: Act {
    /// The tape of the lesson plays.
    case play
    /// Hands begin.
    case tryIt

    static let rows = [
        ActRow(Self.play, .act.playLesson, [.key(.enter)], in: .lesson, .whileOpen),
        ActRow(Self.tryIt, .panel.tryYourself, in: .lesson, .whileOpen),
    ]
}

nonisolated extension Act where Self == WelcomeAct {
    static func welcome(_ act: WelcomeAct) -> WelcomeAct { act }
}
