/// The text of a tape while it is edited. Each change touches only its own lines, so comments,
/// order and all other lines stay unchanged to the letter; and each can be undone and redone.
///
/// Lines are counted from 0; `SourcePosition.line` from 1.
public struct TapeEdits: Hashable, Sendable {
    private var lines: [String]
    private var undone: [Change] = []
    private var done: [Change] = []
    /// The last change, and the number of changes so far.
    private var latest: Change?
    private var changeCount = 0

    /// The old and the new text of some lines.
    fileprivate struct Change: Hashable, Sendable {
        var start: Int
        var old: [String]
        var new: [String]

        var inverse: Change { Change(start: start, old: new, new: old) }
    }

    public init(_ text: String) {
        lines = EditorText(text).lines
    }

    /// The current text.
    public var text: String { lines.joined(separator: "\n") }

    /// The lines of the text. All but the last have a line ending.
    public var rows: [String] { lines }

    /// The number of lines; the empty text after the last line ending is not counted.
    public var count: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

    // MARK: Changing

    /// Replaces some lines: pass no lines to remove them, an empty range to insert. Lines that do
    /// not exist are left out of the range.
    public mutating func replace(_ range: Range<Int>, with new: [String]) {
        let range = range.clamped(to: 0..<count)
        let change = Change(start: range.lowerBound, old: Array(lines[range]), new: new)
        make(change)
    }

    private mutating func make(_ change: Change) {
        guard change.old != change.new else { return }
        apply(change)
        done.append(change)
        undone = []
    }

    public mutating func insert(_ new: [String], at line: Int) {
        let line = min(max(line, 0), count)
        replace(line..<line, with: new)
    }

    public mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

    /// Replaces the statement of a line.
    public mutating func replace(_ line: Int, with statement: TapeStatement, comment: String? = nil)
    {
        replace(line..<line + 1, with: [Self.text(statement, comment)])
    }

    public mutating func insert(_ statement: TapeStatement, at line: Int) {
        insert([Self.text(statement, nil)], at: line)
    }

    /// Makes several changes that are undone as one.
    public mutating func together<Failure: Error>(
        _ change: (inout TapeEdits) throws(Failure) -> Void
    ) throws(Failure) {
        var other = self
        (other.done, other.undone) = ([], [])
        try change(&other)
        make(Change(from: lines, to: other.lines))
    }

    /// Returns the lines that have changed since `old`, and their current text; nil if none have.
    func change(since old: TapeEdits) -> (range: Range<Int>, new: [String])? {
        let isNext = changeCount == old.changeCount + 1
        let change = (isNext ? latest : nil) ?? Change(from: old.lines, to: lines)
        guard change.old != change.new else { return nil }
        // The empty text after the last line ending is not a line.
        let start = min(change.start, old.count, count)
        let end = min(change.start + change.old.count, old.count)
        let newEnd = min(change.start + change.new.count, count)
        return (start..<end, Array(lines[start..<newEnd]))
    }

    // MARK: Undoing

    public var canUndo: Bool { !done.isEmpty }
    public var canRedo: Bool { !undone.isEmpty }

    /// Undoes the last change.
    /// - Returns: false if there is none.
    @discardableResult
    public mutating func undo() -> Bool {
        guard let change = done.popLast() else { return false }
        apply(change.inverse)
        undone.append(change)
        return true
    }

    /// Redoes the change that was undone last.
    /// - Returns: false if there is none.
    @discardableResult
    public mutating func redo() -> Bool {
        guard let change = undone.popLast() else { return false }
        apply(change)
        done.append(change)
        return true
    }

    private mutating func apply(_ change: Change) {
        // A new last line needs a line ending before it, which a text may not end with.
        if change.start == lines.count { lines.append("") }
        lines.replaceSubrange(change.start..<change.start + change.old.count, with: change.new)
        (latest, changeCount) = (change, changeCount + 1)
    }

    private static func text(_ statement: TapeStatement, _ comment: String?) -> String {
        ScriptLine(position: .start, statement: statement, comment: comment).text
    }
}

extension TapeEdits.Change {
    /// Creates the change from `old` to `new`, from the first line that differs to the last.
    fileprivate init(from old: [String], to new: [String]) {
        let same = zip(old, new).prefix { $0 == $1 }.count
        let rest = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
            .prefix { $0 == $1 }.count
        start = same
        self.old = Array(old[same..<old.count - rest])
        self.new = Array(new[same..<new.count - rest])
    }
}

extension TapeEdits {
    /// Adds a line that edits film time next to the existing ones, or after the tape's first lines.
    /// - Parameter tape: The tape that the text parses to.
    public mutating func insert(_ edit: Telling, in tape: Tape) {
        let others = tape.lines.last { line in
            switch line.telling {
            case .cut, .speed, .trim: true
            default: false
            }
        }
        let before = others?.position ?? tape.sceneLine?.position
        insert(.tell(edit), at: before?.line ?? count)
    }
}
