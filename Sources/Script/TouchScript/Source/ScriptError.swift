import TouchPicture
import TouchWords

/// One fault in a file: its place, the text found there, and the text expected.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// The place of the fault; nil if the file as a whole is at fault: missing, or not text.
    public var position: SourcePosition?
    public var message: Wording

    public init(file: String, position: SourcePosition?, message: Wording) {
        self.file = file
        self.position = position
        self.message = message
    }

    /// The message in English.
    public var description: String { said(in: "en") }

    /// Returns `file:line:column: message`, on one line.
    public func said(in language: String) -> String {
        "\(place): \(message[language])".visible
    }

    /// The place as `file:line:column`.
    var place: String {
        position.map { "\(file):\($0.line):\($0.column)" } ?? file
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

    /// Creates a single fault.
    public init(_ message: Wording, in file: String, at position: SourcePosition? = nil) {
        errors = [ScriptError(file: file, position: position, message: message)]
    }

    /// The faults, one per line.
    public var description: String {
        errors.map { $0.description }.joined(separator: "\n")
    }
}

extension [ScriptError] {
    mutating func append(_ message: Wording, in file: String, at position: SourcePosition?) {
        append(ScriptError(file: file, position: position, message: message))
    }
}

/// A place in a text, both counted from 1; a column is a Unicode scalar.
public struct SourcePosition: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int

    /// The beginning of a file.
    static let start = SourcePosition(line: 1, column: 1)

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
