import TouchPicture

/// The content of a record. It consists of small values only: texts and drawings are in the trace's
/// tables.
///
/// A new kind is a case here with its row in the table below. The engine records it, the stage's
/// fold applies its changes, and `Why` describes it in both languages.
public enum TraceEntry: Hashable, Sendable, BitwiseCopyable {
    // MARK: Input

    /// A finger's sample as it will be delivered; the point is in the coordinates of the screen.
    /// `touch` is none if the sample was dropped.
    case sample(touch: SubjectID, finger: Int32, phase: TouchPhase, x: Double, y: Double)
    /// The way in which the pencil of a touch is held, from now on; `touch` is none for a pencil
    /// that hovers.
    case pencil(touch: SubjectID, PencilPose)
    /// The mouse pointer without a finger.
    case pointer(phase: PointerPhase, x: Double, y: Double)
    /// An invalid sample, and its handling; `finger` is 0 if it concerns none.
    case repaired(finger: Int32, fault: SampleFault)
    /// An event of `samples` samples entered the queue, which now holds `waiting`.
    case enqueued(samples: Int32, waiting: Int32)
    /// The application took an event from the queue (TE8).
    case taken(samples: Int32)
    /// The system interrupts every live touch.
    case interrupted
    /// A shake or a remote control's key.
    case systemEvent(SystemEvent)
    /// `sendEvent` of the application or a window ran.
    case sendEvent(by: SubjectID)
    /// An override of `sendEvent` did not call `super`.
    case swallowed(by: SubjectID)
    /// The last finger of a sequence lifted.
    case sequenceEnded

    // MARK: Hit testing

    /// A window is asked for the view of a new touch (HT9).
    case hitTestBegan(touch: SubjectID, window: SubjectID)
    /// A view was asked.
    case visit(view: SubjectID, verdict: HitVerdict)
    /// A view that was not passed over answered: itself, a descendant, or nobody.
    case answer(view: SubjectID, answer: SubjectID, overridden: Bool)
    /// The outcome for a new touch.
    case hit(touch: SubjectID, window: SubjectID, view: SubjectID)
    /// One link of the responder chain above the hit view, as it was when the touch began.
    case chain(touch: SubjectID, responder: SubjectID, next: SubjectID)
    /// The view under the pointer; none if there is none.
    case pointerHit(view: SubjectID)

    // MARK: Delivery

    /// A view gets a phase of a touch: its `touches…` method is called (DL4).
    case delivery(to: SubjectID, touch: SubjectID, phase: TouchPhase)
    /// A responder's method passed the call to the next.
    case hop(from: SubjectID, to: SubjectID, method: ResponderMethod, how: HopManner)
    /// A responder consumed a call: its base implementation did not run (RC2).
    case consumed(by: SubjectID, method: ResponderMethod)
    /// A call went past the last responder.
    case discarded(after: SubjectID, method: ResponderMethod)
    /// This touch will never be delivered to its view.
    case withheld(touch: SubjectID, view: SubjectID, reason: WithholdReason)
    /// A phase of a touch is held back from its view (DL8, DL9), by a recognizer, or by none if it
    /// waits behind what is held back.
    case held(touch: SubjectID, view: SubjectID, phase: TouchPhase, by: SubjectID)
    /// A phase that was held back is delivered to the view now (DL4).
    case released(touch: SubjectID, view: SubjectID, phase: TouchPhase)
    /// A phase that was held back will not reach the view: a recognizer claimed the touch (DL8,
    /// DL9).
    case dropped(touch: SubjectID, view: SubjectID, phase: TouchPhase, by: SubjectID)
    /// A view's touch was cancelled: a recognizer claimed it, or for another reason.
    case cancellation(touch: SubjectID, view: SubjectID, by: SubjectID, reason: CancelReason)

    // MARK: Recognizers

