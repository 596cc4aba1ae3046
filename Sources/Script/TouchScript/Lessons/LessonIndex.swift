/// The list of lessons as it is written: groups in order, lessons in order.
public struct LessonIndex: Hashable, Sendable {
    public enum Statement: Hashable, Sendable {
        /// `lessons 1`
        case header
        /// Lessons that belong together, and the English titles of the groups that they build on.
        case group(LocalizedText, after: [String])
        /// The identifier: the name of its scene and tape.
        case lesson(String)
    }

    public var file: String
    public var lines: [ScriptLine<Statement>]

    public var text: String { written(lines) }

    /// The identifiers of its lessons, in order.
    public var lessons: [String] {
        lines.compactMap { if case .lesson(let name) = $0.statement { name } else { nil } }
    }

    /// Reads a list of lessons.
    ///
    /// - Throws: every fault of the text at once.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> LessonIndex {
        var errors: [ScriptError] = []
        var index = LessonIndex(file: file, lines: [])
        var document = Document(text, file: file)
        var read = ScriptLines<Statement>()
        var seen: Set<String> = []
        var groups: [String] = []
        var isFirst = true
        while let line = document.next() {
            var reader = line.reader
            var statement: Statement?
            do throws(ScriptError) {
                if line.isStatement {
                    statement = try reader.indexStatement(isFirst: isFirst, depth: line.depth)
                    reader.finish()
                    isFirst = false
                }
            } catch {
                errors.append(error)
                if isFirst { throw ScriptErrors(errors) }
            }
            errors += reader.errors
            if case .lesson(let name) = statement, !seen.insert(name).inserted {
                let message = "found a second lesson '\(name)', expected each once"
                errors.append(ScriptError(file: file, position: line.position, message: message))
            }
            if case .group(let title, let before) = statement {
                for name in before where !groups.contains(name) {
                    let message =
                        "found \(Notation.string(shortened(name))), expected the English title of a "
                        + "group above"
                    errors.append(
                        ScriptError(file: file, position: line.position, message: message))
                }
                groups.append(title.english)
            }
            read.append(line, statement)
        }
        errors += document.errors
        if isFirst {
            let message = "found no statement, expected lessons 1"
            errors.append(ScriptError(file: file, position: .start, message: message))
        }
        guard errors.isEmpty else { throw ScriptErrors(errors) }
        index.lines = read.lines
        return index
    }
}

extension LessonIndex.Statement: Writable {
    var words: [String] {
        switch self {
        case .header: ["lessons", "1"]
        case .group(let title, let before):
            ["group"] + Notation.text(title)
                + (before.isEmpty ? [] : ["after", Notation.list(before.map(Notation.string))])
        case .lesson(let name): ["lesson", name]
        }
    }
}

enum IndexWord: String, CaseIterable { case group, lesson }

extension LineReader {
    mutating func indexStatement(
        isFirst: Bool, depth: Int
    ) throws(ScriptError) -> LessonIndex.Statement {
        if isFirst {
            guard take("lessons") else { throw unexpected("lessons 1") }
            _ = try integer("1, the version of the language", in: 1...1)
            return .header
        }
        switch try choice(IndexWord.self, "a statement") {
        case .group:
            if depth != 0 {
                throw error("found a group indented, expected it at the margin", back: 1)
            }
            let title = try localizedText("a title in quotes")
            guard take("after") else { return .group(title, after: []) }
            let before = try list { reader throws(ScriptError) in
                try reader.string("the English title of a group above, in quotes")
            }
            return .group(title, after: before)
        case .lesson:
            if depth != 1 { throw error("found a lesson here, expected it under a group", back: 1) }
            return .lesson(try word("the lesson's identifier"))
        }
    }
}
