import TouchPicture

/// The log of everything: a value that can be kept, compared, written and folded.
public struct Trace: Sendable, Equatable {
    /// What happened, in order; record n has serial n + 1.
    public package(set) var records: Ledger<TraceRecord> = []
    /// Who the records speak of; `SubjectID(1)` is the first.
    public package(set) var subjects: [TraceSubject] = []
    /// Strings kept once; `NameID(1)` is the first.
    public package(set) var names: [String] = []
    /// What views painted, by the index that `drawing` records give.
    public package(set) var drawings: [[Mark]] = []

    /// A trace of nothing.
    public init() {}

    /// Who `id` is; nil for nobody.
    public subscript(id: SubjectID) -> TraceSubject? {
        let index = Int(id.number) - 1
        return subjects.indices.contains(index) ? subjects[index] : nil
    }

    /// The string of that number.
    public subscript(id: NameID) -> String {
        let index = Int(id.number) - 1
        return names.indices.contains(index) ? names[index] : ""
    }

    /// The scene's name of `id`; "nobody" for none.
    public func name(of id: SubjectID) -> String {
        self[id]?.name ?? "nobody"
    }
}

extension Trace {
    /// Takes over what `longer`, a later state of the same trace, holds beyond this one.
    ///
    /// Only the new part is copied, so a reader can follow a growing trace record by record.
    public mutating func append(newIn longer: borrowing Trace) {
        records.append(newIn: longer.records)
        subjects.append(contentsOf: longer.subjects.dropFirst(subjects.count))
        names.append(contentsOf: longer.names.dropFirst(names.count))
        drawings.append(contentsOf: longer.drawings.dropFirst(drawings.count))
    }

    /// Adds a record that `cause` brought about.
    ///
    /// - Returns: its serial.
    package mutating func append(
        _ rule: Rule, _ entry: TraceEntry, cause: Int32, time: Double
    ) -> Int32 {
        let serial = Int32(truncatingIfNeeded: records.count + 1)
        records.append(
            TraceRecord(serial: serial, cause: cause, time: time, rule: rule, entry: entry))
        return serial
    }
}
