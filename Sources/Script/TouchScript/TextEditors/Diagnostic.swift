import TouchWords

/// A message about a range of a text while it is edited.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: Hashable, Sendable { case error, warning }

    /// A place in another file that the message is about.
    public struct Relation: Hashable, Sendable {
        public var file: String
        public var position: SourcePosition
        public var message: Wording
    }

    public var range: EditorRange
    public var severity: Severity
    /// The message. It may contain invisible characters, so show its `visible` text.
    public var message: Wording
    public var relations: [Relation] = []
}

extension EditorText {
    /// Returns the faults of this text, which is the file `file`, each with its range. The faults
    /// of a tape's scene are gathered at the line that names the scene.
    public func diagnostics(
        of faults: ScriptErrors, file: String, _ severity: Diagnostic.Severity = .error
    ) -> [Diagnostic] {
        let own = faults.errors.filter { $0.file == file }.map { fault in
            Diagnostic(
                range: range(ofFaultAt: fault.position), severity: severity,
                message: fault.message)
        }
        let others = faults.errors.filter { $0.file != file }
        guard let first = others.first else { return own }
        let relations = others.map { fault in
            Diagnostic.Relation(
                file: fault.file, position: fault.position ?? .start, message: fault.message)
        }
        return own + [
            Diagnostic(
                range: namedScene?.range ?? range(ofFaultAt: nil), severity: severity,
                message: others.count > 1
                    ? .fault.elsewhereAmong(first.place, fault: first.message, count: others.count)
                    : .list.of(first.place, said: first.message),
                relations: relations)
        ]
    }

    /// The name of the scene that a tape is made for.
    public var sceneName: String? { namedScene?.name }

    private var namedScene: (name: String, range: EditorRange)? {
        for line in lines.indices {
            let tokens = tokens(in: line)
            guard tokens.count > 1, tokens[0].word == "scene",
                case .string(let name) = tokens[1].kind
            else { continue }
            return (name, range(of: tokens[1], in: line))
        }
        return nil
    }
}
