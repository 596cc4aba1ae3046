import TouchWords

/// The kind of thing that a name in a scene refers to.
public enum NameKind: String, Hashable, Sendable {
    case view, window, controller, recognizer, application, delegate

    /// Returns the description of a name of this kind, for a message that another kind was
    /// expected.
    fileprivate func found(_ name: String) -> Wording {
        switch self {
        case .view: .found.view(name)
        case .window: .found.window(name)
        case .controller: .found.controller(name)
        case .recognizer: .found.recognizer(name)
        case .application: .found.application(name)
        case .delegate: .found.delegate(name)
        }
    }
}

/// The kinds of things that a name may refer to where it is used.
enum Role: Hashable {
    case view, recognizer, responder, viewOrRecognizer

    /// The description of what is expected where such a name belongs.
    var expected: Wording {
        switch self {
        case .view: .expected.view
        case .recognizer: .expected.recognizer
        case .responder: .expected.responder
        case .viewOrRecognizer: .expected.viewOrRecognizer
        }
    }

    /// The description of what is expected when the scene has no such name.
    fileprivate var ofScene: Wording {
        switch self {
        case .view: .expected.viewOfScene
        case .recognizer: .expected.recognizerOfScene
        case .responder: .expected.responderOfScene
        case .viewOrRecognizer: .expected.viewOrRecognizerOfScene
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

/// The names of a scene; all kinds share one namespace.
public struct SceneNames: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var name: String
        public var kind: NameKind
        /// The line that introduces the name; 0 for names that every scene has.
        public var line: Int
    }

    /// The entries in the order of the file; the application and its delegate come first.
    public private(set) var entries: [Entry] = []
    private var lookup: [String: Int] = [:]

    init() {
        insert("application", .application, line: 0)
        insert("delegate", .delegate, line: 0)
    }

    public subscript(name: String) -> Entry? { lookup[name].map { entries[$0] } }

    /// Inserts a name; returns false if it is taken.
    @discardableResult
    mutating func insert(_ name: String, _ kind: NameKind, line: Int) -> Bool {
        guard lookup[name] == nil else { return false }
        lookup[name] = entries.count
        entries.append(Entry(name: name, kind: kind, line: line))
        return true
    }

    /// Returns the faults of `references`. Only a limited number of them suggest the name that may
    /// have been meant.
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
        let name = shortened(reference.name)
        let found = self[reference.name]?.kind.found(name) ?? .expected.word(name)
        let role = reference.role.ofScene
        let expected: Wording =
            switch wanted.count {
            case 0: hinting ? .expected.butNone(role) : role
            case 1...12: .list.beside(role, words: Notation.list(wanted))
            default: role
            }
        return ScriptError(
            file: file, position: reference.position,
            message: Wording.fault.found(found, expected: expected)
                .hinting(Spelling.nearest(to: reference.name, in: wanted)))
    }
}

/// The words of the language that cannot be names, because expectations and clauses begin with
/// them.
let reservedNames: [String] =
    [
        "self", "nil", "pass-through", "anywhere", "all", "nobody", "all-but", "any", "on", "off",
        "no", "not", "hit", "asked", "delivered", "order", "hops", "consumed", "handled",
        "discarded", "withheld", "noted", "because", "by", "swallowed", "action", "began", "moved",
        "ended", "cancelled",
    ] + RecognizerWord.words

extension LineReader {
    /// Reads a new name; faults are noted rather than thrown, so that the rest of the line is read.
    mutating func newName(_ expected: Wording) throws(ScriptError) -> String {
        let name = try word(expected)
        if let own = OwnRecognizer.parts(of: name)?.recognizer {
            let name = shortened(name)
            let fault: Wording =
                own.kind == nil ? .fault.broughtRecognizer(name) : .fault.ownRecognizer(name)
            note(error(fault, back: 1))
        } else if RefreshControlName.scrollView(of: name) != nil {
            note(error(.fault.broughtRecognizer(shortened(name)), back: 1))
        } else if reservedNames.contains(name) {
            note(error(.fault.reservedName(name), back: 1))
        }
        let count = name.unicodeScalars.count
        if count > Limits.name {
            note(error(.fault.longName(count, limit: Limits.name), back: 1))
        }
        return name
    }
}
