/// A value of a record, as machines read it.
public enum TraceValue: Hashable, Sendable {
    /// Somebody, by the name the scene gave.
    case name(SubjectID)
    /// Somebody by number: tells apart two contacts of one finger.
    case number(SubjectID)
    /// One of a list of words.
    case string(String)
    /// A text of the scene or the program, by number.
    case text(NameID)
    /// A measure.
    case real(Double)
    /// A count.
    case integer(Int32)
    /// Yes or no.
    case flag(Bool)
}

/// A named value of a record.
public struct TraceField: Hashable, Sendable {
    /// What it is called in JSON.
    public var key: String
    /// What it is.
    public var value: TraceValue

    init(_ key: String, _ value: TraceValue) {
        self.key = key
        self.value = value
    }
}

extension TraceEntry {
    /// The kind by which machines and searches know the record: "visit", "delivery", "transition".
    public var kind: String {
        switch self {
        case .sample: "sample"
        case .pointer: "pointer"
        case .repaired: "repaired"
        case .enqueued: "enqueued"
        case .taken: "taken"
        case .interrupted: "interrupted"
        case .systemEvent: "systemEvent"
        case .sendEvent: "sendEvent"
        case .swallowed: "swallowed"
        case .sequenceEnded: "sequenceEnded"
        case .hitTestBegan: "hitTestBegan"
        case .visit: "visit"
        case .answer: "answer"
        case .hit: "hit"
        case .chain: "chain"
        case .pointerHit: "pointerHit"
        case .delivery: "delivery"
        case .hop: "hop"
        case .consumed: "consumed"
        case .discarded: "discarded"
        case .withheld: "withheld"
        case .held: "held"
        case .released: "released"
        case .dropped: "dropped"
        case .cancellation: "cancellation"
        case .receives: "receives"
        case .question: "question"
        case .transition: "transition"
        case .refused: "refused"
        case .measure: "measure"
        case .action: "action"
        case .prevented: "prevented"
        case .requirement: "requirement"
        case .timer: "timer"
        case .ignored: "ignored"
        case .reset: "reset"
        case .viewAdded: "viewAdded"
        case .viewRemoved: "viewRemoved"
        case .bounds: "bounds"
        case .center: "center"
        case .transformLinear: "transform"
        case .transformOffset: "transformOffset"
        case .alpha: "alpha"
        case .flag: "flag"
        case .background: "background"
        case .cornerRadius: "cornerRadius"
        case .animated: "animated"
        case .value: "value"
        case .text: "text"
        case .drawing: "drawing"
        case .windowShown: "windowShown"
        case .windowHidden: "windowHidden"
        case .keyWindow: "keyWindow"
        case .controllerView: "controllerView"
        case .firstResponder: "firstResponder"
        case .recognizerAdded: "recognizerAdded"
        case .recognizerRemoved: "recognizerRemoved"
        case .recognizerEnabled: "recognizerEnabled"
        case .note: "note"
        case .handled: "handled"
        }
    }

