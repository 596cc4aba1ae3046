import TouchPicture

/// What a tape says must have happened by now. Read "the last" as the last before this line.
public enum Expectation: Hashable, Sendable {
    /// The last touch (of this finger) hit this view; nil: nobody.
    case hit(String?, finger: String?)
    /// The last hit-test asked this view, and it refused.
    case notHit(String, because: HitRefusal?)
    case notAsked(String)
    /// Who the last hit-test asked, in order.
    case asked([String])
    /// What views were given since the last such line, in order; repeats count once.
    case delivered([Delivery])
    /// The same, with changes of recognizers' states and their actions.
    case order([OrderedStep])
    /// What this view was given since the last such line about it.
    case got(String, [DeliveryPhase])
    /// How the last call to a view climbed.
    case hops([String])
    case consumed(by: String)
    case handled(by: [String])
    case discarded
    /// The last event was swallowed by an override of `sendEvent`.
    case swallowed(by: String)
    /// A touch hit this view and was kept from it.
    case withheld(from: String, because: ExpectedWithholding?)
    case state(String, ExpectedState, because: StateCause?)
    /// How often this recognizer or control sent its action since the start; nil: at least once.
    case acts(String, times: Int?)
    case noted(String)
    /// The corner of the view's frame in its superview.
    case at(String, CGPoint)
    /// A control's value.
    case value(String, Double)
    /// A scroll view's content offset.
    case scrolled(String, to: CGPoint)
    case highlighted(String, Bool)
}

public enum DeliveryPhase: String, LanguageWord, Hashable, Sendable {
    case began, moved, ended, cancelled
}

public struct Delivery: Hashable, Sendable {
    public var phase: DeliveryPhase
    public var receiver: String

    public init(_ phase: DeliveryPhase, _ receiver: String) {
        self.phase = phase
        self.receiver = receiver
    }

    public var text: String { "\(phase.word) \(receiver)" }
}

public enum OrderedStep: Hashable, Sendable {
    case delivered(Delivery)
    case state(String, ExpectedState)
    case action(String)

    public var text: String {
        switch self {
        case .delivered(let delivery): delivery.text
        case .state(let name, let state): "\(name) \(state.word)"
        case .action(let name): "action \(name)"
        }
    }
}

public enum HitRefusal: String, LanguageWord, Hashable, Sendable {
    case hidden, interactionOff, faint, outside, singular, overridden
}

public enum ExpectedWithholding: String, LanguageWord, Hashable, Sendable {
    case answerOutsideWindow, multitouchOff, exclusiveElsewhere, exclusiveHere, scrollViewRefused
}

public enum ExpectedState: String, LanguageWord, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
}

/// Why a recognizer is in its state: another recognizer, or a reason by name.
public enum StateCause: Hashable, Sendable {
    case recognizer(String)
    case reason(Reason)

    public enum Reason: String, LanguageWord, Hashable, Sendable {
        case analysis, prevented, requirementMet, requirementBroken, shouldBeginRefused,
            fingerLifted, fingersMissing, tooManyFingers, interrupted, disabled, removed, timedOut,
            cycle, setByOwner, nowhereToScroll, contentKeepsTouch
    }

    fileprivate var text: String {
        switch self {
        case .recognizer(let name): name
        case .reason(let reason): reason.word
        }
    }
}

extension Expectation {
    var words: [String] {
        switch self {
        case .hit(let view, let finger):
            (view.map { ["hit", $0] } ?? ["no", "hit"]) + Notation.clause("by", finger)
        case .notHit(let view, let reason):
            [view, "not", "hit"] + Notation.clause("because", reason?.word)
        case .notAsked(let view): [view, "not", "asked"]
        case .asked(let views): ["asked", Notation.list(views)]
        case .delivered(let deliveries): ["delivered", Notation.list(deliveries.map { $0.text })]
        case .order(let steps): ["order", Notation.list(steps.map { $0.text })]
        case .got(let name, let phases): [name, "got", Notation.list(phases)]
        case .hops(let names): ["hops", names.joined(separator: " > ")]
        case .consumed(let name): ["consumed", "by", name]
        case .handled(let names): ["handled", "by", Notation.list(names)]
        case .discarded: ["discarded"]
        case .swallowed(let name): ["swallowed", "by", name]
        case .withheld(let view, let reason):
            ["withheld", "from", view] + Notation.clause("because", reason?.word)
        case .state(let name, let state, let cause):
            [name, state.word] + Notation.clause("because", cause?.text)
        case .acts(let name, times: 0): [name, "never", "acts"]
        case .acts(let name, times: nil): [name, "acts"]
        case .acts(let name, let times?): [name, "acts", times.counted("time")]
        case .noted(let text): ["noted", Notation.string(text)]
        case .at(let name, let point): [name, "at"] + Notation.pair(point.x, point.y)
        case .value(let name, let value): [name, "value", Notation.number(value)]
        case .scrolled(let name, let point):
            [name, "scrolled", "to"] + Notation.pair(point.x, point.y)
        case .highlighted(let name, let on): [name] + (on ? [] : ["not"]) + ["highlighted"]
        }
    }

    /// As it stands on the tape, without the word `expect`.
    public var text: String { words.joined(separator: " ") }
}
