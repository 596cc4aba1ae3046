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
}

extension Trace {
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
