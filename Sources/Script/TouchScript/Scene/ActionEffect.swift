import TouchWords

/// An effect of a control's action, or of a view's timer.
public enum ActionEffect: Hashable, Sendable {
    case hides(String)
    case shows(String)
    case removes(String)
    /// An effect that disables a recognizer, a control, a scroll view's scrolling, or the touches
    /// of another view.
    case disables(String)
    case enables(String)
    /// An effect that adds a recognizer to the view that contains its line.
    case adds(String)
    /// An animation of a view's top-left corner.
    case glides(Glide)
    /// An effect that starts the timers of a view, from zero.
    case starts(String)
    case stops(String)
    /// An effect that makes the first responder of the view's window resign, which dismisses the
    /// keyboard.
    case endsEditing
    case logs(LocalizedText)

    enum Word: String, LanguageWord {
        case hides, shows, removes, disables, enables, adds, glides, starts, stops,
            endsEditing, logs
    }

    public var word: String { words.first ?? "" }

    var words: [String] {
        switch self {
        case .hides(let name): ["hides", name]
        case .shows(let name): ["shows", name]
        case .removes(let name): ["removes", name]
        case .disables(let name): ["disables", name]
        case .enables(let name): ["enables", name]
        case .adds(let name): ["adds", name]
        case .glides(let glide): ["glides"] + glide.words
        case .starts(let name): ["starts", name]
        case .stops(let name): ["stops", name]
        case .endsEditing: ["ends-editing"]
        case .logs(let text): ["logs"] + Notation.text(text)
        }
    }
}

extension [ActionEffect] {
    /// The name that the trace has for an action with these effects, such as "hides logs".
    public var name: String { map { $0.word }.joined(separator: " ") }

    var text: String { map { $0.words.joined(separator: " ") }.joined(separator: ", ") }
}

extension LineReader {
    mutating func actionEffects() throws(ScriptError) -> [ActionEffect] {
        try list { reader throws(ScriptError) in
            switch try reader.choice(ActionEffect.Word.self, .expected.effect) {
            case .hides: .hides(try reader.reference(.view))
            case .shows: .shows(try reader.reference(.view))
            case .removes: .removes(try reader.reference(.viewOrRecognizer))
            case .disables: .disables(try reader.reference(.viewOrRecognizer))
            case .enables: .enables(try reader.reference(.viewOrRecognizer))
            case .adds: .adds(try reader.reference(.recognizer))
            case .glides: .glides(try reader.glide())
            case .starts: .starts(try reader.reference(.view, .expected.timerView))
            case .stops: .stops(try reader.reference(.view, .expected.timerView))
            case .endsEditing: .endsEditing
            case .logs: .logs(try reader.localizedText(.expected.text))
            }
        }
    }
}

extension ViewClause {
    /// The delay and the effects of a view's timer; nil for another clause.
    public var timer: (span: Span, effects: [ActionEffect], repeats: Bool)? {
        switch self {
        case .after(let span, let effects): (span, effects, false)
        case .every(let span, let effects): (span, effects, true)
        default: nil
        }
    }

    /// The effects of a view's action or timer, or of what is done to a pencil; none for another
    /// clause.
    package var effects: [ActionEffect] {
        switch self {
        case .on(_, let effects), .pencilTap(let effects), .pencilSqueeze(let effects): effects
        default: timer?.effects ?? []
        }
    }
}

extension Scene {
    /// The views whose timers wait until an action or another timer starts them; all other timers
    /// run from the beginning.
    public var startedTimers: [String] {
        var names: [String] = []
        for case .view(_, _, let clauses) in lines.compactMap({ $0.statement }) {
            for case .starts(let name) in clauses.flatMap({ $0.effects }) { names.append(name) }
        }
        return names
    }
}
