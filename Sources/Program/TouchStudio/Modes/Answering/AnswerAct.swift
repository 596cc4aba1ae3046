import TouchWords

/// What is done with a question that a tape asks.
nonisolated enum AnswerAct: Act {
    /// The answer at a place is chosen.
    case choose(Int)
    /// The tape goes on: without an answer, or sooner than by itself.
    case goOn
    /// The clock stops, for those who talk about it; or the tape goes on.
    case hold

    /// The answers that have keys.
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
