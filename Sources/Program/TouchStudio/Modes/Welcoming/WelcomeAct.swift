/// An act that the window offers for a start.
nonisolated enum WelcomeAct: Act {
    /// Plays the tape of the lesson.
    case play
    /// Lets hands begin.
    case tryIt

    static let rows = [
        ActRow(Self.play, .act.playLesson, [.key(.enter)], in: .lesson, .whileOpen),
        ActRow(Self.tryIt, .panel.tryYourself, in: .lesson, .whileOpen),
    ]
}

nonisolated extension Act where Self == WelcomeAct {
    static func welcome(_ act: WelcomeAct) -> WelcomeAct { act }
}
