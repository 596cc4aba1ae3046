import TouchWords

/// A clause about a recognizer in a scene.
public enum RecognizerClause: Hashable, Sendable {
    case taps(Int)
    /// The number of fingers: exactly, or for a pan at least and at most.
    case fingers(Int, to: Int?)
    case direction([Direction])
    case edges([Edge])
    /// The minimum duration of a long press.
    case duration(Span)
    /// The distance that a long press may move before it begins, in points.
    case movement(Double)
    case disabled(Bool)
    /// A recognizer on no view, until an action adds it to its own.
    case unattached(Bool)
    case cancelsTouches(Bool)
    case delaysBegan(Bool)
    case delaysEnded(Bool)
    case touchTypes([TouchKind])
    /// The kinds of scrolling by a pointer that a pan follows.
    case scrollTypes([ScrollType])

    /// Effects of the recognizer's action on a view; nil for the recognizer's own view.
    case moves(String?)
    case scales(String?)
    case rotates(String?)
    /// An action that zooms a scroll view to the touched place, or out again if it is zoomed.
    case zooms(String, to: Double)
    case hides(String)
    case removes(String)
    case disables(String)
    case adds(String)
    /// An action that makes the first responder of the window resign, which dismisses the keyboard.
    case endsEditing
    case logs(LocalizedText)
    /// The targets of the action in place of the recognizer's view: the first one performs the
    /// effects of the action, the others only receive it.
    case targets([String])

    case shouldReceive(Reception)
    case shouldBegin(Beginning)
    /// Answers of the recognizer's delegate: this one and the next two.
    case simultaneousWith(Selection)
    case shouldRequireFailureOf(Selection)
    case shouldBeRequiredToFailBy(Selection)
    /// Overrides in a subclass: this one and those that follow.
    case requiresFailureOf(Selection)
    case requiredToFailBy(Selection)
    case canPrevent(Selection)
    case canBePreventedBy(Selection)

    /// Indicates whether the clause states an effect of the recognizer's action.
    package var isEffect: Bool {
        switch self {
        case .moves, .scales, .rotates, .zooms, .hides, .removes, .disables, .adds, .endsEditing,
            .logs:
            true
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

/// The device by which a pointer scrolls: a wheel, step by step, or a trackpad.
public enum ScrollType: String, LanguageWord, Hashable, Sendable {
    case discrete, continuous
}

/// A delegate's answer to whether its recognizer should receive a touch.
public enum Reception: Hashable, Sendable {
    case all
    case nobody
    case ownViewOnly
    /// Only the touches whose hit view is neither this view nor one of its descendants.
    case notIn(String)
    /// Only the touches whose hit view is one of these views itself, not a descendant.
    case exactly([String])
    /// All touches except those whose hit view is one of these views itself; touches of their
    /// descendants are received.
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

/// A delegate's answer to whether its recognizer should begin.
public enum Beginning: Hashable, Sendable {
    case yes, no
    /// A yes to pans that move more along this axis than across it.
    case horizontal, vertical
    /// A yes to pans that move more in this direction than in any other.
    case toward(Direction)
    case when(Condition)

    /// The words for the direction in which a pan has to move.
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
    case moves, scales, rotates, zooms, hides, removes, disables, adds, endsEditing, logs,
        targets
    case shouldReceive, shouldBegin
    case simultaneousWith, shouldRequireFailureOf, shouldBeRequiredToFailBy
    case requiresFailureOf, requiredToFailBy, canPrevent, canBePreventedBy

    /// The words for answers of the recognizer's delegate, and for overrides of its class.
    static let answers = allCases.drop { $0 != .shouldReceive }

    /// Returns the words that suit a kind; the settings differ, the rest is common.
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
    /// The word that the clause begins with, such as "taps".
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
        case .endsEditing: ["ends-editing"]
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
    /// The targets of the action, if it is not sent to the recognizer's view.
    public var targets: [String] {
        for case .targets(let views) in self { return views }
        return []
    }
}
