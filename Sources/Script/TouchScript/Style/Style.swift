import TouchWords

/// The look of a film's titles, captions and cards, which shows whose they are.
public struct Style: Hashable, Sendable {
    public enum Statement: Hashable, Sendable {
        /// The first line, `style 1`.
        case header
        case color(SceneColor)
        /// The name of a font family.
        case font(String)
        /// The path of a PNG file, relative to the style's own folder.
        case logo(String)
    }

    public var file: String
    public var lines: [ScriptLine<Statement>]

    public var color: SceneColor? {
        lines.firstSaid { if case .color(let color) = $0 { color } else { nil } }?.0
    }

    /// The name of a font family, and the position of the statement.
    public var font: (name: String, position: SourcePosition)? {
        lines.firstSaid { if case .font(let name) = $0 { name } else { nil } }
    }

    /// The path of a picture, relative to the style's own folder, and the position of the
    /// statement.
    public var logo: (path: String, position: SourcePosition)? {
        lines.firstSaid { if case .logo(let path) = $0 { path } else { nil } }
    }

    /// The canonical text.
    public var text: String { written(lines) }

    /// Reads a style.
    ///
    /// - Throws: Every fault of the text at once.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> Style {
        var reading = StatementReading(Document(text, file: file), first: "style 1")
        var read = ScriptLines<Statement>()
        var seen: Set<StyleWord> = []
        while let line = reading.document.next() {
            let statement = try reading.statement(of: line) { reader, isFirst throws(ScriptError) in
                if !isFirst { return try reader.styleStatement(&seen) }
                try reader.header("style")
                return Statement.header
            }
            read.append(line, statement)
        }
        try reading.finish()
        try reading.check()
        return Style(file: file, lines: read.lines)
    }
}

extension Style.Statement: Writable {
    var words: [String] {
        switch self {
        case .header: ["style", "1"]
        case .color(let color): ["color", color.text]
        case .font(let name): ["font", Notation.string(name)]
        case .logo(let path): ["logo", Notation.string(path)]
        }
    }
}

enum StyleWord: String, LanguageWord { case color, font, logo }

extension LineReader {
    mutating func styleStatement(
        _ seen: inout Set<StyleWord>
    ) throws(ScriptError) -> Style.Statement {
        let word = try choice(StyleWord.self, .expected.statement)
        guard seen.insert(word).inserted else {
            throw error(.fault.secondStatement(word.word), back: 1)
        }
        switch word {
        case .color: return .color(try color())
        case .font: return .font(try string(.expected.font))
        case .logo: return .logo(try string(.expected.logo))
        }
    }
}