    /// The values of the record, in the order in which they are written.
    public var fields: [TraceField] {
        switch self {
        // MARK: Input and hit-testing
        case .sample(let touch, let finger, let phase, let x, let y):
            [
                .touch(touch), TraceField("touch", .number(touch)),
                TraceField("hostFinger", .integer(finger)), .phase(phase), .real("x", x),
                .real("y", y),
            ]
        case .pointer(let phase, let x, let y):
            [.string("phase", phase.rawValue), .real("x", x), .real("y", y)]
        case .repaired(let finger, let fault):
            (fault.isOfFinger ? [TraceField("hostFinger", .integer(finger))] : [])
                + [.string("fault", fault.rawValue)]
        case .enqueued(let samples, let waiting):
            [TraceField("samples", .integer(samples)), TraceField("waiting", .integer(waiting))]
        case .taken(let samples): [TraceField("samples", .integer(samples))]
        case .interrupted, .sequenceEnded: []
        case .systemEvent(let event): [.string("event", event.rawValue)]
        case .sendEvent(let by), .swallowed(let by): [.name("by", by)]
        case .hitTestBegan(let touch, let window): [.touch(touch), .name("window", window)]
        case .visit(let view, let verdict): [.view(view), .string("verdict", verdict.rawValue)]
        case .answer(let view, let answer, let overridden):
            [.view(view), .name("answer", answer), TraceField("overridden", .flag(overridden))]
        case .hit(let touch, let window, let view):
            [.touch(touch), .view(view), .name("window", window)]
        case .chain(let touch, let responder, let next):
            [.touch(touch), .name("responder", responder), .name("next", next)]
        case .pointerHit(let view): [.view(view)]

        // MARK: Delivery
        case .delivery(let to, let touch, let phase): [.view(to), .touch(touch), .phase(phase)]
        case .hop(let from, let to, let method, let how):
            [
                .name("from", from), .name("to", to), .string("method", method.rawValue),
                .string("how", how.rawValue),
            ]
        case .consumed(let by, let method), .handled(let by, let method):
            [.name("by", by), .string("method", method.rawValue)]
        case .discarded(let after, let method):
            [.name("after", after), .string("method", method.rawValue)]
        case .withheld(let touch, let view, let reason):
            [.touch(touch), .view(view), .string("reason", reason.rawValue)]
        case .held(let touch, let view, let phase, let by),
            .dropped(let touch, let view, let phase, let by):
            [.touch(touch), .view(view), .phase(phase), .recognizer(by)]
        case .released(let touch, let view, let phase): [.touch(touch), .view(view), .phase(phase)]
        case .cancellation(let touch, let view, let by, let reason):
            [.touch(touch), .view(view), .recognizer(by), .string("reason", reason.rawValue)]
        case .note(let by, let text): [.name("by", by), TraceField("text", .text(text))]

        // MARK: Recognizers
        case .receives(let recognizer, let touch), .ignored(let recognizer, let touch):
            [.recognizer(recognizer), .touch(touch)]
        case .question(let question, let asked, let about, let answer, let by):
            [
                .string("question", question.rawValue), .name("asked", asked),
                .name("about", about), TraceField("answer", .flag(answer)),
                .string("answeredBy", by.rawValue),
            ]
        case .transition(let recognizer, let from, let to, let reason, let because):
            [
                .recognizer(recognizer), .string("from", "\(from)"), .string("state", "\(to)"),
                .string("reason", reason.rawValue), .name("because", because),
            ]
        case .refused(let recognizer, let from, let to, let reason):
            [
                .recognizer(recognizer), .string("state", "\(from)"), .string("to", "\(to)"),
                .string("reason", reason.rawValue),
            ]
        case .measure(let recognizer, let quantity, let value, let threshold):
            [
                .recognizer(recognizer), .string("quantity", quantity.rawValue),
                .real("value", value), .real("threshold", threshold),
            ]
        case .action(let sender, let target, let name, let controlEvent):
            [
                .name("sender", sender), .name("target", target),
                TraceField("action", .text(name)),
                TraceField("controlEvent", .text(controlEvent)),
            ]
        case .prevented(let recognizer, let by): [.recognizer(recognizer), .name("by", by)]
        case .requirement(let recognizer, let on, let standing, let origin):
            [
                .recognizer(recognizer), .name("on", on), .string("standing", standing.rawValue),
                .string("origin", origin.rawValue),
            ]
        case .timer(let owner, let purpose, let standing, let due):
            [
                .name("owner", owner), .string("purpose", purpose.rawValue),
                .string("standing", standing.rawValue), .real("due", due),
            ]
        case .reset(let recognizer), .recognizerRemoved(let recognizer): [.recognizer(recognizer)]
        case .recognizerAdded(let recognizer, let view, let index):
            [.recognizer(recognizer), .view(view), TraceField("index", .integer(index))]
        case .recognizerEnabled(let recognizer, let on):
            [.recognizer(recognizer), TraceField("enabled", .flag(on))]

        // MARK: The scene
        case .viewAdded(let view, let parent, let index):
            [.view(view), .name("parent", parent), TraceField("index", .integer(index))]
        case .viewRemoved(let view): [.view(view)]
        case .bounds(let view, let x, let y, let width, let height):
            [
                .view(view), .real("x", x), .real("y", y), .real("width", width),
                .real("height", height),
            ]
        case .center(let view, let x, let y): [.view(view), .real("x", x), .real("y", y)]
        case .transformLinear(let view, let a, let b, let c, let d):
            [.view(view), .real("a", a), .real("b", b), .real("c", c), .real("d", d)]
        case .transformOffset(let view, let tx, let ty):
            [.view(view), .real("tx", tx), .real("ty", ty)]
        case .alpha(let view, let alpha): [.view(view), .real("alpha", alpha)]
        case .flag(let view, let flag, let on):
            [.view(view), .string("flag", flag.rawValue), TraceField("value", .flag(on))]
        case .background(let view, let red, let green, let blue, let alpha):
            [
                .view(view), .real("red", Double(red)), .real("green", Double(green)),
                .real("blue", Double(blue)), .real("alpha", Double(alpha)),
            ]
        case .cornerRadius(let view, let radius): [.view(view), .real("radius", radius)]
        case .animated(let view, let property, let begins, let duration, let curve):
            [
                .view(view), .string("property", property.rawValue), .real("begins", begins),
                .real("duration", duration), .string("curve", curve.rawValue),
            ]
        case .value(let view, let value): [.view(view), .real("value", value)]
        case .text(let view, let text): [.view(view), TraceField("text", .text(text))]
        case .drawing(let view, let index):
            [.view(view), TraceField("drawing", .integer(index))]
        case .windowShown(let window, let level): [.name("window", window), .real("level", level)]
        case .windowHidden(let window), .keyWindow(let window): [.name("window", window)]
        case .controllerView(let controller, let view):
            [.name("controller", controller), .view(view)]
        case .firstResponder(let responder): [.name("responder", responder)]
        }
    }
}

extension TraceField {
    fileprivate static func name(_ key: String, _ id: SubjectID) -> TraceField {
        TraceField(key, .name(id))
    }
    fileprivate static func view(_ id: SubjectID) -> TraceField { name("view", id) }
    fileprivate static func touch(_ id: SubjectID) -> TraceField { name("finger", id) }
    fileprivate static func recognizer(_ id: SubjectID) -> TraceField {
        name("recognizer", id)
    }
    fileprivate static func phase(_ phase: TouchPhase) -> TraceField {
        string("phase", "\(phase)")
    }
    fileprivate static func string(_ key: String, _ text: String) -> TraceField {
        TraceField(key, .string(text))
    }
    fileprivate static func real(_ key: String, _ number: Double) -> TraceField {
        TraceField(key, .real(number))
    }
}
