/// What a film's titles, captions and cards look like: whose they are.
public struct Style: Hashable, Sendable {
    public enum Statement: Hashable, Sendable {
        /// `style 1`
        case header
        case color(SceneColor)
        /// The name of a family of fonts.
        case font(String)
        /// The path of a PNG file, from the style's own folder.
        case logo(String)
    }

    public var file: String
    public var lines: [ScriptLine<Statement>]

    public var color: SceneColor? {
        lines.lazy.compactMap { if case .color(let color) = $0.statement { color } else { nil } }
            .first
    }

    /// The name of a family of fonts, and where it says so.
    public var font: (name: String, position: SourcePosition)? {
        lines.lazy.compactMap { line in
            if case .font(let name) = line.statement { (name, line.position) } else { nil }
        }.first
    }

    /// The path of a picture, from the style's own folder, and where it says so.
    public var logo: (path: String, position: SourcePosition)? {
        lines.lazy.compactMap { line in
            if case .logo(let path) = line.statement { (path, line.position) } else { nil }
        }.first
    }

    /// Its canonical text.
    public var text: String { written(lines) }

    /// Reads a style.
    ///
    /// - Throws: every fault of the text at once.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> Style {
        var errors: [ScriptError] = []
        var document = Document(text, file: file)
        var read = ScriptLines<Statement>()
        var seen: Set<StyleWord> = []
        var isFirst = true
        while let line = document.next() {
            var reader = line.reader
            var statement: Statement?
            do throws(ScriptError) {
                if line.isStatement {
                    statement = try reader.styleStatement(isFirst: isFirst, &seen)
                    reader.finish()
                    isFirst = false
                }
            } catch {
                errors.append(error)
                if isFirst { throw ScriptErrors(errors) }
            }
            errors += reader.errors
            read.append(line, statement)
        }
        errors += document.errors
        if isFirst {
            let message = "found no statement, expected style 1"
            errors.append(ScriptError(file: file, position: .start, message: message))
        }
        guard errors.isEmpty else { throw ScriptErrors(errors) }
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

enum StyleWord: String, CaseIterable { case color, font, logo }

extension LineReader {
    mutating func styleStatement(
        isFirst: Bool, _ seen: inout Set<StyleWord>
    ) throws(ScriptError) -> Style.Statement {
        if isFirst {
            guard take("style") else { throw unexpected("style 1") }
            _ = try integer("1, the version of the language", in: 1...1)
            return .header
        }
        let word = try choice(StyleWord.self, "a statement")
        guard seen.insert(word).inserted else {
            throw error("found a second \(word.rawValue), expected each once", back: 1)
        }
        switch word {
        case .color: return .color(try color())
        case .font: return .font(try string("the name of a font in quotes"))
        case .logo: return .logo(try string("the path of a PNG file in quotes"))
        }
    }
}
