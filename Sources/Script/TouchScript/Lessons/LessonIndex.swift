import TouchWords

/// The list of lessons as it is written: groups in order, lessons in order.
public struct LessonIndex: Hashable, Sendable {
    public enum Statement: Hashable, Sendable {
        /// The first line, `lessons 1`.
        case header
        /// A group of lessons, and the English titles of the groups that it builds on.
        case group(LocalizedText, after: [String])
        /// A lesson by its identifier, which is the name of its scene and tape.
        case lesson(String)
    }

    public var file: String
    public var lines: [ScriptLine<Statement>]

    public var text: String { written(lines) }

    /// The identifiers of the lessons, in order.
    public var lessons: [String] {
        lines.compactMap { if case .lesson(let name) = $0.statement { name } else { nil } }
    }

    /// Reads a list of lessons.
    ///
    /// - Throws: Every fault of the text at once.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> LessonIndex {
        var reading = StatementReading(
            Document(text, file: file), first: "lessons 1")
        var read = ScriptLines<Statement>()
        var seen: Set<String> = []
        var groups: [String] = []
        while let line = reading.document.next() {
            let statement = try reading.statement(of: line) { reader, isFirst throws(ScriptError) in
                if !isFirst { return try reader.indexStatement(depth: line.depth) }
                try reader.header("lessons")
                return Statement.header
            }
            switch statement {
            case .lesson(let name) where !seen.insert(name).inserted:
                reading.note(.fault.lessonTwice(name), at: line.position)
            case .group(let title, let before):
                for name in before where !groups.contains(name) {
                    reading.note(
                        .fault.unknownGroup(Notation.string(shortened(name))), at: line.position)
                }
                groups.append(title.english)
            default: break
            }
            read.append(line, statement)
        }
        try reading.finish()
        try reading.check()
        return LessonIndex(file: file, lines: read.lines)
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

enum IndexWord: String, LanguageWord { case group, lesson }

extension LineReader {
    mutating func indexStatement(depth: Int) throws(ScriptError) -> LessonIndex.Statement {
        switch try choice(IndexWord.self, .expected.statement) {
        case .group:
            if depth != 0 { throw error(.fault.groupIndented, back: 1) }
            let title = try localizedText(.expected.title)
            guard take("after") else { return .group(title, after: []) }
            let before = try list { reader throws(ScriptError) in
                try reader.string(.expected.groupAbove)
            }
            return .group(title, after: before)
        case .lesson:
            if depth != 1 { throw error(.fault.lessonOutsideGroup, back: 1) }
            return .lesson(try word(.expected.lesson))
        }
    }
}
