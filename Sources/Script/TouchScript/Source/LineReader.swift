import TouchPicture
import TouchWords

/// Reads the tokens of one line from left to right. It throws a fault, or notes it so that reading
/// can continue.
struct LineReader {
    let file: String
    let number: Int
    private let bytes: [UInt8]
    private let tokens: [Token]
    private var index = 0
    /// A probe that records the words that the reader asks for after the last token.
    var probe: LineProbe?

    private(set) var errors: [ScriptError] = []
    /// The names that the line refers to; they are checked once the whole file is read.
    private(set) var references: [Reference] = []

    init(file: String, number: Int, bytes: [UInt8], tokens: [Token]) {
        self.file = file
        self.number = number
        self.bytes = bytes
        self.tokens = tokens
    }

    // MARK: Looking

    var current: Token? { index < tokens.count ? tokens[index] : nil }
    var following: Token? { index + 1 < tokens.count ? tokens[index + 1] : nil }
    var isAtEnd: Bool { current == nil }

    func isAt(_ word: String) -> Bool { current?.word == word }

    /// Returns whether the next token is a number with this sign.
    func isSigned(_ sign: Unicode.Scalar) -> Bool {
        guard let current, case .number = current.kind else { return false }
        return bytes[current.start] == UInt8(ascii: sign)
    }

    // MARK: Taking

    mutating func skip() { index += 1 }

    /// Takes `word` if it is next.
    mutating func take(_ word: String) -> Bool {
        guard isAt(word) else {
            offer([word])
            return false
        }
        skip()
        return true
    }

    mutating func take(symbol: Character) -> Bool {
        guard current?.isSymbol(symbol) == true else { return false }
        skip()
        return true
    }

    /// Takes one of the words of `Word` if it is next.
    mutating func take<Word: LanguageWord>(_ type: Word.Type) -> Word? {
        guard let word = current?.word.flatMap(Word.init(word:)) else { return nil }
        skip()
        return word
    }

    mutating func require(_ word: String) throws(ScriptError) {
        guard take(word) else { throw unexpected(.expected.word(word)) }
    }

    mutating func require(symbol: Character) throws(ScriptError) {
        guard take(symbol: symbol) else { throw unexpected(.expected.word(String(symbol))) }
    }

    mutating func word(_ expected: Wording) throws(ScriptError) -> String {
        guard let word = current?.word else { throw unexpected(expected) }
        skip()
        return word
    }

    mutating func string(_ expected: Wording) throws(ScriptError) -> String {
        guard case .string(let text) = current?.kind else { throw unexpected(expected) }
        skip()
        return text
    }

    /// Reads a file's path, in quotes or up to the next space.
    mutating func path(_ expected: Wording) throws(ScriptError) -> String {
        guard let start = current else { throw unexpected(expected) }
        let path: String
        if case .string(let text) = start.kind {
            skip()
            path = text
        } else {
            var end = start.start
            while let next = current, next.start == end, !next.isString {
                end = next.end
                skip()
            }
            path = String(decoding: bytes[start.start..<end], as: UTF8.self)
        }
        let isVisible = path.unicodeScalars.allSatisfy { !$0.isUnseen }
        guard !path.isEmpty, path.utf8.count <= 1000, isVisible else {
            let found = Wording.verbatim(shortened(Notation.string(path)))
            throw error(.fault.found(found, expected: expected), back: 1)
        }
        return path
    }

    /// Reads one of the words of `Word`.
    mutating func choice<Word: LanguageWord>(
        _ type: Word.Type, _ what: Wording
    ) throws(ScriptError) -> Word {
        offer(type)
        guard let choice = take(type) else { throw unexpected(what, of: Word.words) }
        return choice
    }

    mutating func choice<Word: LanguageWord>(
        among words: [Word], _ what: Wording
    ) throws(ScriptError) -> Word {
        offer(words.map { $0.word })
        guard let choice = current?.word.flatMap(Word.init(word:)), words.contains(choice) else {
            throw unexpected(what, of: words.map { $0.word })
        }
        skip()
        return choice
    }

    // MARK: Faults

    /// Returns a fault at the current token, or at the end of the line.
    func unexpected(_ expected: Wording, of words: [String] = []) -> ScriptError {
        offer(words)
        // Nobody reads a longer list; the nearest word is suggested anyway.
        let isListed = !words.isEmpty && words.count <= 30
        let list = isListed ? .list.beside(expected, words: Notation.list(words)) : expected
        let message = Wording.fault.found(found, expected: reason ?? list)
        return error(message.hinting(suggestion(among: words)))
    }

    /// Returns a fault at the token taken last, or `back` tokens before the current one.
    func error(_ message: Wording, back: Int = 0) -> ScriptError {
        error(message, at: index - back)
    }

    mutating func note(_ error: ScriptError) { errors.append(error) }

    /// Notes a fault unless every token has been taken.
    mutating func finish() {
        if !isAtEnd { note(unexpected(.found.endOfLine)) }
    }

    func position(at token: Int) -> SourcePosition {
        if token < tokens.count {
            return SourcePosition(line: number, column: tokens[token].column)
        }
        let last = tokens.last.map { token in
            token.column + bytes[token.start..<token.end].count { $0 & 0xc0 != 0x80 }
        }
        return SourcePosition(line: number, column: last ?? 1)
    }

    private func error(_ message: Wording, at token: Int) -> ScriptError {
        ScriptError(file: file, position: position(at: token), message: message)
    }

    private var reason: Wording? {
        if case .unreadable(let expected) = current?.kind { expected } else { nil }
    }

    private var found: Wording {
        guard let current else { return .found.endOfLine }
        let text = String(decoding: bytes[current.start..<current.end], as: UTF8.self)
        return text.hasPrefix("\"") ? .verbatim(shortened(text)) : .expected.word(shortened(text))
    }

    private func suggestion(among words: [String]) -> String? {
        current?.word.flatMap { Spelling.nearest(to: $0, in: words) }
    }

    // MARK: Names

    /// Reads a name that must exist: it is checked against the scene later.
    mutating func reference(
        _ role: Role, _ expected: Wording? = nil
    ) throws(ScriptError) -> String {
        offer(role)
        let position = position(at: index)
        let name = try word(expected ?? role.expected)
        references.append(Reference(name: name, role: role, position: position))
        return name
    }

    mutating func references(
        _ role: Role, _ expected: Wording? = nil
    ) throws(ScriptError) -> [String] {
        try list { reader throws(ScriptError) in try reader.reference(role, expected) }
    }
}

/// A name used at a place in a file.
struct Reference: Hashable {
    var name: String
    var role: Role
    var position: SourcePosition
}

extension Wording {
    /// Returns the fault with a suggestion of the intended word.
    func hinting(_ meant: String?) -> Wording {
        meant.map { .fault.didYouMean(self, word: $0) } ?? self
    }
}

/// Shortens a text so that a message stays on one readable line, whatever the file holds.
func shortened(_ text: String) -> String {
    let visible = text.visible.unicodeScalars
    return visible.count <= 40 ? String(visible) : String(visible.prefix(39)) + "…"
}
