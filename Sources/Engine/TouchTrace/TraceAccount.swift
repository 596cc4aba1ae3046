/// A record's row in the table: its kind, weight, words, and fields.
package struct TraceAccount {
    /// The kind by which machines and searches know the record: "visit", "delivery", "transition".
    package let kind: String
    package let weight: Weight
    /// The description, in a few words with the scene's names; empty unless words were requested.
    let words: String
    /// The fields, including those that JSON has in another place.
    let allFields: [TraceField]

    /// The importance of a record.
    package enum Weight {
        /// A decision, a question, or a delivery; the user can step to it.
        case decision
        /// Something was created, said, or changed.
        case change
        /// A detail that only leads to decisions or accompanies them.
        case detail
    }
}

/// A value of a record, as machines read it.
public enum TraceValue: Hashable, Sendable {
    /// A subject, by the name that the scene gave it.
    case name(SubjectID)
    /// A subject, by number, which distinguishes two contacts of one finger.
    case number(SubjectID)
    /// A word from a list.
    case string(String)
    /// A text of the scene or the program, by number.
    case text(NameID)
    /// A measure.
    case real(Double)
    /// A count.
    case integer(Int32)
    /// A truth value.
    case flag(Bool)
}

/// A named value of a record.
public struct TraceField: Hashable, Sendable {
    /// The key in JSON; empty for a subject that JSON has in another place.
    public var key: String
    /// The value of the field.
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

    /// Calls `body` with each subject of the record, in the order in which it names them.
    /// - Returns: the importance of the record.
    @discardableResult
    package func forEachSubject(_ body: (SubjectID) -> Void) -> TraceAccount.Weight {
        let account = account
        for case .name(let id) in account.allFields.lazy.map({ $0.value }) { body(id) }
        return account.weight
    }

    /// The subjects of the record, in the order in which it names them.
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
    /// Returns a field that names a subject earlier than JSON does.
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

    /// Returns a row whose words follow the name of its first field.
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
    /// The value as words: "multipleTouchOff" becomes "multiple touch off".
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
