/// The statement of one line of a tape.
public enum TapeStatement: Hashable, Sendable {
    /// The first line, `tape 1`.
    case header
    case scene(String)
    /// Two other tapes, shown side by side in step.
    case together(TapePair)
    /// An action on the scene; `with` starts it together with the line before.
    case act(TapeAct, with: Bool)
    case tell(Telling)
    case expect(Expectation)

    /// Indicates whether it starts together with the line before.
    public var goesWith: Bool {
        if case .act(_, with: true) = self { true } else { false }
    }
}

extension TapeStatement: Writable {
    /// The canonical text of the line.
    public var text: String { words.joined(separator: " ") }

    var words: [String] {
        switch self {
        case .header: ["tape", "1"]
        case .scene(let name): ["scene", Notation.string(name)]
        case .together(let pair): pair.words
        case .act(let act, let with): (with ? ["with"] : []) + act.words
        case .tell(let telling): telling.words
        case .expect(let expectation): ["expect"] + expectation.words
        }
    }
}

extension ScriptLine<TapeStatement> {
    var act: TapeAct? {
        if case .act(let act, _) = statement { act } else { nil }
    }

    package var telling: Telling? {
        if case .tell(let telling) = statement { telling } else { nil }
    }
}
