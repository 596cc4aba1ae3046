import Foundation
import TouchTrace

/// A value of JSON.
nonisolated enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number with all digits as written, because a request with a number is answered with the
    /// same one.
    case number(Decimal)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Parses JSON; nil if it is invalid.
    init?(_ bytes: [UInt8]) {
        guard let value = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else {
            return nil
        }
        self = value
    }

    /// The value on a single line; the members of objects are sorted by name.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text): Trace.quoted(text)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }
                .map { Trace.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// Returns a member of an object; null if there is none.
    subscript(_ name: String) -> JSON {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
    var isNull: Bool { self == .null }

    /// The whole number, limited to the range that editors use.
    var integer: Int? {
        guard case .number(let value) = self else { return nil }
        return Int(NSDecimalNumber(decimal: min(max(value, -1e9), 1e9)).doubleValue.rounded())
    }
}

nonisolated extension JSON: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .string(text)
        } else if let number = try? value.decode(Decimal.self) {
            self = .number(number)
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let members = try? value.decode([String: JSON].self) {
            self = .object(members)
        } else {
            self = .array(try value.decode([JSON].self))
        }
    }
}

nonisolated extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral value: Int) { self = .number(Decimal(value)) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral values: JSON...) { self = .array(values) }
    init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(Dictionary(members) { $1 })
    }
}
