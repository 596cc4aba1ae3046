import TouchPicture
import TouchScript
import TouchTrace

/// Something a tape expected that did not happen.
public struct ExpectationFailure: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var position: SourcePosition
    /// As the tape says it: "hit badge".
    public var expected: String
    /// What happened instead: "hit card".
    public var found: String
    /// The serials of the records that tell what happened, of many the first and the last dozen; empty if there are none.
    public var records: [Int]
    /// The serial of the record after which it was expected.
    public var moment: Int

    /// `file:line:column: found …, expected …`, as for faults of a file.
    public var description: String {
        "\(file):\(position.line):\(position.column): found \(found), expected \(expected)".visible
    }
}
