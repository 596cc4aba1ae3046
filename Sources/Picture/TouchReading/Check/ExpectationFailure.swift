import TouchScript
import TouchTrace
import TouchWords

/// An expectation of a tape that was not met.
public struct ExpectationFailure: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var position: SourcePosition
    /// The expectation; nil if a finger came down in a view without a window.
    public var expectation: Expectation?
    /// The expectation in the tape's words: "hit badge".
    public var expected: Wording
    /// The actual event: "hit card".
    public var found: Wording
    /// The serials of the records that show what happened, of many the first and the last dozen;
    /// empty if there are none.
    public var records: [Int]
    /// The serial of the record after which it was expected.
    public var moment: Int

    /// The words of the expectation, including the names in it.
    package var names: [String] { expected["en"].wordsOfExpectation }

    /// The failure as a fault of the file: `file:line:column: found …, expected …`.
    public var fault: ScriptError {
        ScriptError(
            file: file, position: position, message: .check.missed(found, expected: expected))
    }

    /// The fault's description in English.
    public var description: String { fault.description }
}
