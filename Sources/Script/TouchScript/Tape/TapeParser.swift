import TouchWords

extension Tape {
    /// Reads a tape. Messages give `file` as its name; with a scene, names are checked against it.
    ///
    /// - Throws: Every fault of the text at once, each with its place and what was expected there.
    public static func parse(
        _ text: String, file: String, scene: Scene? = nil
    ) throws(ScriptErrors) -> Tape {
        try parse(text, file: file) { _ in scene }
    }

    /// Reads a tape and the scene that it names, which `find` returns; nil if there is none. The
    /// scene is looked up after reading, so that its faults and the tape's are reported together.
    ///
    /// - Parameter watch: A closure that is called with the number of bytes read so far, and the
    ///   number of all bytes.
    static func parse(
        _ text: String, file: String, watch: (Int, Int) -> Void = { _, _ in },
        find: (Tape) throws(ScriptErrors) -> Scene?
    ) throws(ScriptErrors) -> Tape {
        var parser = TapeParser(Document(text, file: file), first: "tape 1")
        parser.tape.lines = try parser.readLines(watch)
        parser.check()
        do throws(ScriptErrors) {
            if let scene = try find(parser.tape) {
                parser.checkNames(in: scene)
                parser.reading.errors += parser.tape.excessiveFirings(in: scene)
            }
        } catch {
            throw ScriptErrors(parser.reading.errors + error.errors)
        }
        try parser.reading.check()
        return parser.tape
    }

    /// Reads the lines of a tape below its scene in the same text.
    ///
    /// - Parameters:
    ///   - isHeaded: true if they begin with the tape's first line.
    ///   - scene: The scene to check names against; nil if it cannot be read.
    static func parse(
        _ document: Document, isHeaded: Bool, below scene: Scene?
    ) throws(ScriptErrors) -> Tape {
        var parser = TapeParser(document, first: isHeaded ? "tape 1" : nil)
        parser.tape.lines = try parser.readLines()
        parser.check(isBelowScene: true)
        if let scene {
            parser.checkNames(in: scene)
            parser.reading.errors += parser.tape.excessiveFirings(in: scene)
        }
        try parser.reading.check()
        return parser.tape
    }
}

/// Reads the lines of a tape, and finds their faults.
struct TapeParser {
    var reading: StatementReading
    var tape: Tape

    /// Creates a parser for a document.
    /// - Parameter first: The form of the first statement; nil for lines that follow it.
    init(_ document: Document, first: String?) {
        reading = StatementReading(document, first: first)
        tape = Tape(file: document.file)
    }

    mutating func readLines(
        _ watch: (Int, Int) -> Void = { _, _ in }
    ) throws(ScriptErrors) -> TapeLines {
        var lines: TapeLines = []
        while let line = reading.document.next() {
            let statement = try statement(of: line)
            lines.append(
                ScriptLine(position: line.position, statement: statement, comment: line.comment))
            watch(reading.document.done, reading.document.count)
        }
        try reading.finish()
        return lines
    }

    /// Reads the statement of a line; nil if it has a fault other than its indentation.
    private mutating func statement(
        of line: Document.Line
    ) throws(ScriptErrors) -> TapeStatement? {
        if line.isStatement, line.depth > 0, !reading.isAtHead {
            reading.note(.fault.lineIndented, at: line.position)
        }
        let faults = reading.errors.count
        let statement = try reading.statement(of: line) { reader, isFirst throws(ScriptError) in
            if !isFirst { return try reader.tapeStatement() }
            try reader.header("tape")
            guard reader.isAtEnd else { throw reader.unexpected(.found.endOfLine) }
            return TapeStatement.header
        }
        return reading.errors.count == faults ? statement : nil
    }

    /// Finds the names that the scene does not have.
    mutating func checkNames(in scene: Scene) {
        reading.errors += scene.names.faults(of: reading.references, in: tape.file)
    }

    /// Finds the faults that depend on several lines.
    /// - Parameter isBelowScene: true if the scene is in the same text, so that no line has to name
    ///   it.
    mutating func check(isBelowScene: Bool = false) {
        var fingers = FingerCheck(file: tape.file)
        var amounts = AmountCheck(file: tape.file)
        var scenes: [SourcePosition] = []
        var isPair = false
        for line in tape.lines {
            guard let statement = line.statement else { continue }
            switch statement {
            case .scene: scenes.append(line.position)
            case .together where isBelowScene:
                reading.note(.fault.pairBelowScene, at: line.position)
            case .together: isPair = true
            default: break
            }
            fingers.check(statement, at: line.position)
            amounts.check(statement, at: line.position)
        }
        reading.errors += fingers.errors + amounts.errors
        if isPair {
            checkPair()
        } else if !isBelowScene {
            check(scenes: scenes)
        }
    }

    /// Checks that the tape either plays a scene, or shows two other tapes that do.
    private mutating func check(scenes: [SourcePosition]) {
        for position in scenes.dropFirst() {
            reading.note(.fault.second("scene"), at: position)
        }
        if scenes.isEmpty, reading.errors.isEmpty {
            reading.note(
                .fault.noSceneOfTape,
                at: SourcePosition(line: tape.lines.count, column: 1))
        }
    }

    private mutating func checkPair() {
        var hasPair = false
        for line in tape.lines {
            guard let statement = line.statement else { continue }
            if case .together = statement {
                if hasPair { reading.note(.fault.second("together"), at: line.position) }
                hasPair = true
            } else if !statement.goesWithPair {
                reading.note(
                    .fault.notInPair(shortened(statement.words.first ?? "")),
                    at: line.position)
            }
        }
    }
}
