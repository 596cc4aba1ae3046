extension Tape {
    /// Reads a tape. `file` is named in messages; with a scene, names are checked against it.
    ///
    /// - Throws: every fault of the text at once, each with its place and what was expected there.
    public static func parse(
        _ text: String, file: String, scene: Scene? = nil
    ) throws(ScriptErrors) -> Tape {
        try TapeParser(file: file).parse(text) { _ in scene }
    }

    /// Reads a tape and the scene it names, as `find` knows it; nil if there is none.
    ///
    /// - Parameter watch: hears how many bytes of how many are read.
    static func parse(
        _ text: String, file: String, watch: (Int, Int) -> Void = { _, _ in },
        find: (Tape) throws(ScriptErrors) -> Scene?
    ) throws(ScriptErrors) -> Tape {
        try TapeParser(file: file).parse(text, watch: watch, find: find)
    }
}

/// Reads the lines of a tape, and finds what is wrong with them.
struct TapeParser {
    private let file: String
    private(set) var errors: [ScriptError] = []
    private(set) var references: [Reference] = []
    var tape: Tape

    init(file: String) {
        self.file = file
        tape = Tape(file: file)
    }

    /// The scene is looked for after reading, so that its faults and the tape's come together.
    func parse(
        _ text: String, watch: (Int, Int) -> Void = { _, _ in },
        find: (Tape) throws(ScriptErrors) -> Scene?
    ) throws(ScriptErrors) -> Tape {
        var parser = self
        var document = Document(text, file: file)
        try parser.read(&document, watch)
        do throws(ScriptErrors) {
            if let scene = try find(parser.tape) {
                parser.errors += scene.names.faults(of: parser.references, in: file)
                parser.errors += parser.tape.excessiveFirings(in: scene)
            }
        } catch {
            throw ScriptErrors(parser.errors + error.errors)
        }
        guard parser.errors.isEmpty else { throw ScriptErrors(parser.errors) }
        return parser.tape
    }

    private mutating func read(
        _ document: inout Document, _ watch: (Int, Int) -> Void
    ) throws(ScriptErrors) {
        var hasHeader = false
        while let line = document.next() {
            var statement: TapeStatement?
            if line.isStatement {
                statement = hasHeader ? read(line) : try readHeader(line)
                hasHeader = true
            }
            tape.lines.append(
                ScriptLine(position: line.position, statement: statement, comment: line.comment))
            watch(document.done, document.count)
        }
        guard hasHeader else {
            let message = "found no statement, expected tape 1"
            throw ScriptErrors(
                document.errors + [ScriptError(file: file, position: .start, message: message)])
        }
        errors += document.errors
        check()
    }

    /// Lines behind the first statement.
    mutating func readLines(of document: inout Document) -> TapeLines {
        var lines: TapeLines = []
        while let line = document.next() {
            let statement = line.isStatement ? read(line) : nil
            lines.append(
                ScriptLine(position: line.position, statement: statement, comment: line.comment))
        }
        errors += document.errors
        return lines
    }

    /// Finds what is wrong with lines together.
    mutating func check() {
        var fingers = FingerCheck(file: file)
        var amounts = AmountCheck(file: file)
        var scenes: [SourcePosition] = []
        var isPair = false
        for line in tape.lines {
            guard let statement = line.statement else { continue }
            switch statement {
            case .scene: scenes.append(line.position)
            case .together: isPair = true
            default: break
            }
            fingers.check(statement, at: line.position)
            amounts.check(statement, at: line.position)
        }
        errors += fingers.errors + amounts.errors
        isPair ? checkPair() : check(scenes: scenes)
    }

    private func readHeader(_ line: Document.Line) throws(ScriptErrors) -> TapeStatement {
        var reader = line.reader
        do throws(ScriptError) {
            guard reader.take("tape") else { throw reader.unexpected("tape 1") }
            _ = try reader.integer("1, the version of the language", in: 1...1)
            guard reader.isAtEnd else { throw reader.unexpected("the end of the line") }
            return .header
        } catch {
            throw ScriptErrors([error])
        }
    }

    private mutating func read(_ line: Document.Line) -> TapeStatement? {
        var reader = line.reader
        var statement: TapeStatement?
        do throws(ScriptError) {
            if line.depth > 0 {
                errors.append(reader.error("found a line indented, expected it at the margin"))
            }
            statement = try reader.tapeStatement()
            reader.finish()
        } catch {
            errors.append(error)
        }
        errors += reader.errors
        references += reader.references
        return reader.errors.isEmpty ? statement : nil
    }

    /// A tape plays a scene, or shows two others that do.
    private mutating func check(scenes: [SourcePosition]) {
        for position in scenes.dropFirst() {
            errors.append(
                ScriptError(
                    file: file, position: position,
                    message: "found a second 'scene', expected one"))
        }
        if scenes.isEmpty, errors.isEmpty {
            let end = SourcePosition(line: tape.lines.count, column: 1)
            let message = "found the end of the tape, expected 'scene' and its name in quotes"
            errors.append(ScriptError(file: file, position: end, message: message))
        }
    }

    private mutating func checkPair() {
        var hasPair = false
        for line in tape.lines {
            guard let statement = line.statement else { continue }
            var message: String?
            if case .together = statement {
                if hasPair { message = "found a second 'together', expected one" }
                hasPair = true
            } else if !statement.goesWithPair {
                message =
                    "found '\(shortened(statement.words.first ?? ""))' in a tape that shows two others "
                    + "together, expected title, chapter, caption, note, mark, slow, direct, freeze or end"
            }
            if let message {
                errors.append(ScriptError(file: file, position: line.position, message: message))
            }
        }
    }
}
