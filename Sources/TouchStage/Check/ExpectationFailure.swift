import TouchKit
import TouchPicture
import TouchScript

/// Something a tape expected that did not happen.
public struct ExpectationFailure: Hashable, Sendable {
    public var file: String
    public var position: SourcePosition
    /// As the tape says it: "hit badge".
    public var expected: String
    /// What happened instead: "hit card".
    public var found: String
    /// The serials of the records that tell what happened; empty if there are none.
    public var records: [Int]

    /// `file:line:column: found …, expected …`, as for faults of a file.
    public var description: String {
        "\(file):\(position.line):\(position.column): found \(found), expected \(expected)".visible
    }
}

extension ExpectationFailure: CustomStringConvertible {
    /// The lines of the trace around the miss, the last `limit` of them.
    public func context(in trace: Trace, limit: Int = 12) -> [String] {
        let shown = records.isEmpty ? Array(trace.records.indices.map { $0 + 1 }) : records
        return shown.suffix(limit).compactMap { serial in
            trace.records.indices.contains(serial - 1)
                ? trace.line(trace.records[serial - 1]) : nil
        }
    }
}
