import TouchWords

/// What a scene says of a recognizer.
public enum RecognizerClause: Hashable, Sendable {
    case taps(Int)
    /// How many fingers: exactly, or for a pan at least and at most.
    case fingers(Int, to: Int?)
    case direction([Direction])
    case edges([Edge])
    /// How long a long press takes.
    case duration(Span)
    /// How far a long press may move before it begins, in points.
    case movement(Double)
    case disabled(Bool)
    /// On no view, until an action adds it to its own.
    case unattached(Bool)
    case cancelsTouches(Bool)
    case delaysBegan(Bool)
    case delaysEnded(Bool)
    case touchTypes([TouchKind])
    /// The kinds of scrolling by a pointer that a pan follows.
    case scrollTypes([ScrollType])

    /// Effects of its action; nil is the recognizer's own view.
    case moves(String?)
    case scales(String?)
    case rotates(String?)
    /// Zooms a scroll view to what is touched, or out again if it is zoomed.
    case zooms(String, to: Double)
    case hides(String)
    case removes(String)
    case disables(String)
    case adds(String)
    case logs(LocalizedText)
    /// Whom its action is sent to in place of its view: the first does what the action does, the others are told.
    case targets([String])

    case shouldReceive(Reception)
    case shouldBegin(Beginning)
    /// Answered by its delegate, as are the two that follow.
    case simultaneousWith(Selection)
    case shouldRequireFailureOf(Selection)
    case shouldBeRequiredToFailBy(Selection)
    /// Answered by an override in a subclass, as are those that follow.
    case requiresFailureOf(Selection)
    case requiredToFailBy(Selection)
    case canPrevent(Selection)
    case canBePreventedBy(Selection)

    /// Whether it says what the recognizer's action does.
    package var isEffect: Bool {
        switch self {
        case .moves, .scales, .rotates, .zooms, .hides, .removes, .disables, .adds, .logs: true
        default: false
        }
    }
}

public enum Direction: String, LanguageWord, Hashable, Sendable {
    case right, left, up, down
}

public enum Edge: String, LanguageWord, Hashable, Sendable {
    case left, right, top, bottom
}

public enum TouchKind: String, LanguageWord, Hashable, Sendable {
    case direct, indirect, pencil, pointer
}

/// With what a pointer scrolls: a wheel, step by step, or a trackpad.
public enum ScrollType: String, LanguageWord, Hashable, Sendable {
    case discrete, continuous
}

/// What a delegate answers when it is asked whether its recognizer should receive a touch.
public enum Reception: Hashable, Sendable {
    case all
    case nobody
    case ownViewOnly
    /// Touches whose hit view is neither this view nor inside it.
    case notIn(String)
    /// Touches that hit one of these views themselves, and nothing that is in them.
    case exactly([String])
    /// All but touches that hit one of these views themselves; those that hit what is in them are received.
    case except([String])
    case when(Condition)

    static let words = ["all", "nobody", "own-view-only", "not-in", "exactly", "except"]

    fileprivate var words: [String] {
        switch self {
        case .all: ["all"]
        case .nobody: ["nobody"]
        case .ownViewOnly: ["own-view-only"]
        case .notIn(let view): ["not-in", view]
        case .exactly(let views): ["exactly", Notation.list(views)]
        case .except(let views): ["except", Notation.list(views)]
        case .when(let condition): condition.words
        }
    }
}

/// What a delegate answers when it is asked whether its recognizer should begin.
public enum Beginning: Hashable, Sendable {
    case yes, no
    /// For a pan: only if it moves more along this axis than across it.
    case horizontal, vertical
    /// For a pan: only if it moves more this way than any other.
    case toward(Direction)
    case when(Condition)

    /// The words for where a pan has to go.
    package static let ways = ["horizontal", "vertical"] + Direction.words

    static let words = ["yes", "no"] + ways

    fileprivate var words: [String] {
        switch self {
        case .yes: ["yes"]
        case .no: ["no"]
        case .horizontal: ["horizontal"]
        case .vertical: ["vertical"]
        case .toward(let direction): [direction.word]
        case .when(let condition): condition.words
        }
    }
}

