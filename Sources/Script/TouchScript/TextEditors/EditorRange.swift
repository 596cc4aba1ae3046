/// A position in a text as text editors count it: lines from 0, and UTF-16 units within a line.
public struct EditorPosition: Hashable, Sendable, Comparable {
    public var line: Int
    public var character: Int

    public init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    public static func < (a: EditorPosition, b: EditorPosition) -> Bool {
        (a.line, a.character) < (b.line, b.character)
    }
}

/// The range from one position to another, which is not included.
public struct EditorRange: Hashable, Sendable {
    public var start: EditorPosition
    public var end: EditorPosition

    public init(_ start: EditorPosition, _ end: EditorPosition) {
        self.start = min(start, end)
        self.end = max(start, end)
    }

    /// Creates a range within one line.
    init(line: Int, _ characters: Range<Int>) {
        start = EditorPosition(line: line, character: characters.lowerBound)
        end = EditorPosition(line: line, character: characters.upperBound)
    }
}

/// A range of a text, and its replacement.
public struct EditorChange: Hashable, Sendable {
    public var range: EditorRange
    public var text: String

    public init(_ range: EditorRange, _ text: String) {
        self.range = range
        self.text = text
    }
}
