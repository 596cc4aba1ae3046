import TouchWords

/// A text line by line, with its indentation as levels. Lines are read lazily, because a recording
/// has millions.
struct Document {
    struct Line {
        /// The indentation of a statement, in levels; 0 for other lines.
        var depth: Int
        var comment: String?
        /// Indicates whether the line has a statement; false if it is empty or holds only a
        /// comment.
        var isStatement: Bool
        var reader: LineReader
        var position: SourcePosition
    }

    let file: String
    private let limit: Int
    private var rest: Substring.UTF8View
    /// The number of bytes.
    let count: Int
    private var number = 0
    private var levels = [0]
    private(set) var errors: [ScriptError] = []

    /// Creates a document from a text.
    /// - Parameters:
    ///   - before: The number of lines in the file before the text.
    ///   - limit: The most lines that the text may have.
    init(_ text: String, file: String, after before: Int = 0, limit: Int = Limits.lines) {
        self.file = file
        self.limit = limit
        number = before
        rest = text[...].utf8
        count = rest.count
    }

    /// The number of bytes read so far.
    var done: Int { count - rest.count }

    /// Returns the next line; nil at the end, or at the limit of lines.
    mutating func next() -> Line? {
        guard !rest.isEmpty else { return nil }
        number += 1
        guard number <= limit else {
            note(.fault.tooManyLines(limit), column: 1)
            rest = rest.suffix(0)
            return nil
        }
        let bytes = nextRow()
        guard bytes.count <= Limits.lineBytes else {
            note(.fault.lineTooLong(bytes.count, limit: Limits.lineBytes), column: 1)
            return line(read: ([], nil), indent: 0, bytes: [])
        }
        let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        return line(read: Lexer.read(bytes, from: indent), indent: indent, bytes: bytes)
    }

    /// Returns the bytes up to the next end of a line, without it.
    private mutating func nextRow() -> [UInt8] {
        let end = UInt8(ascii: "\n")
        // Reading straight from the text's storage is many times as fast.
        let stored = rest.withContiguousStorageIfAvailable { bytes in
            Array(bytes.prefix { $0 != end })
        }
        var row = stored ?? Array(rest.prefix { $0 != end })
        rest = rest.dropFirst(row.count + 1)
        if row.last == UInt8(ascii: "\r") { row.removeLast() }
        return row
    }

    private mutating func line(
        read: (tokens: [Token], comment: String?), indent: Int, bytes: [UInt8]
    ) -> Line {
        var line = Line(
            depth: 0, comment: read.comment, isStatement: !read.tokens.isEmpty,
            reader: LineReader(file: file, number: number, bytes: bytes, tokens: read.tokens),
            position: SourcePosition(line: number, column: indent + 1))
        guard line.isStatement else { return line }
        if let fault = enter(indent) { note(fault, column: indent + 1) }
        line.depth = levels.count - 1
        return line
    }

    /// Opens or closes levels so that the last one is `indent` spaces wide.
    private mutating func enter(_ indent: Int) -> Wording? {
        guard let last = levels.last, indent <= last else {
            levels.append(indent)
            guard levels.count - 1 > Limits.depth else { return nil }
            levels.removeLast()
            return .fault.tooDeep(levels.count, limit: Limits.depth)
        }
        while let last = levels.last, last > indent { levels.removeLast() }
        guard levels.last != indent else { return nil }
        return .fault.indentation(indent, open: levels.last ?? 0)
    }

    private mutating func note(_ message: Wording, column: Int) {
        errors.append(message, in: file, at: SourcePosition(line: number, column: column))
    }

    /// Returns the first word of a text, which gives the kind of file.
    static func firstWord(of text: String) -> (word: String?, position: SourcePosition)? {
        var document = Document(text, file: "")
        while let line = document.next() {
            if line.isStatement { return (line.reader.current?.word, line.position) }
        }
        return nil
    }
}
