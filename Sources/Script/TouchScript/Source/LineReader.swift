import TouchPicture
import TouchWords

/// Reads the tokens of one line from left to right. A fault is thrown, or noted so that reading can go on.
struct LineReader {
    let file: String
    let number: Int
    private let bytes: [UInt8]
    private let tokens: [Token]
    private var index = 0
    /// Hears what is asked for behind the last token.
    var probe: LineProbe?

    private(set) var errors: [ScriptError] = []
    /// Names the line speaks of; whether they exist is known when the whole file is read.
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

    /// Whether a number with this sign before it is next.
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

    /// A file's path, in quotes or as what stands up to the next space.
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

    /// One of the words of `Word`.
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

    /// A fault at the current token, or at the end of the line.
    func unexpected(_ expected: Wording, of words: [String] = []) -> ScriptError {
        offer(words)
        // A longer list nobody reads; what is near is named anyway.
        let isListed = !words.isEmpty && words.count <= 30
        let list = isListed ? .list.beside(expected, words: Notation.list(words)) : expected
        let message = Wording.fault.found(found, expected: reason ?? list)
        return error(message.hinting(suggestion(among: words)))
    }

    /// A fault at the token taken last, or `back` tokens before the current one.
    func error(_ message: Wording, back: Int = 0) -> ScriptError {
        error(message, at: index - back)
    }

    mutating func note(_ error: ScriptError) { errors.append(error) }

    /// Everything must have been taken.
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

    /// A name that must exist: it is checked against the scene later.
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
    /// The same fault, and the word that may have been meant.
    func hinting(_ meant: String?) -> Wording {
        meant.map { .fault.didYouMean(self, word: $0) } ?? self
    }
}

/// Keeps messages on one readable line, whatever the file holds.
func shortened(_ text: String) -> String {
    let visible = text.visible.unicodeScalars
    return visible.count <= 40 ? String(visible) : String(visible.prefix(39)) + "…"
}
