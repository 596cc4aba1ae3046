/// A tape as it is written: fingers, captions, panels and expectations, line by line.
public struct Tape: Hashable, Sendable {
    /// The file that the tape was read from, for messages.
    public var file: String
    public var lines: TapeLines

    public init(file: String = "tape", lines: TapeLines = []) {
        self.file = file
        self.lines = lines
    }

    /// The name of the scene that the tape is made for.
    public var sceneName: String? { sceneLine?.name }

    var sceneLine: (name: String, position: SourcePosition)? {
        lines.firstSaid { if case .scene(let name) = $0 { name } else { nil } }
    }

    /// The canonical text.
    public var text: String { written(lines) }

    public mutating func append(_ statement: TapeStatement) {
        let position = SourcePosition(line: lines.count + 1, column: 1)
        lines.append(ScriptLine(position: position, statement: statement))
    }
}
