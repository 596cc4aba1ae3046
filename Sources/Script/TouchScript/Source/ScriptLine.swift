/// One line of a file: a statement, a comment, both, or neither (an empty line).
public struct ScriptLine<Statement: Hashable & Sendable>: Hashable, Sendable {
    /// The position of the statement's first letter.
    public var position: SourcePosition
    /// The indentation, in levels.
    public var depth: Int
    public var statement: Statement?
    /// The comment without its `#`.
    public var comment: String?

    public init(
        position: SourcePosition, depth: Int = 0, statement: Statement?, comment: String? = nil
    ) {
        self.position = position
        self.depth = depth
        self.statement = statement
        self.comment = comment
    }
}

extension Sequence {
    /// Returns the first value that `look` finds in a statement, and the position of that
    /// statement.
    func firstSaid<Statement, Said>(
        _ look: (Statement) -> Said?
    ) -> (Said, SourcePosition)? where Element == ScriptLine<Statement> {
        for line in self {
            if let said = line.statement.flatMap(look) { return (said, line.position) }
        }
        return nil
    }
}

/// Lines in the order in which they are read. A comment belongs to the statement after it, and has
/// the same depth.
struct ScriptLines<Statement: Hashable & Sendable> {
    private(set) var lines: [ScriptLine<Statement>] = []
    /// The number of lines at the end that wait for the statement they belong to.
    private var waiting = 0

    mutating func append(_ line: Document.Line, _ statement: Statement?) {
        if line.isStatement {
            for index in lines.indices.suffix(waiting) { lines[index].depth = line.depth }
        }
        waiting = line.isStatement ? 0 : waiting + 1
        lines.append(
            ScriptLine(
                position: line.position, depth: line.depth, statement: statement,
                comment: line.comment))
    }
}

/// A value that can be written as the words of one line.
protocol Writable {
    var words: [String] { get }
}

extension ScriptLine where Statement: Writable {
    /// The canonical text: two spaces per level, one between words, two before a comment that
    /// follows a statement.
    var text: String {
        let said = statement.map { $0.words.joined(separator: " ") }
        let remark = comment.map { $0.isEmpty ? "#" : "# \($0)" }
        let parts = [said, remark].compactMap { $0 }
        guard !parts.isEmpty else { return "" }
        return String(repeating: "  ", count: depth) + parts.joined(separator: "  ")
    }
}

/// Returns the text of a file with these lines; empty lines at both ends are dropped, several in a
/// row become one.
/// - Parameter watch: A closure that is called with the number of lines written so far.
func written<Statement: Writable>(
    _ lines: some Sequence<ScriptLine<Statement>>, watch: (Int) -> Void = { _ in }
) -> String {
    var whole = ""
    var isApart = false
    for (number, line) in lines.enumerated() {
        watch(number)
        let text = line.text
        if !text.isEmpty { whole += (isApart && !whole.isEmpty ? "\n" : "") + text + "\n" }
        isApart = text.isEmpty
    }
    return whole
}
