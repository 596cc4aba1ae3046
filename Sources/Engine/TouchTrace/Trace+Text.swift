import TouchPicture

extension Trace {
    /// Returns a record as one aligned line: serial, event time, rule, kind, and a sentence with
    /// the scene's names.
    public func line(_ record: TraceRecord) -> String {
        let serial = Self.padded("\(record.serial)", to: 6, right: true)
        let time = Self.padded(Self.number(record.time), to: 9, right: true)
        let rule = Self.padded("\(record.rule)", to: 4)
        let account = TraceTable(trace: self).account(of: record.entry)
        let kind = Self.padded(account.kind, to: 18)
        let line = "\(serial) \(time)  \(rule)  \(kind) \(account.words.visible)"
        return line.hasSuffix(" ") ? String(line.dropLast()) : line
    }

    /// Returns a few words that describe an entry.
    public func sentence(_ entry: TraceEntry) -> String {
        TraceTable(trace: self).account(of: entry).words
    }

    /// The whole trace, one line per record.
    public var text: String {
        records.map { line($0) + "\n" }.joined()
    }

    /// Returns a number with three decimals, as traces and pictures show it.
    public static func number(_ value: Double) -> String {
        value.fixed(3)
    }

    private static func padded(
        _ text: String, to width: Int, right: Bool = false
    ) -> String {
        let gap = String(repeating: " ", count: max(0, width - text.count))
        return right ? gap + text : text + gap
    }
}
