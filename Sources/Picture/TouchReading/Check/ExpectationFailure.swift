import TouchScript
import TouchTrace
import TouchWords

/// Something a tape expected that did not happen.
public struct ExpectationFailure: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var position: SourcePosition
    /// Nil where a finger came down in a view that is in no window.
    public var expectation: Expectation?
    /// As the tape says it: "hit badge".
    public var expected: Wording
    /// What happened instead: "hit card".
    public var found: Wording
    /// The serials of the records that tell what happened, of many the first and the last dozen; empty if there are none.
    public var records: [Int]
    /// The serial of the record after which it was expected.
    public var moment: Int

    /// The words of what was expected, those whom it names among them.
    package var names: [String] { expected["en"].wordsOfExpectation }

    /// The same as a fault of the file: `file:line:column: found …, expected …`.
    public var fault: ScriptError {
        ScriptError(
            file: file, position: position, message: .check.missed(found, expected: expected))
    }

    /// In English.
    public var description: String { fault.description }
}
