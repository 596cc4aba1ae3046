/// A word, a number, a string or a sign of Swift.
struct SwiftToken {
    enum Kind {
        /// A name or a keyword; also what begins with `#` or `$`, and names in backticks.
        case word
        case number
        /// A literal, or a piece of one: what is interpolated stands between two pieces.
        case string
        /// One character, or `->`.
        case sign
    }

    let kind: Kind
    let text: String
    /// In the file's bytes.
    let range: Range<Int>
    /// Whether nothing but comments stands before it on its line.
    let isFirstOnLine: Bool
}

extension SwiftToken {
    static func == (token: SwiftToken, text: String) -> Bool {
        token.text == text && token.kind != .string
    }
    static func != (token: SwiftToken, text: String) -> Bool { !(token == text) }

    /// The name without backticks.
    var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

    /// What a string literal says that has neither escapes nor interpolations; nil for anything else.
    var literal: String? {
        guard kind == .string, text.hasPrefix("\""), !text.hasPrefix("\"\"\""),
            !text.contains("\\")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
