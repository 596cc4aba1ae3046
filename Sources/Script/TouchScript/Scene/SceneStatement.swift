import TouchPicture

/// The statement of one line of a scene.
public enum SceneStatement: Hashable, Sendable {
    /// The first line, `scene 1 "swipe-or-pan" 640 x 400`.
    case header(name: String, size: CGSize)
    case title(LocalizedText)
    case window(name: String, [ViewClause])
    case view(ViewKind, name: String, [ViewClause])
    case controller(name: String, [ViewClause])
    case recognizer(RecognizerKind, name: String, [RecognizerClause])
    /// A permanent failure requirement, `require drag to-fail flick`.
    case require(String, toFail: [String])
    /// A number of the engine, `tuning pan-slop 12`.
    case tuning(SceneTuning)
    case application([ViewClause])
    case delegate([ViewClause])

    /// The name that the statement introduces, and its kind.
    package var named: (name: String, kind: NameKind)? {
        switch self {
        case .window(let name, _): (name, .window)
        case .view(_, let name, _): (name, .view)
        case .controller(let name, _): (name, .controller)
        case .recognizer(_, let name, _): (name, .recognizer)
        case .header, .title, .require, .tuning, .application, .delegate: nil
        }
    }
}

public enum ViewKind: String, LanguageWord, Hashable, Sendable {
    case view, label, control, button, slider
    case toggle = "switch"
    case stepper, segments, pages, field, scroll, row

    /// Indicates whether the view has an intrinsic size.
    package var hasOwnSize: Bool { self == .toggle || self == .stepper }
}

extension SceneStatement: Writable {
    var words: [String] { head + clauses.flatMap { $0 } }

    /// The words before the clauses.
    var head: [String] {
        switch self {
        case .header(let name, let size):
            ["scene", "1", Notation.string(name), Notation.number(size.width), "x"]
                + [Notation.number(size.height)]
        case .title(let text): ["title"] + Notation.text(text)
        case .window(let name, _): ["window", name]
        case .view(let kind, let name, _): [kind.word, name]
        case .controller(let name, _): ["controller", name]
        case .recognizer(let kind, let name, _): kind.words + [name]
        case .require(let name, let others): ["require", name, "to-fail", Notation.list(others)]
        case .tuning(let tuning): ["tuning"] + tuning.words
        case .application: ["application"]
        case .delegate: ["delegate"]
        }
    }

    /// The words of each clause.
    var clauses: [[String]] {
        switch self {
        case .window(_, let clauses), .view(_, _, let clauses), .controller(_, let clauses),
            .application(let clauses), .delegate(let clauses):
            clauses.map { $0.words }
        case .recognizer(_, _, let clauses): clauses.map { $0.words }
        case .header, .title, .require, .tuning: []
        }
    }
}
