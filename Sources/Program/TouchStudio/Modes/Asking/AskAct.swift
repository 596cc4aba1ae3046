import TouchReading
import TouchStage

/// A question to the inspector.
nonisolated enum AskAct: Act {
    /// Makes touches on the stage ask why instead of touching, or touch again.
    case turn
    /// Asks about the next of the subjects that take part.
    case nextSubject
    case choose(InspectorTopic)
    /// Goes back to the question before.
    case back
    case copy
    /// Shows or hides the rules and records behind the answer.
    case sources

    static let rows = [
        ActRow(Self.turn, .act.askByTouching, [.key("w")], in: .questions),
        ActRow(Self.nextSubject, .act.askNext, [.key("v")], in: .questions, leavesDrawer: false),
        ActRow(Self.back, .act.questionBefore, [.key(.backspace)], in: .questions),
        ActRow(Self.copy, .act.copyAnswer, [.key("c"), .control("c")], in: .questions),
        ActRow(Self.sources, .act.sources, [.shift("c")], in: .questions),
    ]

    var right: ActRight { self == .copy ? .nobody : .visitors }
    var subject: ActSubject { .looking }
}

nonisolated extension Act where Self == AskAct {
    static func ask(_ act: AskAct) -> AskAct { act }
}
