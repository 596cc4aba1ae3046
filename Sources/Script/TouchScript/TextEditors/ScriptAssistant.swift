/// Helps to write a file of the language: it suggests how a line can continue, and explains what is
/// there already.
///
/// It uses whatever can be read of a text that is being written, faults and all.
public struct ScriptAssistant {
    public let text: EditorText
    public let kind: FileKind
    /// The available names: those of the scene, or, in a tape, those of the tape's scene.
    public let names: NameOutline

    /// Creates an assistant for a text.
    /// - Parameter scene: The text of the scene that a tape is made for.
    public init(_ text: EditorText, kind: FileKind, scene: EditorText? = nil) {
        self.text = text
        self.kind = kind
        names = NameOutline(of: kind == .scene ? text : scene ?? EditorText(""))
    }

    /// The words and names that can come next.
    struct Offers {
        var words: [String] = []
        var roles: [Role] = []
        /// Indicates whether the name of a scene's file belongs there.
        var isFile = false
    }

    /// Returns what can begin at a byte of a line.
    func offers(in line: Int, at byte: Int) -> Offers {
        guard text.lines.indices.contains(line) else { return Offers() }
        let bytes = Array(text.lines[line].withoutReturn.utf8.prefix(byte))
        guard bytes.count <= Limits.lineBytes else { return Offers() }
        let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        let (tokens, comment) = Lexer.read(bytes, from: indent)
        if comment != nil { return Offers() }
        if let last = tokens.last, case .unreadable = last.kind {
            let isName = kind == .tape && tokens.count == 2 && tokens[0].word == "scene"
            return Offers(isFile: isName && bytes[last.start] == UInt8(ascii: "\""))
        }
        let probe = LineProbe()
        var reader = LineReader(file: "", number: line + 1, bytes: bytes, tokens: tokens)
        reader.probe = probe
        reader.readStatement(of: kind, isFirst: isFirst(line), depth: indent > 0 ? 1 : 0)
        let isFile = kind == .lessons && tokens.count == 1 && tokens[0].word == "lesson"
        let words = tokens.isEmpty ? fitting(probe.words, isIndented: indent > 0) : probe.words
        return Offers(words: words, roles: probe.roles, isFile: isFile)
    }

    /// Returns those of the words that can begin a line with or without indentation.
    private func fitting(_ words: [String], isIndented: Bool) -> [String] {
        words.filter { word in
            switch (kind, word) {
            case (.scene, "title"), (.scene, "require"), (.scene, "tuning"),
                (.scene, "application"), (.scene, "delegate"), (.scene, "window"),
                (.lessons, "group"):
                !isIndented
            case (.scene, "custom"), (.lessons, "lesson"): isIndented
            case (.scene, _): isIndented || RecognizerKind.BuiltIn(word: word) == nil
            default: true
            }
        }
    }

    /// Returns whether no statement precedes a line.
    private func isFirst(_ line: Int) -> Bool {
        text.lines[..<line].indices.allSatisfy { text.tokens(in: $0).isEmpty }
    }
}

extension LineReader {
    /// Reads a statement only to record what the reader asks for.
    fileprivate mutating func readStatement(of kind: FileKind, isFirst: Bool, depth: Int) {
        if isFirst {
            if take(kind.rawValue) { offer(["1"]) }
            return
        }
        switch kind {
        case .scene: _ = try? sceneStatement()
        case .tape: _ = try? tapeStatement()
        case .lessons: _ = try? indexStatement(depth: depth)
        case .style:
            var seen: Set<StyleWord> = []
            _ = try? styleStatement(&seen)
        }
    }
}
