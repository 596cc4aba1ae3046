/// What can be written at a place.
public struct Completion: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case word, file
        case name(NameKind)
    }

    public var text: String
    public var kind: Kind
    /// What it is, in a few words.
    public var detail: String
    /// The word that it takes the place of.
    public var range: EditorRange
}

extension ScriptAssistant {
    /// What can stand at a place in place of the word that is begun there.
    ///
    /// - Parameter scenes: the names of the scenes that there are.
    public func completions(at position: EditorPosition, scenes: [String]) -> [Completion] {
        let position = text.clamped(position)
        let start = startOfWord(before: position)
        let offers = offers(in: position.line, at: text.byte(of: start))
        let range = EditorRange(start, position)
        if offers.isFile {
            return scenes.map { Completion(text: $0, kind: .file, detail: "a scene", range: range) }
        }
        let named = names.names(for: offers.roles).map {
            Completion(text: $0.name, kind: .name($0.kind), detail: $0.word, range: range)
        }
        return named
            + offers.words.map {
                Completion(
                    text: $0, kind: .word, detail: kind.meaning(of: $0) ?? "", range: range)
            }
    }

    private func startOfWord(before position: EditorPosition) -> EditorPosition {
        let bytes = text.byte(of: position)
        let line = text.lines[position.line]
        var before = String(decoding: line.utf8.prefix(bytes), as: UTF8.self).unicodeScalars
        while let last = before.last, last.isOfWords { before.removeLast() }
        // Names of files can hold spaces and points; they begin behind their quote.
        if kind == .tape, let quote = before.lastIndex(of: "\""),
            before.count(where: { $0 == "\"" }) % 2 == 1,
            before.first(where: { $0 != " " }) == "s"
        {
            before = String(String(before)[...quote]).unicodeScalars
        }
        return EditorPosition(line: position.line, character: String(before).utf16.count)
    }
}

extension FileKind {
    /// What a word means in such a file, in a sentence; nil for what is no word of it.
    func meaning(of word: String) -> String? {
        if SceneColor.Named(word: word) != nil { return "A colour of the palette." }
        return switch self {
        case .scene: SceneWordMeanings.all[word]
        case .tape: TapeWordMeanings.all[word] ?? SceneWordMeanings.all[word]
        case .lessons, .style: FileWordMeanings.all[word]
        }
    }
}

/// What each word of lists and styles means, in a sentence.
enum FileWordMeanings {
    static let all = [
        "lessons": "The first line, with the version of the language.",
        "group": "Lessons that belong together, and what they are called.",
        "after": "The groups that it builds on, by their English titles.",
        "lesson": "A lesson: a scene and a tape of that name.",
        "style": "The first line, with the version of the language.",
        "color": "The colour of titles, of a rule over captions and of the foot of cards.",
        "font": "A font that is installed, for titles, captions and cards.",
        "logo": "A PNG file, from the style's folder, in a corner of cards and beside the title.",
    ]
}