enum RecognizerWord: String, LanguageWord {
    case taps, fingers, direction, edges, duration, movement, scrollTypes, disabled, unattached
    case cancelsTouches = "cancels-touches-in-view"
    case delaysBegan = "delays-touches-began"
    case delaysEnded = "delays-touches-ended"
    case touchTypes
    case moves, scales, rotates, zooms, hides, removes, disables, adds, logs, targets
    case shouldReceive, shouldBegin
    case simultaneousWith, shouldRequireFailureOf, shouldBeRequiredToFailBy
    case requiresFailureOf, requiredToFailBy, canPrevent, canBePreventedBy

    /// What its delegate or an override of its class answers.
    static let answers = allCases.drop { $0 != .shouldReceive }

    /// The words that suit a kind; the measures differ, the rest is common.
    static func words(for kind: RecognizerKind) -> [RecognizerWord] {
        let measures: [RecognizerWord] =
            switch kind {
            case .builtIn(.tap): [.taps, .fingers]
            case .builtIn(.longPress): [.taps, .fingers, .duration, .movement]
            case .builtIn(.pan): [.fingers, .scrollTypes]
            case .builtIn(.swipe): [.fingers, .direction]
            case .builtIn(.edgePan): [.fingers, .edges]
            case .builtIn(.pinch), .builtIn(.rotation), .builtIn(.hover), .custom: []
            }
        return measures + allCases.drop { $0 != .disabled }
    }
}

extension RecognizerClause {
    /// The word it begins with: "taps".
    public var word: String { words.first ?? "" }

    package var words: [String] {
        switch self {
        case .taps(let count): ["taps", "\(count)"]
        case .fingers(let least, let most):
            ["fingers", "\(least)"] + Notation.clause("to", most.map { "\($0)" })
        case .direction(let directions): ["direction", Notation.list(directions)]
        case .edges(let edges): ["edges", Notation.list(edges)]
        case .duration(let span): ["duration", span.text]
        case .movement(let distance): ["movement", Notation.number(distance)]
        case .disabled(let on): on ? ["disabled"] : ["disabled", "off"]
        case .unattached(let on): on ? ["unattached"] : ["unattached", "off"]
        case .cancelsTouches(let on): ["cancels-touches-in-view", on ? "on" : "off"]
        case .delaysBegan(let on): ["delays-touches-began", on ? "on" : "off"]
        case .delaysEnded(let on): ["delays-touches-ended", on ? "on" : "off"]
        case .touchTypes(let types): ["touch-types", Notation.list(types)]
        case .scrollTypes(let types):
            ["scroll-types", types.count > 1 ? "all" : Notation.list(types)]
        case .moves(let view): ["moves"] + (view.map { [$0] } ?? [])
        case .scales(let view): ["scales"] + (view.map { [$0] } ?? [])
        case .rotates(let view): ["rotates"] + (view.map { [$0] } ?? [])
        case .zooms(let view, let scale): ["zooms", view, "to", Notation.number(scale)]
        case .hides(let view): ["hides", view]
        case .removes(let view): ["removes", view]
        case .disables(let recognizer): ["disables", recognizer]
        case .adds(let recognizer): ["adds", recognizer]
        case .logs(let text): ["logs"] + Notation.text(text)
        case .targets(let views): ["targets", Notation.list(views)]
        case .shouldReceive(let reception): ["should-receive"] + reception.words
        case .shouldBegin(let beginning): ["should-begin"] + beginning.words
        case .simultaneousWith(let who): ["simultaneous-with"] + who.words
        case .shouldRequireFailureOf(let who): ["should-require-failure-of"] + who.words
        case .shouldBeRequiredToFailBy(let who): ["should-be-required-to-fail-by"] + who.words
        case .requiresFailureOf(let who): ["requires-failure-of"] + who.words
        case .requiredToFailBy(let who): ["required-to-fail-by"] + who.words
        case .canPrevent(let who): ["can-prevent"] + who.words
        case .canBePreventedBy(let who): ["can-be-prevented-by"] + who.words
        }
    }
}

extension [RecognizerClause] {
    /// Whom the action is sent to, if not to the recognizer's view.
    public var targets: [String] {
        for case .targets(let views) in self { return views }
        return []
    }
}
