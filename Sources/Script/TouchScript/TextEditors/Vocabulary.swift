/// The words of a kind of file, by their use.
public struct Vocabulary: Hashable, Sendable {
    /// Words that begin lines.
    public var statements: [String]
    /// Words that announce what follows.
    public var clauses: [String]
    /// Words that stand for themselves.
    public var values: [String]

    public var all: [String] { (statements + clauses + values).withoutRepeats }
}

extension FileKind {
    /// All words that such a file can contain, as its reader knows them.
    public var vocabulary: Vocabulary {
        switch self {
        case .scene: Self.ofScenes
        case .tape: Self.ofTapes
        case .lessons:
            Vocabulary(
                statements: ["lessons"] + IndexWord.words, clauses: ["after"], values: [])
        case .style:
            Vocabulary(
                statements: ["style"] + StyleWord.words, clauses: [],
                values: SceneColor.Named.words)
        }
    }

    private static let ofScenes = Vocabulary(
        statements: ["scene"] + StatementWord.all,
        clauses: (ViewWord.words + RecognizerWord.words + SceneTuning.Name.words
            + ActionEffect.Word.words + ["outset", "reaches", "only", "except", "of"]
            + ["over", "to", "to-fail", "with", "x"]).withoutRepeats,
        values: (Handling.words + EventSending.words + InsetAdjustment.words + Deceleration.words
            + KeyboardDismissal.words + Direction.words + Edge.words
            + TouchKind.words + ScrollType.words + Beginning.words + CustomRecognizer.words
            + RecognizerKind.BuiltIn.words + SceneColor.Named.words
            + ["self", "nil", "pass-through", "anywhere", "on", "off"]
            + ["any", "all-but"] + Reception.words + Condition.words + ["not"]
            + [Glide.permission]).withoutRepeats)

    private static let ofTapes = Vocabulary(
        statements: ["tape"] + TapeWord.words + TellingWord.words,
        clauses: (FingerWord.words + ContactWord.words + TapClause.words + PointerWord.words
            + PencilWord.words + SqueezePhase.words + GripWord.words
            + ExpectWord.words + SubjectWord.words + ControlEvent.words
            + ViewWord.properties.map { $0.word }
            + [
                "action", "and", "answers", "because", "by", "coalesced", "finger", "from", "is",
                "lang",
            ]
            + ["now", "over", "right", "time", "to", "until", "was"]).withoutRepeats,
        values: (RemoteCommand.words + Easing.words + RecordedSample.Phase.words
            + TouchKind.words + WalkPart.words + TellingPanel.words + ExpectedState.words
            + HitRefusal.words + ExpectedWithholding.words + StateCause.Reason.words
            + SceneColor.Named.words + ["continuous", "on", "off", "undo"]).withoutRepeats)
}

extension Array where Element: Hashable {
    /// The elements without repetitions, each at its first position.
    package var withoutRepeats: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
