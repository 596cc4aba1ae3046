/// What a record says. Small values only: texts and pictures stand in the trace's tables.
public enum TraceEntry: Hashable, Sendable, BitwiseCopyable {
    // MARK: Input

    /// A finger's sample as it will be delivered; points in the coordinates of the screen. `touch` is none if dropped.
    case sample(touch: SubjectID, finger: Int32, phase: TouchPhase, x: Double, y: Double)
    /// The mouse pointer without a finger.
    case pointer(phase: PointerPhase, x: Double, y: Double)
    /// A sample that makes no sense, and what was done about it; `finger` is 0 where none is concerned.
    case repaired(finger: Int32, fault: SampleFault)
    /// An event of `samples` samples entered the queue, which now holds `waiting`.
    case enqueued(samples: Int32, waiting: Int32)
    /// The application took an event out of the queue (TE8).
    case taken(samples: Int32)
    /// The system interrupts every live touch.
    case interrupted
    /// Shake or remote control.
    case systemEvent(SystemEvent)
    /// `sendEvent` of the application or a window ran.
    case sendEvent(by: SubjectID)
    /// An override of `sendEvent` did not call `super`.
    case swallowed(by: SubjectID)
    /// The last finger of a sequence lifted.
    case sequenceEnded

    // MARK: Hit-testing

    /// A window is asked who gets a new touch (HT9).
    case hitTestBegan(touch: SubjectID, window: SubjectID)
    /// A view was asked.
    case visit(view: SubjectID, verdict: HitVerdict)
    /// A view that was not refused answered: itself, a descendant, or nobody.
    case answer(view: SubjectID, answer: SubjectID, overridden: Bool)
    /// The outcome for a new touch.
    case hit(touch: SubjectID, window: SubjectID, view: SubjectID)
    /// One link of the responder chain above the hit view, as it stood when the touch began.
    case chain(touch: SubjectID, responder: SubjectID, next: SubjectID)
    /// The view under the pointer; nobody if there is none.
    case pointerHit(view: SubjectID)

    // MARK: Delivery

    /// A view gets a phase of a touch: its `touches…` method is called (DL4).
    case delivery(to: SubjectID, touch: SubjectID, phase: TouchPhase)
    /// A responder's method passed the call to the next.
    case hop(from: SubjectID, to: SubjectID, method: ResponderMethod, how: HopManner)
    /// A responder kept a call to itself: its base implementation did not run (RC2).
    case consumed(by: SubjectID, method: ResponderMethod)
    /// Beyond the last responder.
    case discarded(after: SubjectID, method: ResponderMethod)
    /// This touch will never be delivered to its view.
    case withheld(touch: SubjectID, view: SubjectID, reason: WithholdReason)
    /// A recognizer holds a phase of a touch back from its view (DL8, DL9).
    case held(touch: SubjectID, view: SubjectID, phase: TouchPhase, by: SubjectID)
    /// What was held back goes to the view now (DL4).
    case released(touch: SubjectID, view: SubjectID, phase: TouchPhase)
    /// What was held back will not reach the view: a recognizer claimed the touch (DL8, DL9).
    case dropped(touch: SubjectID, view: SubjectID, phase: TouchPhase, by: SubjectID)
    /// A view lost a touch: claimed by a recognizer, or for another reason.
    case cancellation(touch: SubjectID, view: SubjectID, by: SubjectID, reason: CancelReason)

    // MARK: Recognizers

