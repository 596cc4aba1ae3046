import TouchWords

/// An act on a question that a tape asks.
nonisolated enum AnswerAct: Act {
    /// Chooses the answer at a place.
    case choose(Int)
    /// Lets the tape go on: without an answer, or sooner than by itself.
    case goOn
    /// Stops the clock, for people who discuss the question; or lets the tape go on.
    case hold

    /// The keys of the answers that have one.
    private static let keys: [KeyboardKey] = ["1", "2", "3"]

    static let rows =
        keys.enumerated().map { place, key in
            ActRow(
                Self.choose(place), .act.answer(place + 1), [.key(key)], in: .lesson, .whileOpen)
        } + [
            ActRow(Self.hold, .act.stopClock, [.key(" ")], in: .lesson, .whileOpen),
            ActRow(Self.goOn, .bar.goOn, [.key(.enter)], in: .lesson, .whileOpen),
        ]
}

nonisolated extension Act where Self == AnswerAct {
    static func answer(_ act: AnswerAct) -> AnswerAct { act }
}
