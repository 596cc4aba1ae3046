import TouchPicture

extension Trace {
    /// Returns a record as one line of JSON: serial, cause, time, rule, and kind, then its own
    /// values. Numbers are exact.
    public func json(_ record: TraceRecord) -> String {
        let account = record.entry.account
        var line = "{\"serial\":\(record.serial),\"cause\":\(record.cause),\"time\":\(record.time)"
        line += ",\"rule\":\"\(record.rule)\",\"kind\":\"\(account.kind)\""
        for field in account.allFields where !field.key.isEmpty {
            line += ",\"\(field.key)\":\(json(field.value))"
        }
        return line + "}"
    }

    private func json(_ value: TraceValue) -> String {
        switch value {
        case .name(let id): id == .none ? "null" : Self.quoted(name(of: id))
        case .number(let id): "\(id.number)"
        case .string(let text): Self.quoted(text)
        case .text(let id): Self.quoted(self[id])
        // JSON has no infinities; the engine refuses them before they get here.
        case .real(let number): number.isFinite ? "\(number)" : "null"
        case .integer(let number): "\(number)"
        case .flag(let on): on ? "true" : "false"
        }
    }

    /// Returns `text` as a JSON string, with its quotes; invisible characters are escaped by
    /// number.
    public static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.isUnseen:
                for unit in scalar.utf16 {
                    let digits = String(UInt32(unit) + 0x10000, radix: 16).dropFirst()
                    quoted += "\\u\(digits)"
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
