/// A text cut into lines, with their indentation as levels.
struct Document {
    struct Line {
        var depth: Int
        var comment: String?
        /// False for lines that are empty or hold only a comment.
        var isStatement: Bool
        var reader: LineReader
        var position: SourcePosition
    }

    private(set) var lines: [Line] = []
    private(set) var errors: [ScriptError] = []

    init(_ text: String, file: String) {
        var levels = [0]
        var rows = Array(text.utf8).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if rows.last?.isEmpty == true { rows.removeLast() }
        for (index, row) in rows.enumerated() {
            var bytes = Array(row)
            if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
            let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
            let (tokens, comment) = Lexer.read(bytes, from: indent)
            let position = SourcePosition(line: index + 1, column: indent + 1)
            var line = Line(
                depth: 0, comment: comment, isStatement: !tokens.isEmpty,
                reader: LineReader(file: file, number: index + 1, bytes: bytes, tokens: tokens),
                position: position)
            if line.isStatement, let fault = Self.enter(indent, &levels) {
                errors.append(ScriptError(file: file, position: position, message: fault))
            }
            line.depth = levels.count - 1
            lines.append(line)
        }
        indentComments()
    }

    /// Opens or closes levels so that the last one is `indent` spaces wide.
    private static func enter(_ indent: Int, _ levels: inout [Int]) -> String? {
        guard let last = levels.last, indent <= last else {
            levels.append(indent)
            guard levels.count - 1 > Limits.depth else { return nil }
            levels.removeLast()
            return "found a line nested \(levels.count) deep, expected at most \(Limits.depth)"
        }
        while let last = levels.last, last > indent { levels.removeLast() }
        guard levels.last != indent else { return nil }
        let open = levels.last ?? 0
        return "found \(indent) spaces before the line, expected \(open), as for an earlier line"
    }

    /// A comment belongs to the statement after it.
    private mutating func indentComments() {
        var depth = 0
        for index in lines.indices.reversed() {
            if lines[index].isStatement {
                depth = lines[index].depth
            } else {
                lines[index].depth = depth
            }
        }
    }

    /// The first word of a text: what kind of file it is.
    static func firstWord(of text: String) -> String? {
        for row in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let (tokens, _) = Lexer.read(Array(row), from: 0)
            if let first = tokens.first { return first.word }
        }
        return nil
    }
}
