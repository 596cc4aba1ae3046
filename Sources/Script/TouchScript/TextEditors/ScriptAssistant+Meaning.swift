import TouchWords

extension ScriptAssistant {
    /// A thing that a text names at a position.
    public enum Thing: Hashable, Sendable {
        /// A view, recognizer or other named member of the scene.
        case name(NameOutline.Entry)
        case word(String, meaning: Wording)
        /// The scene with that name, a file.
        case scene(String)
    }

    /// Returns the thing at a position, and its range; nil if the text there means nothing by
    /// itself.
    public func thing(at position: EditorPosition) -> (thing: Thing, range: EditorRange)? {
        let position = text.clamped(position)
        let byte = text.byte(of: position)
        let tokens = text.tokens(in: position.line)
        // A position right after a word still refers to that word.
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
