import TouchWords

extension ScriptAssistant {
    /// What stands at a place.
    public enum Thing: Hashable, Sendable {
        /// Somebody of the scene.
        case name(NameOutline.Entry)
        case word(String, meaning: Wording)
        /// The scene of that name, a file.
        case scene(String)
    }

    /// What stands at a place, and from where to where; nil for nothing that means anything by itself.
    public func thing(at position: EditorPosition) -> (thing: Thing, range: EditorRange)? {
        let position = text.clamped(position)
        let byte = text.byte(of: position)
        let tokens = text.tokens(in: position.line)
        // Right behind a word it is still meant.
        guard
            let token = tokens.first(where: { $0.start <= byte && byte < $0.end })
                ?? tokens.first(where: { $0.end == byte })
        else { return nil }
        return thing(token, among: tokens, in: position.line)
            .map { ($0, text.range(of: token, in: position.line)) }
    }

    private func thing(_ token: Token, among tokens: [Token], in line: Int) -> Thing? {
        let first = tokens.first?.word
        if case .string(let name) = token.kind {
            return kind == .tape && first == "scene" ? .scene(name) : nil
        }
        guard let word = token.word else { return nil }
        if kind == .lessons, first == "lesson", token != tokens.first { return .scene(word) }
        let offers = offers(in: line, at: token.start)
        let name = names[word]
        let meaning = kind.meaning(of: word).map { Thing.word(word, meaning: $0) }
        if offers.words.contains(word), let meaning { return meaning }
        let isDeclared =
            kind == .scene && name?.range?.start == text.range(of: token, in: line).start
        if let name, !offers.roles.isEmpty || isDeclared { return .name(name) }
        return kind.vocabulary.all.contains(word) ? meaning : nil
    }
}
