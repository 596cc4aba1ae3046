import TouchWords

/// A suggestion for the text at a position.
public struct Completion: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case word, file
        case name(NameKind)
    }

    public var text: String
    public var kind: Kind
    /// A description in a few words.
    public var detail: Wording
    /// The range of the word that it replaces.
    public var range: EditorRange
}

extension ScriptAssistant {
    /// Returns the suggestions for the word that begins before a position.
    ///
    /// - Parameter scenes: The names of the available scenes.
    public func completions(at position: EditorPosition, scenes: [String]) -> [Completion] {
        let position = text.clamped(position)
        let start = startOfWord(before: position)
        let offers = offers(in: position.line, at: text.byte(of: start))
        let range = EditorRange(start, position)
        if offers.isFile {
            return scenes.map {
                Completion(text: $0, kind: .file, detail: .expected.scene, range: range)
            }
        }
        let named = names.names(for: offers.roles).map {
            Completion(
                text: $0.name, kind: .name($0.kind), detail: .verbatim($0.word), range: range)
        }
        return named
            + offers.words.map {
                Completion(
                    text: $0, kind: .word, detail: kind.meaning(of: $0) ?? .verbatim(""),
                    range: range)
            }
    }

    private func startOfWord(before position: EditorPosition) -> EditorPosition {
        let bytes = text.byte(of: position)
        let line = text.lines[position.line]
        var before = String(decoding: line.utf8.prefix(bytes), as: UTF8.self).unicodeScalars
        while let last = before.last, last.isOfWords { before.removeLast() }
        // A scroll view's own recognizer is named after it: "list.pan".
        if before.last == ".", before.dropLast().last?.isOfWords == true {
            before.removeLast()
            while let last = before.last, last.isOfWords { before.removeLast() }
        }
        // Names of files can contain spaces and dots; they begin after their quote.
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
    /// Returns the meaning of a word in such a file, in a sentence; nil if it is not a word of the
    /// language.
    func meaning(of word: String) -> Wording? {
        if SceneColor.Named(word: word) != nil { return .word.paletteColor }
        return switch self {
        case .scene: SceneWordMeanings.all[word]
        case .tape: TapeWordMeanings.all[word] ?? SceneWordMeanings.all[word]
        case .lessons, .style: FileWordMeanings.all[word]
        }
    }
}

/// The meaning of each word of lists and styles, in a sentence.
enum FileWordMeanings {
    static let all: [String: Wording] = [
        "lessons": .word.firstLine, "group": .word.group, "after": .word.groupsBefore,
        "lesson": .word.lesson, "style": .word.firstLine, "color": .word.titleColor,
        "font": .word.font, "logo": .word.logo,
    ]
}