    /// A recognizer gets a new touch from now on (DL1).
    case receives(recognizer: SubjectID, touch: SubjectID)
    /// An object was asked about another; `by` tells who gave the answer.
    case question(Question, asked: SubjectID, about: SubjectID, answer: Bool, by: Answerer)
    /// A recognizer changed its state; `because` is the object that caused it, if any (SM1).
    case transition(
        recognizer: SubjectID, from: GestureState, to: GestureState,
        reason: TransitionReason, because: SubjectID)
    /// A state was set, but the recognizer keeps the one it has (SM3).
    case refused(
        recognizer: SubjectID, from: GestureState, to: GestureState,
        reason: RefusalReason)
    /// A measured quantity and the threshold that it is compared with.
    case measure(recognizer: SubjectID, Quantity, value: Double, threshold: Double)
    /// An action was sent; `controlEvent` is empty for a recognizer (SM2, RC4).
    case action(sender: SubjectID, target: SubjectID, name: NameID, controlEvent: NameID)
    /// One recognizer, being recognized, prevents another (AR6).
    case prevented(recognizer: SubjectID, by: SubjectID)
    /// The standing of a failure requirement (AR2, AR3).
    case requirement(
        recognizer: SubjectID, on: SubjectID, RequirementStanding, origin: RequirementOrigin)
    /// A timer was set, fired, or cancelled; `due` is event time, in seconds (TE9).
    case timer(owner: SubjectID, purpose: TimerPurpose, TimerStanding, due: Double)
    /// A recognizer stops tracking a touch (AR11).
    case ignored(recognizer: SubjectID, touch: SubjectID)
    /// An attempt is over; the recognizer is Possible again (SM4).
    case reset(recognizer: SubjectID)

    // MARK: The scene

    /// A view was added to the scene, or moved to another index among its siblings; 0 is the back.
    case viewAdded(view: SubjectID, parent: SubjectID, index: Int32)
    /// A view was removed from the scene, with all views within it.
    case viewRemoved(view: SubjectID)
    /// A view's rectangle in its own coordinates, in points.
    case bounds(view: SubjectID, x: Double, y: Double, width: Double, height: Double)
    /// The middle of a view in its superview's coordinates, in points.
    case center(view: SubjectID, x: Double, y: Double)
    /// The part of a view's transform that rotates and scales.
    case transformLinear(view: SubjectID, a: Double, b: Double, c: Double, d: Double)
    /// The part of a view's transform that moves, in points.
    case transformOffset(view: SubjectID, tx: Double, ty: Double)
    /// A view's opacity, 0 to 1.
    case alpha(view: SubjectID, Double)
    /// A property of a view that is on or off.
    case flag(view: SubjectID, ViewFlag, Bool)
    /// A view's background in sRGB, each component 0 to 1.
    case background(view: SubjectID, red: Float, green: Float, blue: Float, alpha: Float)
    /// The radius of the drawn corners, in points.
    case cornerRadius(view: SubjectID, Double)
    /// The next change of this property is animated, from the value that is currently drawn;
    /// `begins` is event time.
    case animated(
        view: SubjectID, AnimatedProperty, begins: Double, duration: Double, curve: AnimationCurve)
    /// A control's value: a slider's or stepper's, 1 or 0 for a switch, the index of a segment or
    /// page.
    case value(view: SubjectID, Double)
    /// A label's text or a button's title.
    case text(view: SubjectID, NameID)
    /// The drawing of a view's `draw(_:)`: an index into the trace's drawings.
    case drawing(view: SubjectID, Int32)
    /// A window came to the front of its level (HT9).
    case windowShown(window: SubjectID, level: Double)
    /// A window was hidden; its touches are cancelled (DL13).
    case windowHidden(window: SubjectID)
    /// The window that gets motion, remote control, and keys; none if there is none.
    case keyWindow(SubjectID)
    /// A controller took `view` as its root view.
    case controllerView(controller: SubjectID, view: SubjectID)
    /// The new first responder; none if there is none (RC6).
    case firstResponder(SubjectID)
    /// A recognizer was added to a view, at `index` among those there.
    case recognizerAdded(recognizer: SubjectID, view: SubjectID, index: Int32)
    /// A recognizer was removed from its view.
    case recognizerRemoved(recognizer: SubjectID)
    /// A recognizer was enabled or disabled (SM5).
    case recognizerEnabled(recognizer: SubjectID, Bool)
    /// A note from the scene: a `logs` behavior, or a handler's own description.
    case note(by: SubjectID, NameID)
    /// A touch handler of the scene declares that it handles a call, so that the trace need not
    /// guess.
    case handled(by: SubjectID, method: ResponderMethod)
}

