/// What one line of a tape says.
public enum TapeStatement: Hashable, Sendable {
    /// `tape 1`
    case header
    case scene(String)
    /// Something that happens to the scene; `with` starts it together with the line before.
    case act(TapeAct, with: Bool)
    case tell(Telling)
    case expect(Expectation)
}

/// The telling: it shapes a film and never touches event time.
public enum Telling: Hashable, Sendable {
    case chapter(LocalizedText)
    /// nil takes the caption away.
    case caption(LocalizedText?)
    case mark(String)
    /// nil for the time a decision is shown ends the walk.
    case walk(WalkPart, Span?)
    /// Time passes so many times slower; 1 is real speed.
    case slow(Double)
    case freeze(Span)
    /// nil shows the whole stage again.
    case zoom(String?)
}

/// Which decisions are shown one by one.
public enum WalkPart: String, CaseIterable, Hashable, Sendable {
    case hitTest = "hit-test"
    case chain, all
}

extension TapeStatement: Writable {
    var words: [String] {
        switch self {
        case .header: ["tape", "1"]
        case .scene(let name): ["scene", Notation.string(name)]
        case .act(let act, let with): (with ? ["with"] : []) + act.words
        case .tell(let telling): telling.words
        case .expect(let expectation): ["expect"] + expectation.words
        }
    }
}

extension Telling {
    fileprivate var words: [String] {
        switch self {
        case .chapter(let text): ["chapter"] + Notation.text(text)
        case .caption(let text): ["caption"] + (text.map(Notation.text) ?? ["off"])
        case .mark(let name): ["mark", Notation.string(name)]
        case .walk(let part, let span): ["walk", part.rawValue, span?.text ?? "off"]
        case .slow(let factor): ["slow", Notation.number(factor)]
        case .freeze(let span): ["freeze", span.text]
        case .zoom(let view): ["zoom", view ?? "off"]
        }
    }
}
