/// The words of a kind of file, by what they are.
public struct Vocabulary: Hashable, Sendable {
    /// They begin lines.
    public var statements: [String]
    /// They say what comes next.
    public var clauses: [String]
    /// They stand for themselves.
    public var values: [String]

    public var all: [String] { (statements + clauses + values).withoutRepeats }
}

extension FileKind {
    /// Every word that such a file can hold, as its reader knows them.
    public var vocabulary: Vocabulary {
        switch self {
        case .scene: Self.ofScenes
        case .tape: Self.ofTapes
        case .lessons:
            Vocabulary(
                statements: ["lessons"] + words(IndexWord.self), clauses: ["after"], values: [])
        case .style:
            Vocabulary(
                statements: ["style"] + words(StyleWord.self), clauses: [],
                values: words(SceneColor.Named.self))
        }
    }

    private static let ofScenes = Vocabulary(
        statements: ["scene"] + words(StatementWord.self),
        clauses: (words(ViewWord.self) + words(RecognizerWord.self)
            + words(SceneTuning.Name.self)
            + words(ActionEffect.Word.self) + ["outset", "reaches", "only", "except"]
            + ["over", "to", "to-fail", "with", "x"]).withoutRepeats,
        values: (words(Handling.self) + words(EventSending.self) + words(Direction.self)
            + words(Edge.self) + words(TouchKind.self) + words(Beginning.self)
            + words(CustomRecognizer.self) + words(RecognizerKind.BuiltIn.self)
            + words(SceneColor.Named.self)
            + [
                "self", "nil", "pass-through", "anywhere", "on", "off", "any", "all", "nobody",
                "all-but",
            ]
            + ["own-view-only", "not-in", "exactly", Glide.permission]).withoutRepeats)

    private static let ofTapes = Vocabulary(
        statements: ["tape"] + words(TapeWord.self) + words(TellingWord.self),
        clauses: (words(FingerWord.self) + words(ContactWord.self) + words(TapClause.self)
            + words(PointerWord.self) + words(ExpectWord.self) + words(SubjectWord.self)
            + ViewWord.properties.map { $0.rawValue }
            + ["action", "and", "answers", "because", "by", "coalesced", "finger", "from", "lang"]
            + ["over", "right", "time", "to", "until"]).withoutRepeats,
        values: (words(RemoteCommand.self) + words(Easing.self)
            + words(RecordedSample.Phase.self) + words(TouchKind.self) + words(WalkPart.self)
            + words(TellingPanel.self) + words(ExpectedState.self) + words(HitRefusal.self)
            + words(ExpectedWithholding.self) + words(StateCause.Reason.self)
            + words(SceneColor.Named.self) + ["on", "off", "undo"]).withoutRepeats)
}

private func words<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> [String] {
    type.allCases.map { $0.rawValue }
}

extension [String] {
    /// The first of each.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
