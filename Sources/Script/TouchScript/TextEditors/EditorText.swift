/// A text that is being edited, line by line, with positions as text editors count them.
///
/// A position beyond a line or the text means its end, and one within a surrogate pair the
/// beginning of the pair.
public struct EditorText: Hashable, Sendable {
    /// The lines without their line endings; there is always at least one.
    public private(set) var lines: [String]

    public init(_ text: String) { lines = Self.lines(of: text) }

    /// The whole text.
    public var text: String { lines.joined(separator: "\n") }

    /// Replaces a range with another text.
    public mutating func apply(_ change: EditorChange) {
        let (start, end) = (clamped(change.range.start), clamped(change.range.end))
        let before = lines[start.line].upTo(start.character)
        let after = lines[end.line].from(end.character)
        lines.replaceSubrange(
            start.line...end.line, with: Self.lines(of: before + change.text + after))
    }

    /// Returns the nearest position that exists.
    public func clamped(_ position: EditorPosition) -> EditorPosition {
        guard position.line >= 0 else { return EditorPosition(line: 0, character: 0) }
        guard position.line < lines.count else { return end }
        let line = lines[position.line]
        let character = max(0, min(position.character, line.withoutReturn.utf16.count))
        return EditorPosition(line: position.line, character: character)
    }

    /// Returns the position for a column that counts scalars.
    public func position(of position: SourcePosition) -> EditorPosition {
        let line = position.line - 1
        guard lines.indices.contains(line) else { return clamped(.init(line: line, character: 0)) }
        let before = lines[line].unicodeScalars.prefix(max(0, position.column - 1))
        let character = before.reduce(0) { $0 + UTF16.width($1) }
        return clamped(EditorPosition(line: line, character: character))
    }

    /// Returns the index of a position in the line's UTF-8.
    func byte(of position: EditorPosition) -> Int {
        let position = clamped(position)
        return lines[position.line].upTo(position.character).utf8.count
    }

    private var end: EditorPosition {
        let last = lines.count - 1
        return EditorPosition(line: last, character: lines[last].withoutReturn.utf16.count)
    }

    /// Splits a text byte by byte, because `\r\n` is one character of a string, and breaking a long
    /// text into characters is slow. A `\r` before the line ending stays with its line.
    private static func lines(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}

extension String {
    /// The text without the `\r` that ends a line before its `\n`.
    var withoutReturn: Substring {
        utf8.last == UInt8(ascii: "\r") ? Substring(utf8.dropLast()) : self[...]
    }

    fileprivate func upTo(_ character: Int) -> String {
        String(self[..<index(ofUTF16: character)])
    }

    fileprivate func from(_ character: Int) -> String {
        String(self[index(ofUTF16: character)...])
    }

    private func index(ofUTF16 offset: Int) -> Index {
        let index = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
        return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
    }
}
