extension SceneStatement {
    /// The parts of the line that can be removed, as changes of the scene: its clauses about
    /// relations and touches, or the recognizer itself if it has no such clauses.
    package var switches: [String] {
        switch self {
        case .require(let name, let others):
            others.map { "without require \(name) to-fail \($0)" }
        case .tuning(let tuning): ["without tuning \(tuning.name.word)"]
        case .recognizer(_, let name, let clauses):
            Self.switches(
                of: name, clauses.map { $0.word }, RecognizerWord.decisive.map { $0.word })
                ?? ["without \(name)"]
        case .view(_, let name, let clauses), .window(let name, let clauses),
            .controller(let name, let clauses):
            Self.switches(of: name, clauses.map { $0.word }, ViewWord.decisive.map { $0.word })
                ?? []
        default: []
        }
    }

    private static func switches(
        of name: String, _ clauses: [String], _ decisive: [String]
    ) -> [String]? {
        let found = clauses.filter { decisive.contains($0) }
        return found.isEmpty ? nil : found.map { "\(name) without \($0)" }
    }
}

extension RecognizerWord {
    /// The words that decide which recognizer wins, and who gets touches.
    fileprivate static let decisive: [RecognizerWord] =
        [.disabled, .cancelsTouches, .delaysBegan, .delaysEnded] + answers
}

extension ViewWord {
    /// The words that decide where touches go.
    fileprivate static let decisive: [ViewWord] = [
        .disabled, .delaysContent, .cancelsContent, .hidden, .interaction, .multitouch, .exclusive,
        .hitTest, .pointInside, .shouldBegin, .touches, .sendEvent, .systemEdges,
        .defersSystemGestures, .touchesShouldBegin, .touchesShouldCancel,
    ]
}
