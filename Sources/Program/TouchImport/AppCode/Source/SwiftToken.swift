/// A word, a number, a string or a sign of Swift.
struct SwiftToken {
    enum Kind {
        /// A name or a keyword, including names that begin with `#` or `$`, and names in backticks.
        case word
        case number
        /// A literal, or a piece of one: interpolated tokens lie between two pieces.
        case string
        /// One character, or `->`.
        case sign
    }

    let text: String
    // Small, because a file can have millions of them.
    private let start: UInt32
    private let end: UInt32
    let kind: Kind
    /// Indicates whether nothing but comments precedes it on its line.
    let isFirstOnLine: Bool

    /// Creates a token.
    /// - Parameter range: the range in the file's bytes.
    init(kind: Kind, text: String, range: Range<Int>, isFirstOnLine: Bool) {
        (self.kind, self.text, self.isFirstOnLine) = (kind, text, isFirstOnLine)
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    /// The range in the file's bytes.
    var range: Range<Int> { Int(start)..<Int(end) }
}

extension SwiftToken {
    static func == (token: SwiftToken, text: String) -> Bool {
        token.text == text && token.kind != .string
    }
    static func != (token: SwiftToken, text: String) -> Bool { !(token == text) }

    /// The name without backticks.
    var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

    /// The value of a string literal without escapes and interpolations; nil for anything else.
    var literal: String? {
        guard kind == .string, text.hasPrefix("\""), !text.hasPrefix("\"\"\""),
            !text.contains("\\")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
