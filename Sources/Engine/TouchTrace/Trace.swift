import TouchPicture

/// The log of everything: a value that can be stored, compared, written, and folded.
public struct Trace: Sendable, Equatable {
    /// The records, in order; record n has serial n + 1.
    public package(set) var records: Ledger<TraceRecord> = []
    /// The subjects that the records mention; `SubjectID(1)` is the first.
    public package(set) var subjects: [TraceSubject] = []
    /// The strings of the records, each stored once; `NameID(1)` is the first.
    public package(set) var names: [String] = []
    /// The drawings of views, by the index that `drawing` records give.
    public package(set) var drawings: [[Mark]] = []

    /// Creates an empty trace.
    public init() {}

    /// Returns the subject `id`; nil for nobody.
    public subscript(id: SubjectID) -> TraceSubject? {
        let index = Int(id.number) - 1
        return subjects.indices.contains(index) ? subjects[index] : nil
    }

    /// Returns the string with that number.
    public subscript(id: NameID) -> String {
        let index = Int(id.number) - 1
        return names.indices.contains(index) ? names[index] : ""
    }

    /// Returns the scene's name for `id`; "nobody" for none.
    public func name(of id: SubjectID) -> String {
        self[id]?.name ?? "nobody"
    }
}

extension Trace {
    /// Appends the part that `longer`, a later state of the same trace, has beyond this one.
    ///
    /// Only the new part is copied, so a reader can follow a growing trace record by record.
    public mutating func append(newIn longer: borrowing Trace) {
        records.append(newIn: longer.records)
        subjects.append(contentsOf: longer.subjects.dropFirst(subjects.count))
        names.append(contentsOf: longer.names.dropFirst(names.count))
        drawings.append(contentsOf: longer.drawings.dropFirst(drawings.count))
    }

    /// Adds a record that the record `cause` caused.
    ///
    /// - Returns: the serial number of the new record.
    package mutating func append(
        _ rule: Rule, _ entry: TraceEntry, cause: Int32, time: Double
    ) -> Int32 {
        let serial = Int32(truncatingIfNeeded: records.count + 1)
        records.append(
            TraceRecord(serial: serial, cause: cause, time: time, rule: rule, entry: entry))
        return serial
    }
}