/// The table of the kinds of records: the name of each, its importance, its description, and its
/// fields in the order of JSON. The text, the JSON, and the subjects of a record are read from
/// here.
struct TraceTable {
    /// The trace whose names the words use; without it there are no words.
    let trace: Trace?

    func account(of entry: TraceEntry) -> TraceAccount {
        switch entry {
        // MARK: Input
        case .sample(let touch, let finger, let phase, let x, let y):
            row(
                "sample", .detail, "finger \(name(touch)) \(phase) at \(point(x, y))",
                .finger(touch), .contact(touch), .integer("hostFinger", finger), .phase(phase),
                .real("x", x), .real("y", y))
        case .pencil(let touch, let pose):
            row(
                "pencil", .detail, "\(touch == .none ? "hovering" : name(touch)): \(pose.words)",
                .finger(touch), .contact(touch), .real("altitude", pose.altitudeAngle),
                .real("azimuth", pose.azimuthAngle), .real("roll", pose.rollAngle),
                .real("height", pose.zOffset))
        case .pointer(let phase, let x, let y):
            row(
                "pointer", .detail, "pointer \(phase.rawValue) at \(point(x, y))",
                .word("phase", phase), .real("x", x), .real("y", y))
        case .repaired(let finger, let fault) where fault.isOfFinger:
            row(
                "repaired", .decision, "finger \(finger): \(fault.words)",
                .integer("hostFinger", finger), .word("fault", fault))
        case .repaired(_, let fault): row("repaired", .decision, fault.words, .word("fault", fault))
        case .enqueued(let samples, let waiting):
            row(
                "enqueued", .detail, "\(Int(samples).counted("sample")), \(waiting) waiting",
                .integer("samples", samples), .integer("waiting", waiting))
        case .taken(let samples):
            row("taken", .detail, Int(samples).counted("sample"), .integer("samples", samples))
        case .interrupted: row("interrupted", .decision, "the system interrupts")
        case .systemEvent(let event):
            row("systemEvent", .change, event.words, .word("event", event))
        case .sendEvent(let by): row("sendEvent", .detail, name(by), .name("by", by))
        case .swallowed(let by):
            row("swallowed", .decision, "\(name(by)) did not pass the event on", .name("by", by))
        case .sequenceEnded: row("sequenceEnded", .detail, "the last finger lifted")
        // MARK: Hit-testing
        case .hitTestBegan(let touch, let window):
            row(
                "hitTestBegan", .detail, "finger \(name(touch)) in \(name(window))", .finger(touch),
                .window(window))
        case .visit(let view, let verdict):
            row("visit", .decision, named: verdict.words, .view(view), .word("verdict", verdict))
        case .answer(let view, let answer, let overridden):
            row(
                "answer", .decision,
                "\(name(view)) answers \(answer == view ? "itself" : name(answer))"
                    + (overridden ? ", by its own hitTest" : ""),
                .view(view), .name("answer", answer), .flag("overridden", overridden))
        case .hit(let touch, let window, let view):
            row(
                "hit", .decision, "finger \(name(touch)) hits \(name(view)) in \(name(window))",
                .finger(touch), .mention(window), .view(view), .window(window))
        case .chain(let touch, let responder, let next):
            row(
                "chain", .detail, "\(name(responder)) → \(name(next))", .finger(touch),
                .name("responder", responder), .name("next", next))
        case .pointerHit(let view): row("pointerHit", .change, "over \(name(view))", .view(view))
        // MARK: Delivery
        case .delivery(let to, let touch, let phase):
            row(
                "delivery", .decision, "\(name(to)) gets \(phase) of finger \(name(touch))",
                .view(to), .finger(touch), .phase(phase))
        case .hop(let from, let to, let method, let how):
            row(
                "hop", .decision, "\(method.rawValue): \(name(from)) → \(name(to)), \(how.words)",
                .name("from", from), .name("to", to), .word("method", method), .word("how", how))
        case .consumed(let by, let method):
            row(
                "consumed", .decision, "\(method.rawValue): \(name(by)) keeps it", .name("by", by),
                .word("method", method))
        case .discarded(let after, let method):
            row(
                "discarded", .decision, "\(method.rawValue): nobody after \(name(after))",
                .name("after", after), .word("method", method))
        case .withheld(let touch, let view, let reason):
            row(
                "withheld", .decision, "finger \(name(touch)) from \(name(view)): \(reason.words)",
                .finger(touch), .view(view), .word("reason", reason))
        case .held(let touch, let view, let phase, let by):
            row(
                "held", .decision,
                "\(phase) of finger \(name(touch)) from \(name(view)), by \(name(by))",
                .finger(touch), .view(view), .phase(phase), .recognizer(by))
        case .released(let touch, let view, let phase):
            row(
                "released", .decision, "\(phase) of finger \(name(touch)) to \(name(view))",
                .finger(touch), .view(view), .phase(phase))
        case .dropped(let touch, let view, let phase, let by):
            row(
                "dropped", .decision,
                "\(phase) of finger \(name(touch)) for \(name(view)), by \(name(by))",
                .finger(touch), .view(view), .phase(phase), .recognizer(by))
        case .cancellation(let touch, let view, let by, let reason):
            row(
                "cancellation", .decision,
                "\(name(view)) loses finger \(name(touch)): \(reason.words)"
                    + (by == .none ? "" : ", \(name(by))"),
                .finger(touch), .view(view), .recognizer(by), .word("reason", reason))
        case .note(let by, let note):
            row("note", .change, named: text(note), .name("by", by), .text("text", note))
        case .handled(let by, let method):
            row(
                "handled", .detail, "\(method.rawValue): \(name(by)) handles it", .name("by", by),
                .word("method", method))
        // MARK: Recognizers
        case .receives(let recognizer, let touch):
            row(
                "receives", .decision, "\(name(recognizer)) receives finger \(name(touch))",
                .recognizer(recognizer), .finger(touch))
        case .question(let question, let asked, let about, let answer, let by):
            row(
                "question", .decision,
                "\(name(asked)).\(question.rawValue)(\(name(about))) = \(answer ? "yes" : "no"), \(by.rawValue)",
                .word("question", question), .name("asked", asked), .name("about", about),
                .flag("answer", answer), .word("answeredBy", by))
        case .transition(let recognizer, let from, let to, let reason, let because):
            row(
                "transition", .decision,
                named: "\(from) → \(to), \(reason.words)"
                    + (because == .none ? "" : ", \(name(because))"),
                .recognizer(recognizer), .state("from", from), .state("state", to),
                .word("reason", reason), .name("because", because))
        case .refused(let recognizer, let from, let to, let reason):
            row(
                "refused", .decision, named: "\(reason.words) from \(from) to \(to)",
                .recognizer(recognizer), .state("state", from), .state("to", to),
                .word("reason", reason))
        case .measure(let recognizer, let quantity, let value, let threshold):
            row(
                "measure", .detail,
                named:
                    "\(quantity.words) \(number(value)) of \(number(threshold)) \(quantity.unit)",
                .recognizer(recognizer), .word("quantity", quantity), .real("value", value),
                .real("threshold", threshold))
        case .action(let sender, let target, let action, let controlEvent):
            row(
                "action", .decision,
                "\(name(sender)) → \(name(target)).\(text(action))"
                    + (controlEvent == .none ? "" : ", \(text(controlEvent))"),
                .name("sender", sender), .name("target", target), .text("action", action),
                .text("controlEvent", controlEvent))
        case .prevented(let recognizer, let by):
            row(
                "prevented", .decision, "\(name(by)) prevents \(name(recognizer))",
                .recognizer(recognizer), .name("by", by))
        case .requirement(let recognizer, let on, let standing, let origin):
            row(
                "requirement", .decision,
                "\(name(recognizer)) requires \(name(on)) to fail: \(standing.rawValue), \(origin.words)",
                .recognizer(recognizer), .name("on", on), .word("standing", standing),
                .word("origin", origin))
        case .timer(let owner, let purpose, let standing, let due):
            row(
                "timer", standing == .fired ? .decision : .detail,
                named: "\(purpose.words) \(standing.rawValue), due \(number(due)) s",
                .name("owner", owner), .word("purpose", purpose), .word("standing", standing),
                .real("due", due))
        case .ignored(let recognizer, let touch):
            row(
                "ignored", .decision, "\(name(recognizer)) ignores finger \(name(touch))",
                .recognizer(recognizer), .finger(touch))
        case .reset(let recognizer):
            row("reset", .detail, name(recognizer), .recognizer(recognizer))
        case .recognizerAdded(let recognizer, let view, let index):
            row(
                "recognizerAdded", .change, "\(name(recognizer)) to \(name(view))",
                .recognizer(recognizer), .view(view), .integer("index", index))
        case .recognizerRemoved(let recognizer):
            row("recognizerRemoved", .change, name(recognizer), .recognizer(recognizer))
        case .recognizerEnabled(let recognizer, let on):
            row(
                "recognizerEnabled", .change, named: on ? "on" : "off", .recognizer(recognizer),
                .flag("enabled", on))
        // MARK: The scene
        case .viewAdded(let view, let parent, let index):
            row(
                "viewAdded", .change, "\(name(view)) to \(name(parent)) at \(index)", .view(view),
                .name("parent", parent), .integer("index", index))
        case .viewRemoved(let view): row("viewRemoved", .change, name(view), .view(view))
        case .bounds(let view, let x, let y, let width, let height):
            row(
                "bounds", .change, named: "\(point(x, y)), \(number(width)) × \(number(height))",
                .view(view), .real("x", x), .real("y", y), .real("width", width),
                .real("height", height))
        case .center(let view, let x, let y):
            row("center", .change, named: point(x, y), .view(view), .real("x", x), .real("y", y))
        case .transformLinear(let view, let a, let b, let c, let d):
            row(
                "transform", .change, named: "\(number(a)) \(number(b)) \(number(c)) \(number(d))",
                .view(view), .real("a", a), .real("b", b), .real("c", c), .real("d", d))
        case .transformOffset(let view, let tx, let ty):
            row(
                "transformOffset", .change, named: point(tx, ty), .view(view), .real("tx", tx),
                .real("ty", ty))
        case .alpha(let view, let alpha):
            row("alpha", .change, named: number(alpha), .view(view), .real("alpha", alpha))
        case .flag(let view, let flag, let on):
            row(
                "flag", .change, named: "\(flag.words) \(on ? "on" : "off")", .view(view),
                .word("flag", flag), .flag("value", on))
        case .background(let view, let red, let green, let blue, let alpha):
            row(
                "background", .change,
                named: [red, green, blue, alpha].map { number(Double($0)) }.joined(separator: " "),
                .view(view), .real("red", Double(red)), .real("green", Double(green)),
                .real("blue", Double(blue)), .real("alpha", Double(alpha)))
        case .cornerRadius(let view, let radius):
            row(
                "cornerRadius", .detail, named: number(radius), .view(view),
                .real("radius", radius))
        case .animated(let view, let property, let begins, let duration, let curve):
            row(
                "animated", .detail,
                named:
                    "\(property.words) over \(number(duration)) s from \(number(begins)) s, \(curve.words)",
                .view(view), .word("property", property), .real("begins", begins),
                .real("duration", duration), .word("curve", curve))
        case .value(let view, let value):
            row("value", .change, named: number(value), .view(view), .real("value", value))
        case .text(let view, let title):
            row("text", .change, named: text(title), .view(view), .text("text", title))
        case .drawing(let view, let index):
            row(
                "drawing", .detail, named: "drawing \(index)", .view(view),
                .integer("drawing", index))
        case .windowShown(let window, let level):
            row(
                "windowShown", .change, "\(name(window)) at level \(number(level))",
                .window(window), .real("level", level))
        case .windowHidden(let window): row("windowHidden", .change, name(window), .window(window))
        case .keyWindow(let window): row("keyWindow", .detail, name(window), .window(window))
        case .controllerView(let controller, let view):
            row(
                "controllerView", .detail, "\(name(view)) of \(name(controller))",
                .name("controller", controller), .view(view))
        case .firstResponder(let responder):
            row("firstResponder", .change, name(responder), .name("responder", responder))
        }
    }
}
