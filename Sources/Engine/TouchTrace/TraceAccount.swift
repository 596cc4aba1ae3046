/// A record's row of the table: its kind, weight, words and fields.
package struct TraceAccount {
    /// By what machines and searches know its kind: "visit", "delivery", "transition".
    package let kind: String
    package let weight: Weight
    /// What it says, in a few words with the scene's names; empty where nobody asked for words.
    let words: String
    /// Its fields, and those that JSON has in another place.
    let allFields: [TraceField]

    /// How much a record matters.
    package enum Weight {
        /// Decided, asked or delivered: one can step to it.
        case decision
        /// Something came about, was said, or is another than before.
        case change
        /// What only leads to decisions, or goes along with them.
        case detail
    }
}

/// A value of a record, as machines read it.
public enum TraceValue: Hashable, Sendable {
    /// Somebody, by the name the scene gave.
    case name(SubjectID)
    /// Somebody by number: tells apart two contacts of one finger.
    case number(SubjectID)
    /// One of a list of words.
    case string(String)
    /// A text of the scene or the program, by number.
    case text(NameID)
    /// A measure.
    case real(Double)
    /// A count.
    case integer(Int32)
    /// Yes or no.
    case flag(Bool)
}

/// A named value of a record.
public struct TraceField: Hashable, Sendable {
    /// What it is called in JSON; empty for somebody who is told there in another place.
    public var key: String
    /// What it is.
    public var value: TraceValue

    init(_ key: String, _ value: TraceValue) {
        self.key = key
        self.value = value
    }
}

extension TraceEntry {
    package var account: TraceAccount { TraceTable(trace: nil).account(of: self) }

    /// The kind by which machines and searches know the record: "visit", "delivery", "transition".
    public var kind: String { account.kind }

    /// The values of the record, in the order in which they are written.
    public var fields: [TraceField] { account.allFields.filter { !$0.key.isEmpty } }

    /// Calls `body` with everybody the record is about, in the order it names them.
    /// - Returns: how much the record matters.
    @discardableResult
    package func forEachSubject(_ body: (SubjectID) -> Void) -> TraceAccount.Weight {
        let account = account
        for case .name(let id) in account.allFields.lazy.map({ $0.value }) { body(id) }
        return account.weight
    }

    /// Everybody the record is about, in the order it names them.
    public var concerned: [SubjectID] {
        var all: [SubjectID] = []
        forEachSubject { if !all.contains($0) { all.append($0) } }
        return all
    }
}

// MARK: The fields of the table

extension TraceField {
    static func name(_ key: String, _ id: SubjectID) -> Self { Self(key, .name(id)) }
    static func view(_ id: SubjectID) -> Self { name("view", id) }
    static func window(_ id: SubjectID) -> Self { name("window", id) }
    static func finger(_ id: SubjectID) -> Self { name("finger", id) }
    static func recognizer(_ id: SubjectID) -> Self { name("recognizer", id) }
    /// Names somebody earlier than JSON does.
    static func mention(_ id: SubjectID) -> Self { name("", id) }
    static func contact(_ id: SubjectID) -> Self { Self("touch", .number(id)) }
    static func text(_ key: String, _ id: NameID) -> Self { Self(key, .text(id)) }
    static func real(_ key: String, _ number: Double) -> Self { Self(key, .real(number)) }
    static func integer(_ key: String, _ number: Int32) -> Self { Self(key, .integer(number)) }
    static func flag(_ key: String, _ isOn: Bool) -> Self { Self(key, .flag(isOn)) }
    static func phase(_ phase: TouchPhase) -> Self { Self("phase", .string(phase.description)) }
    static func state(_ key: String, _ state: GestureState) -> Self {
        Self(key, .string(state.description))
    }
    static func word(_ key: String, _ word: some RawRepresentable<String>) -> Self {
        Self(key, .string(word.rawValue))
    }
}

extension TraceTable {
    func row(
        _ kind: String, _ weight: TraceAccount.Weight, _ words: @autoclosure () -> String,
        _ fields: TraceField...
    ) -> TraceAccount {
        TraceAccount(
            kind: kind, weight: weight, words: trace == nil ? "" : words(), allFields: fields)
    }

    /// A row whose words stand behind the name of its first field.
    func row(
        _ kind: String, _ weight: TraceAccount.Weight, named words: @autoclosure () -> String,
        _ fields: TraceField...
    ) -> TraceAccount {
        var start = ""
        if trace != nil, case .name(let id) = fields.first?.value { start = "\(name(id)): " }
        return TraceAccount(
            kind: kind, weight: weight, words: trace == nil ? "" : start + words(),
            allFields: fields)
    }

    func name(_ id: SubjectID) -> String { trace?.name(of: id) ?? "" }
    func text(_ id: NameID) -> String { trace?[id] ?? "" }
    func number(_ value: Double) -> String { Trace.number(value) }
    func point(_ x: Double, _ y: Double) -> String { "(\(number(x)), \(number(y)))" }
}

extension RawRepresentable<String> {
    /// "multipleTouchOff" as words: "multiple touch off".
    var words: String {
        var words = ""
        for character in rawValue {
            if character.isUppercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words
    }
}
