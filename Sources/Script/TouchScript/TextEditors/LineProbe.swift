import TouchWords

/// Learns how a line can go on, from the one who reads it: whatever is asked for behind its last piece.
final class LineProbe {
    /// The words of the language that can come, in the order in which they were asked for.
    private(set) var words: [String] = []
    /// Whose names can come.
    private(set) var roles: [Role] = []

    func offer(_ more: [String]) {
        for word in more where !words.contains(word) { words.append(word) }
    }

    func offer(_ role: Role) {
        if !roles.contains(role) { roles.append(role) }
    }
}

extension LineReader {
    /// These words can come next; who wants to know hears of it where the line ends.
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
