import TouchPicture

/// An expectation of what has happened by now. "The last" means the last one before this line.
public enum Expectation: Hashable, Sendable {
    /// The view that the last touch (of this finger) hit; nil for none.
    case hit(String?, finger: String?)
    /// A view that the last hit test asked, and that refused.
    case notHit(String, because: HitRefusal?)
    case notAsked(String)
    /// The views that the last hit test asked, in order.
    case asked([String])
    /// The phases that views were given since the last such line, in order; repeats count once.
    case delivered([Delivery])
    /// The phases that views were given, the changes of recognizers' states and the actions since
    /// the last such line, in order.
    case order([OrderedStep])
    /// The phases that this view was given since the last such line about it.
    case got(String, [DeliveryPhase])
    /// The responders that the last call to a view climbed through.
    case hops([String])
    case consumed(by: String)
    case handled(by: [String])
    case discarded
    /// The override of `sendEvent` that swallowed the last event.
    case swallowed(by: String)
    /// A view that a touch hit but that was kept from it.
    case withheld(from: String, because: ExpectedWithholding?)
    /// The state in which the last attempt of a recognizer ended, or is now.
    case state(String, ExpectedState, because: StateCause?)
    /// The state that a recognizer is in now.
    case isNow(String, ExpectedState)
    /// A state that a recognizer has been in, however long ago.
    case was(String, ExpectedState)
    /// The number of times that this recognizer or control has sent its action since the start, for
    /// a control optionally that of one event; nil for at least once.
    case acts(String, on: ControlEvent?, times: Int?)
    case noted(String)
    /// The top-left corner of the view's frame in its superview.
    case at(String, CGPoint)
    /// A control's value.
    case value(String, Double)
    /// The difference between the current place of the view's corner and the one in the scene; nil
    /// for any difference.
    case moved(String, by: CGPoint?)
    case didNotMove(String)
    /// A scroll view's content offset.
    case scrolled(String, to: CGPoint)
    /// The difference between the current content offset and the one in the scene; nil for any
    /// difference.
    case scrolledBy(String, CGPoint?)
    case didNotScroll(String)
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

/// The reason for a recognizer's state: another recognizer, or a reason by name.
public enum StateCause: Hashable, Sendable {
    case recognizer(String)
    case reason(Reason)

    public enum Reason: String, LanguageWord, Hashable, Sendable {
        case analysis, prevented, requirementMet, requirementBroken, shouldBeginRefused,
            fingerLifted, fingersMissing, tooManyFingers, interrupted, disabled, removed, timedOut,
            cycle, setByOwner, nowhereToScroll, contentKeepsTouch, scrolling
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
        case .isNow(let name, let state): [name, "is", state.word, "now"]
        case .was(let name, let state): [name, "was", state.word]
        case .acts(let name, on: nil, times: 0): [name, "never", "acts"]
        case .acts(let name, let event, let times):
            [name, event?.word ?? "acts"] + (times.map { [$0.counted("time")] } ?? [])
        case .noted(let text): ["noted", Notation.string(text)]
        case .at(let name, let point): [name, "at"] + Notation.pair(point.x, point.y)
        case .value(let name, let value): [name, "value", Notation.number(value)]
        case .moved(let name, let way):
            [name, "moved"] + (way.map { ["by"] + Notation.pair($0.x, $0.y) } ?? [])
        case .didNotMove(let name): [name, "did", "not", "move"]
        case .scrolled(let name, let point):
            [name, "scrolled", "to"] + Notation.pair(point.x, point.y)
        case .scrolledBy(let name, let way):
            [name, "scrolled"] + (way.map { ["by"] + Notation.pair($0.x, $0.y) } ?? [])
        case .didNotScroll(let name): [name, "did", "not", "scroll"]
        case .highlighted(let name, let on): [name] + (on ? [] : ["not"]) + ["highlighted"]
        }
    }

    /// The text on the tape, without the word `expect`.
    public var text: String { words.joined(separator: " ") }
}

extension String {
    /// The words of an expectation, including the names in it.
    package var wordsOfExpectation: [String] {
        split { $0 == " " || $0 == "," }.map { String($0) }
    }
}
