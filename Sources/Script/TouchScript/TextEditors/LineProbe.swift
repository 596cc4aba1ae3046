import TouchWords

/// Records how a line can continue: everything that the line's reader asks for after the last
/// token.
final class LineProbe {
    /// The words of the language that can follow, in the order in which they were asked for.
    private(set) var words: [String] = []
    /// The roles whose names can follow.
    private(set) var roles: [Role] = []

    func offer(_ more: [String]) {
        for word in more where !words.contains(word) { words.append(word) }
    }

    func offer(_ role: Role) {
        if !roles.contains(role) { roles.append(role) }
    }
}

extension LineReader {
    /// Records that these words can come next, if the line ends here and there is a probe.
    func offer(_ words: @autoclosure () -> [String]) {
        if let probe, isAtEnd { probe.offer(words()) }
    }

    func offer(_ role: Role) {
        if let probe, isAtEnd { probe.offer(role) }
    }

    func offer<Word: LanguageWord>(_ type: Word.Type) {
        offer(type.words)
    }
}
