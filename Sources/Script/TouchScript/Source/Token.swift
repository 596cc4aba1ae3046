import TouchWords

/// A piece of a line.
struct Token: Hashable {
    enum Kind: Hashable {
        case word(String)
        case string(String)
        /// A number and the unit that follows it without a space: `15deg` is 15 and "deg".
        case number(Double, unit: String)
        case symbol(Character)
        /// Something that no statement can hold, and what was expected instead.
        case unreadable(expected: Wording)
    }

    var kind: Kind
    /// The bytes of the token in the line's UTF-8.
    var start: Int
    var end: Int
    /// The column of the token, in scalars from 1.
    var column: Int

    var word: String? {
        if case .word(let text) = kind { text } else { nil }
    }

    var isString: Bool {
        if case .string = kind { true } else { false }
    }

    func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }
}
