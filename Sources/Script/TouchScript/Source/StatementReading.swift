import TouchWords

/// Reads the statements of a file line by line, and gathers its faults and the names that it refers
/// to.
struct StatementReading {
    var document: Document
    var errors: [ScriptError] = []
    private(set) var references: [Reference] = []
    /// The form of the first statement, which gives the kind of the file; nil once it is read.
    private var awaited: String?

    /// Creates a reading of a document.
    /// - Parameter first: The form of the first statement; nil for lines that follow it.
    init(_ document: Document, first: String?) {
        self.document = document
        awaited = first
    }

    /// Indicates whether the first statement has not been read yet.
    var isAtHead: Bool { awaited != nil }

    /// Reads the statement of a line; nil for a line without one, or one that cannot be read.
    ///
    /// - Parameter parse: A closure that reads the line's statement; the flag is true for the first
    ///   statement of the file.
    /// - Throws: The fault of the first statement, because a file of another kind is read no
    ///   further.
    mutating func statement<Statement>(
        of line: Document.Line,
        _ parse: (inout LineReader, _ isFirst: Bool) throws(ScriptError) -> Statement
    ) throws(ScriptErrors) -> Statement? {
        guard line.isStatement else { return nil }
        var reader = line.reader
        var statement: Statement?
        do throws(ScriptError) {
            statement = try parse(&reader, isAtHead)
            reader.finish()
        } catch {
            errors.append(error)
        }
        errors += reader.errors
        references += reader.references
        if isAtHead, statement == nil { throw ScriptErrors(errors) }
        awaited = nil
        return statement
    }

    /// Ends the reading.
    ///
    /// - Throws: Every fault, if there was no statement at all.
    mutating func finish() throws(ScriptErrors) {
        errors += document.errors
        guard let awaited else { return }
        note(.fault.noStatement(awaited), at: .start)
        try check()
    }

    mutating func note(_ message: Wording, at position: SourcePosition) {
        errors.append(message, in: document.file, at: position)
    }

    /// Checks that there are no faults.
    /// - Throws: Every fault at once, if there is any.
    func check() throws(ScriptErrors) {
        guard errors.isEmpty else { throw ScriptErrors(errors) }
    }
}

extension LineReader {
    /// Reads the first statement, `style 1`: the kind of the file, and the version of the language.
    mutating func header(_ word: String, form: String? = nil) throws(ScriptError) {
        guard take(word) else { throw unexpected(.verbatim(form ?? "\(word) 1")) }
        _ = try integer(.expected.version, in: 1...1)
    }
}
