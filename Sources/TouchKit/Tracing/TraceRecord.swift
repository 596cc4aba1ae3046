import Foundation

/// One line of the trace: something decided or changed, when, by which rule and because of what.
nonisolated public struct TraceRecord: Hashable, Sendable {
    /// Its place in the trace, counted from 1.
    public var serial: Int32
    /// The serial of the record that brought this one about; 0 for what came from outside.
    public var cause: Int32
    /// Event time, in seconds.
    public var time: Double
    public var rule: Rule
    public var entry: TraceEntry
}

/// What a record says. Small values only: texts and pictures stand in the trace's tables.
nonisolated public enum TraceEntry: Hashable, Sendable {
    // MARK: Input

    /// A finger's sample as it will be delivered; points in the coordinates of the screen. `touch` is none if dropped.
    case sample(touch: SubjectID, finger: Int32, phase: UITouch.Phase, x: Double, y: Double)
    /// The mouse pointer without a finger.
    case pointer(phase: PointerSample.Phase, x: Double, y: Double)
    /// A sample that makes no sense, and what was done about it.
    case repaired(finger: Int32, fault: SampleFault)
    /// An event of `samples` samples entered the queue, which now holds `waiting`.
    case enqueued(samples: Int32, waiting: Int32)
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

    case hitTestBegan(touch: SubjectID, window: SubjectID)
    /// A view was asked.
    case visit(view: SubjectID, verdict: HitVerdict)
    /// A view that was not refused answered: itself, a descendant, or nobody.
    case answer(view: SubjectID, answer: SubjectID, overridden: Bool)
    /// The outcome for a new touch.
    case hit(touch: SubjectID, window: SubjectID, view: SubjectID)
    /// One link of the responder chain above the hit view, as it stood when the touch began.
    case chain(touch: SubjectID, responder: SubjectID, next: SubjectID)
    case pointerHit(view: SubjectID)

    // MARK: Delivery

    case delivery(to: SubjectID, touch: SubjectID, phase: UITouch.Phase)
    /// A responder's method passed the call to the next.
    case hop(from: SubjectID, to: SubjectID, method: ResponderMethod, how: HopManner)
    case consumed(by: SubjectID, method: ResponderMethod)
    /// Beyond the last responder.
    case discarded(after: SubjectID, method: ResponderMethod)
    /// This touch will never be delivered to its view.
    case withheld(touch: SubjectID, view: SubjectID, reason: WithholdReason)
    case held(touch: SubjectID, view: SubjectID, phase: UITouch.Phase, by: SubjectID)
    case released(touch: SubjectID, view: SubjectID, phase: UITouch.Phase)
    case dropped(touch: SubjectID, view: SubjectID, phase: UITouch.Phase, by: SubjectID)
    /// A view lost a touch: claimed by a recognizer, or for another reason.
    case cancellation(touch: SubjectID, view: SubjectID, by: SubjectID, reason: CancelReason)

    // MARK: Recognizers

    case receives(recognizer: SubjectID, touch: SubjectID)
    case question(Question, asked: SubjectID, about: SubjectID, answer: Bool, by: Answerer)
    case transition(
        recognizer: SubjectID, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State,
        reason: TransitionReason, because: SubjectID)
    case refused(
        recognizer: SubjectID, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    /// A quantity beside the threshold that decides about it.
    case measure(recognizer: SubjectID, Quantity, value: Double, threshold: Double)
    case action(sender: SubjectID, target: SubjectID, name: NameID, controlEvent: NameID)
    case prevented(recognizer: SubjectID, by: SubjectID)
    case requirement(
        recognizer: SubjectID, on: SubjectID, RequirementStanding, origin: RequirementOrigin)
    case timer(owner: SubjectID, purpose: TimerPurpose, TimerStanding, due: Double)
    case ignored(recognizer: SubjectID, touch: SubjectID)
    case reset(recognizer: SubjectID)

    // MARK: The scene

    case viewAdded(view: SubjectID, parent: SubjectID, index: Int32)
    case viewRemoved(view: SubjectID)
    case bounds(view: SubjectID, x: Double, y: Double, width: Double, height: Double)
    case center(view: SubjectID, x: Double, y: Double)
    case transformLinear(view: SubjectID, a: Double, b: Double, c: Double, d: Double)
    case transformOffset(view: SubjectID, tx: Double, ty: Double)
    case alpha(view: SubjectID, Double)
    case flag(view: SubjectID, ViewFlag, Bool)
    case background(view: SubjectID, red: Float, green: Float, blue: Float, alpha: Float)
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
    case windowShown(window: SubjectID, level: Double)
    case windowHidden(window: SubjectID)
    case keyWindow(SubjectID)
    /// A controller took `view` as its root view.
    case controllerView(controller: SubjectID, view: SubjectID)
    case firstResponder(SubjectID)
    case recognizerAdded(recognizer: SubjectID, view: SubjectID, index: Int32)
    case recognizerRemoved(recognizer: SubjectID)
    case recognizerEnabled(recognizer: SubjectID, Bool)
    /// A word from the scene: a `logs` behaviour, or what a handler says of itself.
    case note(by: SubjectID, NameID)
    /// Touch handlers of scenes declare what they do, so that the trace need not guess.
    case handled(by: SubjectID, method: ResponderMethod)
}

/// Why a view did not let a hit-test in, or that it did.
nonisolated public enum HitVerdict: String, Sendable {
    case inside, hidden, interactionOff, faint, outside, singular
    /// The view's own `hitTest(_:with:)` answered without asking the base class.
    case overridden
}

/// The calls that climb the responder chain.
nonisolated public enum ResponderMethod: String, Sendable {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case motionBegan, motionEnded, motionCancelled, remoteControlReceived
}

/// How a call got from one responder to the next.
nonisolated public enum HopManner: String, Sendable {
    /// The class is known not to override the method.
    case forwarded
    /// The responder handled the call and passed it on with `super`.
    case handledAndPassedOn
    /// The base implementation ran; whether an override called it cannot be known.
    case passedOn
}

nonisolated public enum SystemEvent: String, Sendable {
    case shakeBegan, shakeEnded, remotePlay, remotePause, remoteTogglePlayPause
    case remoteNextTrack, remotePreviousTrack
}

nonisolated public enum SampleFault: String, Sendable {
    case notFinite, movedWithoutBegan, endedWithoutBegan, secondBegan, timeRanBackwards
    case repeatedInOneEvent
}

nonisolated public enum WithholdReason: String, Sendable {
    case nothingHit, answerOutsideWindow, multipleTouchOff, exclusiveElsewhere, exclusiveHere
    case eventSwallowed, scrollViewRefused
}

nonisolated public enum CancelReason: String, Sendable {
    case recognized, interrupted, viewRemoved, windowHidden, fingerBeganAgain
}

/// The questions asked of recognizers, views and delegates.
nonisolated public enum Question: String, Sendable {
    case shouldReceiveEvent, shouldReceiveTouch, allowedTouchType, shouldReceivePress
    case viewShouldBegin, shouldBegin
    case shouldRequireFailure, shouldBeRequiredToFail
    case canPrevent, canBePrevented, shouldRecognizeSimultaneously
    case touchesShouldBegin, touchesShouldCancel
}

/// Who gave an answer.
nonisolated public enum Answerer: String, Sendable {
    case subclass, delegate, view
    case byDefault = "default"
}

/// Why a recognizer changed its state.
nonisolated public enum TransitionReason: String, Sendable {
    /// Its own analysis; the measures before it tell the numbers.
    case analysis
    case prevented, requirementMet, requirementBroken, shouldBeginRefused
    case fingerLifted, fingersMissing, tooManyFingers
    case interrupted, disabled, removed, timedOut, cycle, setByOwner, sequenceEnded
    case nowhereToScroll, contentKeepsTouch
}

nonisolated public enum RequirementStanding: String, Sendable {
    case set, waiting, met, broken, cycle, removed
}

nonisolated public enum RequirementOrigin: String, Sendable {
    case requireToFail, subclassRequires, subclassIsRequired, delegateRequires, delegateIsRequired
}

nonisolated public enum TimerPurpose: String, Sendable {
    case longPress, tapPress, tapInterval, swipe, delayedTouches, deceleration, scrolling
    case autorepeat, other
}

nonisolated public enum TimerStanding: String, Sendable { case set, fired, cancelled }

/// What recognizers measure; lengths in points, times in seconds, angles in radians.
nonisolated public enum Quantity: String, Sendable {
    case movement, duration, interval, tapDistance, tapCount, touchCount
    case along, across, distanceChange, arc, edgeDistance, scale, rotation, velocity
}

nonisolated public enum ViewFlag: String, Sendable {
    case hidden, userInteractionEnabled, clipsToBounds, multipleTouchEnabled, exclusiveTouch
    case enabled, selected, highlighted
    /// An animation is under way, and touches pass the view by.
    case animating
}
