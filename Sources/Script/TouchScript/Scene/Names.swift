/// What a name in a scene stands for.
public enum NameKind: String, Hashable, Sendable {
    case view, window, controller, recognizer, application, delegate
}

/// What a name must stand for where it is used.
enum Role: String, Hashable {
    case view, recognizer, responder
    case viewOrRecognizer = "view or recognizer"

    /// What is asked for where such a name belongs.
    var expected: String {
        switch self {
        case .view: "a view's name"
        case .recognizer: "a recognizer's name"
        case .responder: "a responder's name"
        case .viewOrRecognizer: "a view's or recognizer's name"
        }
    }

    func allows(_ kind: NameKind) -> Bool {
        switch self {
        case .view: kind == .view || kind == .window
        case .recognizer: kind == .recognizer
        case .responder: kind != .recognizer
        case .viewOrRecognizer: kind == .view || kind == .window || kind == .recognizer
        }
    }
}

/// Who a scene has, by name; all kinds share one space of names.
public struct SceneNames: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var name: String
        public var kind: NameKind
        /// The line that names it; 0 for those every scene has.
        public var line: Int
    }

    /// In the order of the file; the application and its delegate come first.
    public private(set) var entries: [Entry] = []
    private var lookup: [String: Int] = [:]

    init() {
        insert("application", .application, line: 0)
        insert("delegate", .delegate, line: 0)
    }

    public subscript(name: String) -> Entry? { lookup[name].map { entries[$0] } }

    /// False if the name is taken.
    @discardableResult
    mutating func insert(_ name: String, _ kind: NameKind, line: Int) -> Bool {
        guard lookup[name] == nil else { return false }
        lookup[name] = entries.count
        entries.append(Entry(name: name, kind: kind, line: line))
        return true
    }

    /// What is wrong with any of `references`; who else may have been meant is looked for a limited number of times.
    func faults(of references: [Reference], in file: String) -> [ScriptError] {
        var errors: [ScriptError] = []
        for reference in references {
            if let entry = self[reference.name], reference.role.allows(entry.kind) { continue }
            errors.append(
                fault(of: reference, in: file, hinting: errors.count < Limits.hints))
        }
        return errors
    }

    private func fault(
        of reference: Reference, in file: String, hinting: Bool
    ) -> ScriptError {
        let wanted =
            !hinting ? [] : entries.filter { reference.role.allows($0.kind) }.map { $0.name }
        let kind = self[reference.name].map { " (a \($0.kind.rawValue))" } ?? ""
        let meant = Spelling.nearest(to: reference.name, in: wanted)
        let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
        let list =
            switch wanted.count {
            case 0: hinting ? ", which has none" : ""
            case 1...12: " (\(Notation.list(wanted)))"
            default: ""
            }
        return ScriptError(
            file: file, position: reference.position,
            message: "found '\(shortened(reference.name))'\(kind), "
                + "expected a \(reference.role.rawValue) of the scene\(list)\(hint)")
    }
}

/// Words of the language that nobody can be called, since expectations and clauses begin with them.
let reservedNames: [String] =
    [
        "self", "nil", "pass-through", "anywhere", "all", "nobody", "all-but", "any", "on", "off",
        "no", "not", "hit", "asked", "delivered", "order", "hops", "consumed", "handled",
        "discarded", "withheld", "noted", "because", "by", "swallowed", "action", "began", "moved",
        "ended", "cancelled",
    ] + RecognizerWord.words

extension LineReader {
    /// A new name; faults are noted, so that the rest of the line is read.
    mutating func newName(_ expected: String) throws(ScriptError) -> String {
        let name = try word(expected)
        if reservedNames.contains(name) {
            note(error("found '\(name)', a word of the language, expected another name", back: 1))
        }
        if name.unicodeScalars.count > Limits.name {
            let found = "found a name of \(name.unicodeScalars.count) letters"
            note(error("\(found), expected at most \(Limits.name)", back: 1))
        }
        return name
    }
}