    /// A recognizer gets a new touch from now on (DL1).
    case receives(recognizer: SubjectID, touch: SubjectID)
    /// Somebody was asked about somebody, and who gave the answer.
    case question(Question, asked: SubjectID, about: SubjectID, answer: Bool, by: Answerer)
    /// A recognizer changed its state; `because` is whoever brought it about, if anybody (SM1).
    case transition(
        recognizer: SubjectID, from: GestureState, to: GestureState,
        reason: TransitionReason, because: SubjectID)
    /// A state was set, and the recognizer stays in the one it has (SM3).
    case refused(
        recognizer: SubjectID, from: GestureState, to: GestureState,
        reason: RefusalReason)
    /// A quantity beside the threshold that decides about it.
    case measure(recognizer: SubjectID, Quantity, value: Double, threshold: Double)
    /// An action was sent; `controlEvent` is empty for a recognizer (SM2, RC4).
    case action(sender: SubjectID, target: SubjectID, name: NameID, controlEvent: NameID)
    /// Being recognised, one recognizer keeps another from it (AR6).
    case prevented(recognizer: SubjectID, by: SubjectID)
    /// How it stands with a requirement to fail (AR2, AR3).
    case requirement(
        recognizer: SubjectID, on: SubjectID, RequirementStanding, origin: RequirementOrigin)
    /// A timer was set, fired or was taken back; `due` is event time, in seconds (TE9).
    case timer(owner: SubjectID, purpose: TimerPurpose, TimerStanding, due: Double)
    /// A recognizer stops following a touch (AR11).
    case ignored(recognizer: SubjectID, touch: SubjectID)
    /// An attempt is over; the recognizer is Possible again (SM4).
    case reset(recognizer: SubjectID)

    // MARK: The scene

    /// A view came into the scene, or to another place among its siblings; 0 is the back.
    case viewAdded(view: SubjectID, parent: SubjectID, index: Int32)
    /// A view left the scene, with all within it.
    case viewRemoved(view: SubjectID)
    /// A view's rectangle in its own coordinates, in points.
    case bounds(view: SubjectID, x: Double, y: Double, width: Double, height: Double)
    /// The middle of a view in its superview's coordinates, in points.
    case center(view: SubjectID, x: Double, y: Double)
    /// The turning and scaling part of a view's transform.
    case transformLinear(view: SubjectID, a: Double, b: Double, c: Double, d: Double)
    /// The moving part of a view's transform, in points.
    case transformOffset(view: SubjectID, tx: Double, ty: Double)
    /// A view's opacity, 0 to 1.
    case alpha(view: SubjectID, Double)
    /// A property of a view that is on or off.
    case flag(view: SubjectID, ViewFlag, Bool)
    /// A view's background in sRGB, each part 0 to 1.
    case background(view: SubjectID, red: Float, green: Float, blue: Float, alpha: Float)
    /// Radius of the drawn corners, in points.
    case cornerRadius(view: SubjectID, Double)
    /// The next change of this property is drawn over a time, from where it is drawn now; `begins` is event time.
    case animated(
        view: SubjectID, AnimatedProperty, begins: Double, duration: Double, curve: AnimationCurve)
    /// A control's value: a slider's or stepper's, 1 or 0 for a switch, the index of a segment or page.
    case value(view: SubjectID, Double)
    /// A label's text or a button's title.
    case text(view: SubjectID, NameID)
    /// What a view's `draw(_:)` painted: an index into the trace's drawings.
    case drawing(view: SubjectID, Int32)
    /// A window came to the front of its level (HT9).
    case windowShown(window: SubjectID, level: Double)
    /// A window went from the screen; its touches are cancelled (DL13).
    case windowHidden(window: SubjectID)
    /// The window that gets motion, remote control and keys; nobody if there is none.
    case keyWindow(SubjectID)
    /// A controller took `view` as its root view.
    case controllerView(controller: SubjectID, view: SubjectID)
    /// Who is first responder now; nobody if none is (RC6).
    case firstResponder(SubjectID)
    /// A recognizer was put on a view, at `index` among those there.
    case recognizerAdded(recognizer: SubjectID, view: SubjectID, index: Int32)
    /// A recognizer was taken from its view.
    case recognizerRemoved(recognizer: SubjectID)
    /// A recognizer was switched on or off (SM5).
    case recognizerEnabled(recognizer: SubjectID, Bool)
    /// A word from the scene: a `logs` behaviour, or what a handler says of itself.
    case note(by: SubjectID, NameID)
    /// Touch handlers of scenes declare what they do, so that the trace need not guess.
    case handled(by: SubjectID, method: ResponderMethod)
}
