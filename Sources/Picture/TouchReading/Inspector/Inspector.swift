import TouchTrace
import TouchWords

/// The content of the panel beside the stage at one record: a question with its answer, a card for
/// each recognizer that takes part, and the deliveries of the event in order.
public struct Inspector: Sendable {
    /// The question: "Why did drag fail?"
    public package(set) var question: Wording
    /// The answers, the most informative first.
    public internal(set) var answers: [WhySentence] = []
    /// The causes of the selected record, nearest first.
    public internal(set) var causes: [WhySentence] = []
    /// The reasons that nothing else happened at the selected record.
    public internal(set) var others: [WhySentence] = []
    public internal(set) var cards: [RecognizerCard] = []
    public internal(set) var order: [DeliveryStep] = []
    /// The result of a hypothetical touch at the pointer's position, shown while there is nothing
    /// else to say.
    public internal(set) var hover: [WhySentence] = []
    /// Indicates whether the next touch on the stage asks about what it touches.
    public var isAsking = false
    /// Indicates whether each sentence shows its place in the scene, its rule, and its record.
    public var showsSources = false
    /// The selected record; nil for none.
    package var record: Int?
    /// Indicates whether the answers are the results of a search.
    package var isSearch = false

    /// - Parameters:
    ///   - record: the playhead, the serial of a record.
    ///   - subject: the subject of the question; nil for the one with the most to explain.
    public init(_ why: Why, at record: Int, about subject: SubjectID? = nil) {
        let state = why.history.state(at: record)
        cards = state.concernedRecognizers(at: state.time).map {
            RecognizerCard($0, why, in: state, at: record)
        }
        let topic = subject ?? Self.topic(among: cards, in: state, why)
        let card = cards.first { $0.id == topic }
        answers = topic == .none ? [] : why.sentences(about: topic, at: record)
        let first = answers.first?.records.first.flatMap { why.record($0)?.entry }
        question = Self.question(about: topic, card, why, in: state, first)
        order = DeliveryStep.steps(ofEventAround: record, why)
        if answers.isEmpty { hover = why.sentences(aboutPointerAt: why.history.count) }
    }

    /// Returns the subject that raises the most questions: a view that got its touch late, or a
    /// recognizer that failed or was cancelled; then one that was recognized, then the hit view.
    private static func topic(
        among cards: [RecognizerCard], in state: StageState, _ why: Why
    ) -> SubjectID {
        if let touch = state.touches.last, touch.view != .none,
            let told = why.sentences(aboutView: touch.view, touch: touch.id, at: state.record)
                .first,
            let record = told.records.first.flatMap({ why.record($0) }), why.isLate(record)
        {
            return touch.view
        }
        let newest = state.touches.last { $0.isLive }?.startTime ?? -.infinity
        let cards = cards.filter { card in
            guard let recognizer = state.recognizers[card.id] else { return false }
            // The end of an earlier touch is not in question for this one; and a scroll view's
            // holder has done its work when it fails.
            let isOver =
                recognizer.touches.isEmpty && recognizer.outcomeTime < newest
                || recognizer.view == .none || recognizer.shownState(at: state.time) == nil
            return !isOver && !why.isHolder(card.id)
        }
        for wanted: GestureState in [.failed, .cancelled, .ended, .changed, .began] {
            if let card = cards.last(where: { $0.state == wanted }) { return card.id }
        }
        if let waiting = cards.first(where: { $0.waitsFor.contains { $0.standing == .waiting } }) {
            return waiting.id
        }
        return state.touches.last?.view ?? .none
    }

    private static func question(
        about id: SubjectID, _ card: RecognizerCard?, _ why: Why, in state: StageState,
        _ answer: TraceEntry?
    ) -> Wording {
        let name = why.name(id)
        if let card {
            return switch card.state {
            case .failed: .inspector.whyFail(name)
            case .cancelled: .inspector.whyCancelled(name)
            case .ended where !card.path.contains(.began): .inspector.whyRecognized(name)
            case .began, .changed, .ended: .inspector.whyBegin(name)
            case .possible:
                card.waitsFor.contains { $0.standing == .waiting }
                    ? .inspector.whatFor(name) : .inspector.whyUndecided(name)
            }
        }
        switch why.trace[id]?.kind {
        case .recognizer: return .inspector.whyNoPart(name)
        case .view, .window:
            return switch answer {
            case .cancellation, .delivery(_, _, .cancelled): .inspector.whyLose(name)
            case .held: .inspector.whyNotYet(name)
            case .released: .inspector.whyLate(name)
            case .withheld, .dropped, .swallowed: .inspector.whyNotGet(name)
            default:
                state.touches.last?.view == id
                    ? .inspector.whyGet(name) : .inspector.whyNotGet(name)
            }
        case .touch: return .inspector.whereTo(name)
        case nil: return .inspector.why
        default: return .inspector.whatReached(name)
        }
    }
}
