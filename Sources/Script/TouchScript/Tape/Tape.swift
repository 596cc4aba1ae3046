/// A tape as it is written: fingers, and what is said, shown and expected, line by line.
public struct Tape: Hashable, Sendable {
    /// The file it came from, for messages.
    public var file: String
    public var lines: TapeLines

    public init(file: String = "tape", lines: TapeLines = []) {
        self.file = file
        self.lines = lines
    }

    /// The name of the scene it is made for, and where it says so.
    public var sceneName: String? { sceneLine?.name }

    var sceneLine: (name: String, position: SourcePosition)? {
        lines.firstSaid { if case .scene(let name) = $0 { name } else { nil } }
    }

    /// Its canonical text.
    public var text: String { written(lines) }

    public mutating func append(_ statement: TapeStatement) {
        let position = SourcePosition(line: lines.count + 1, column: 1)
        lines.append(ScriptLine(position: position, statement: statement))
    }
}
