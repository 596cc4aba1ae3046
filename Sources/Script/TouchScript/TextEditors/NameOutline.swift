/// The names of a scene and their places, as far as they can be found while the scene is being
/// written.
public struct NameOutline: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var name: String
        public var kind: NameKind
        /// The words that create it, such as "view" or "custom check-mark".
        public var word: String
        /// The range of the name; nil for the names that every scene has.
        public var range: EditorRange?
        /// The whole line, without its indentation.
        public var line: String
    }

    /// The first entry for each name, in the order of the text; the names that every scene has come
    /// last.
    public private(set) var entries: [Entry] = []

    public init(of text: EditorText) {
        for line in text.lines.indices {
            let tokens = text.tokens(in: line)
            guard let (kind, words) = Self.kind(of: tokens), words < tokens.count,
                let name = tokens[words].word
            else { continue }
            let entry = Entry(
                name: name, kind: kind,
                word: tokens[..<words].compactMap { $0.word }.joined(separator: " "),
                range: text.range(of: tokens[words], in: line),
                line: String(text.lines[line].drop { $0 == " " }))
            // A line about a recognizer that is brought along creates none.
            if OwnRecognizer.parts(of: name) == nil { add(entry) }
            addOwn(of: entry, tokens.compactMap { $0.word })
        }
        if !entries.contains(where: { $0.kind == .window }) { addGiven("window", .window) }
        addGiven("application", .application)
        addGiven("delegate", .delegate)
    }

    public subscript(name: String) -> Entry? { entries.first { $0.name == name } }

    /// Returns the names that are allowed in one of these roles.
    func names(for roles: [Role]) -> [Entry] {
        entries.filter { entry in roles.contains { $0.allows(entry.kind) } }
    }

    /// Adds the recognizers that a view or a controller brings along.
    private mutating func addOwn(of owner: Entry, _ words: [String]) {
        guard owner.kind == .view || owner.kind == .controller else { return }
        for own in words.flatMap({ OwnRecognizer.brought(by: $0) }) {
            var entry = owner
            entry.name = own.name(of: owner.name)
            (entry.kind, entry.word) = (.recognizer, own.kind?.word ?? own.word)
            add(entry)
        }
        guard words.contains(ViewWord.refreshes.word) else { return }
        var control = owner
        control.name = RefreshControlName.name(of: owner.name)
        (control.kind, control.word) = (.view, ViewKind.control.word)
        add(control)
    }

    private mutating func add(_ entry: Entry) {
        if seen.insert(entry.name).inserted { entries.append(entry) }
    }

    private mutating func addGiven(_ name: String, _ kind: NameKind) {
        add(Entry(name: name, kind: kind, word: kind.rawValue, range: nil, line: ""))
    }

    private var seen: Set<String> = []

    /// Returns the kind of thing that a line creates, and the number of words that state it.
    private static func kind(of tokens: [Token]) -> (NameKind, words: Int)? {
        guard let word = tokens.first?.word else { return nil }
        if word == "window" { return (.window, 1) }
        if word == "controller" { return (.controller, 1) }
        if word == "custom" { return (.recognizer, 2) }
        if ViewKind(word: word) != nil { return (.view, 1) }
        return RecognizerKind.BuiltIn(word: word).map { _ in (.recognizer, 1) }
    }
}
