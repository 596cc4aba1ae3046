import TouchPicture

/// One fault in a file: where, what was found, what was expected.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// nil when the file as a whole is at fault: missing, or not text.
    public var position: SourcePosition?
    public var message: String

    public init(file: String, position: SourcePosition?, message: String) {
        self.file = file
        self.position = position
        self.message = message
    }

    /// `file:line:column: message`, on one line.
    public var description: String {
        guard let position else { return "\(file): \(message)".visible }
        return "\(file):\(position.line):\(position.column): \(message)".visible
    }
}

/// All faults of a file at once, in the order of the text.
public struct ScriptErrors: Error, Hashable, Sendable, CustomStringConvertible {
    public var errors: [ScriptError]

    public init(_ errors: [ScriptError]) {
        self.errors = errors.enumerated()
            .sorted { a, b in
                guard let p = a.element.position, let q = b.element.position, p != q else {
                    return a.offset < b.offset
                }
                return p < q
            }
            .map { $0.element }
    }

    /// One line an error.
    public var description: String {
        errors.map { $0.description }.joined(separator: "\n")
    }
}
