extension Tape {
    /// The languages in which it tells something, English first.
    public var languages: [String] {
        let texts = lines.flatMap { line -> [LocalizedText] in
            if case .tell(let telling) = line.statement { telling.texts } else { [] }
        }
        return texts.flatMap(\.translations).map(\.language).reduce(into: ["en"]) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}

extension Telling {
    /// What it says in words that can be translated.
    fileprivate var texts: [LocalizedText] {
        switch self {
        case .chapter(let text), .title(let text, _), .end(let text, _), .note(let text): [text]
        case .caption(let text): text.map { [$0] } ?? []
        case .arrow(let arrow): arrow?.text.map { [$0] } ?? []
        case .ask(let question): question.map { [$0.text] + $0.answers } ?? []
        case .mark, .walk, .slow, .freeze, .zoom, .show, .hide, .highlight, .spotlight, .dim,
            .answer, .direct:
            []
        }
    }
}
