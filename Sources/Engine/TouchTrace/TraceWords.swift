// The vocabulary of the trace: the possible verdicts, reasons, and standings of records.

/// The verdict on a view in a hit test: the reason for which it was passed over, or that the point
/// is inside (HT1–HT7).
public enum HitVerdict: String, Sendable, BitwiseCopyable {
    /// The opacity below which a view and all within it get no touches (HT1).
    @inlinable public static var faintestTouchableAlpha: Double { 0.01 }

    /// The point is inside, so the subviews are asked.
    case inside
    /// `isHidden` is set.
    case hidden
    /// `isUserInteractionEnabled` is off.
    case interactionOff
    /// The view is too transparent to get touches.
    case faint
    /// The point is outside.
    case outside
    /// The transform collapses the view to nothing.
    case singular
    /// The view's own `hitTest(_:with:)` answered without calling the base class.
    case overridden
}

/// The calls that go up the responder chain (RC2, RC5).
public enum ResponderMethod: String, Sendable, BitwiseCopyable {
    /// The methods for touches.
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    /// The methods for shakes and remote control.
    case motionBegan, motionEnded, motionCancelled, remoteControlReceived
}

/// The way in which a call got from one responder to the next (RC2).
public enum HopManner: String, Sendable, BitwiseCopyable {
    /// The class is known not to override the method.
    case forwarded
    /// The responder handled the call and passed it on with `super`.
    case handledAndPassedOn
    /// The base implementation ran; it cannot be known whether an override called it.
    case passedOn
    /// The chain leads in a circle, and the call goes no farther (RC1).
    case endless
}

/// The events that a host can report besides touches (RC5).
public enum SystemEvent: String, Sendable, BitwiseCopyable {
    /// The start and the end of a shake.
    case shakeBegan, shakeEnded
    /// The keys of a remote control.
    case remotePlay, remotePause, remoteTogglePlayPause, remoteNextTrack, remotePreviousTrack
    /// A double tap of a pencil, and the phases of a squeeze (PP7, PP8).
    case pencilTap, pencilSqueezeBegan, pencilSqueezeChanged, pencilSqueezeEnded,
        pencilSqueezeCancelled

    /// Indicates whether it concerns a pencil.
    public var isOfPencil: Bool { rawValue.hasPrefix("pencil") }
}

/// The faults of a sample (TE9).
public enum SampleFault: String, Sendable, BitwiseCopyable {
    /// A position or time is not a finite number: the sample is dropped.
    case notFinite
    /// The same for the pointer, which is not a finger; and for a time alone, which changes
    /// nothing.
    case pointerNotFinite, timeNotFinite
    /// The finger is not down: the sample is dropped.
    case movedWithoutBegan, endedWithoutBegan
    /// The finger is already down: that contact is cancelled, and a new one begins.
    case secondBegan
    /// Older than the clock: the sample is moved to the clock.
    case timeRanBackwards
    /// A finger occurs twice in one call: the second sample becomes a separate event.
    case repeatedInOneEvent
    /// Callbacks send samples without end: those that are still waiting are dropped.
    case sentWithoutEnd

    /// Indicates whether the fault concerns a finger.
    public var isOfFinger: Bool {
        ![.pointerNotFinite, .timeNotFinite, .sentWithoutEnd].contains(self)
    }
}

/// The reason for which a view never gets a touch.
public enum WithholdReason: String, Sendable, BitwiseCopyable {
    /// No view answered the hit test, or the view that answered is in no window or in another one
    /// (HT7, HT9).
    case nothingHit, answerOutsideWindow
    /// The view already has a touch and accepts only one (DL5).
    case multipleTouchOff
    /// Another view has the window's touches exclusively, or this one demands that and cannot have
    /// it (DL6).
    case exclusiveElsewhere, exclusiveHere
    /// The scroll view's `touchesShouldBegin` returned false (CT4).
    case scrollViewRefused
}

/// The reason for which a view's touch was cancelled.
public enum CancelReason: String, Sendable, BitwiseCopyable {
    /// A recognizer claimed it (DL7).
    case recognized
    /// The view was removed, or its window was hidden (DL13).
    case viewRemoved, windowHidden
}

/// The questions asked of recognizers, views and delegates.
public enum Question: String, Sendable, BitwiseCopyable {
    /// A recognizer is asked whether it takes a touch (DL1).
    case shouldReceiveEvent, shouldReceiveTouch, allowedTouchType
    /// The hit view or the delegate is asked whether a recognizer may begin (AR4).
    case viewShouldBegin, shouldBegin
    /// One recognizer is asked whether it waits for the other to fail (AR3).
    case shouldRequireFailure, shouldBeRequiredToFail
    /// One recognizer is asked whether it keeps the other from being recognized (AR6).
    case canPrevent, canBePrevented, shouldRecognizeSimultaneously
    /// A scroll view is asked whether its content gets a touch, and whether it loses it (CT4).
    case touchesShouldBegin, touchesShouldCancel
}

/// The reason for which a recognizer did not take the state that was set (SM3).
public enum RefusalReason: String, Sendable, BitwiseCopyable {
    /// No transition leads to that state.
    case noWay
    /// The recognizer is disabled (SM5).
    case switchedOff
    /// Actions or answers set states without end; the last one is refused (DL3).
    case withoutEnd
}

/// The origin of an answer.
public enum Answerer: String, Sendable, BitwiseCopyable {
    /// An override, the delegate's method, or the view that was asked.
    case subclass, delegate, view
    /// The default, when nobody else answers.
    case byDefault = "default"
}

/// The reason for which a recognizer changed its state.
public enum TransitionReason: String, Sendable, BitwiseCopyable {
    /// Its own analysis; the measures before it give the numbers.
    case analysis
    /// Another was recognized and prevents it (AR6).
    case prevented
    /// The recognizer that it waited for failed, or was recognized (AR2).
    case requirementMet, requirementBroken
    /// It was not allowed to begin (AR4).
    case shouldBeginRefused
    /// Its fingers lifted too soon, were too few, or too many.
    case fingerLifted, fingersMissing, tooManyFingers
    /// The system interrupted (DL11).
    case interrupted
    /// It was disabled, or removed with or without its view (SM5).
    case disabled, removed
    /// Its time was up.
    case timedOut
    /// It waited in a circle (AR10).
    case cycle
    /// Code outside of it set the state.
    case setByOwner
    /// A scroll view cannot move that way, or its content keeps the touch (CT4, CT6).
    case nowhereToScroll, contentKeepsTouch
    /// A pointer scrolls over its view, or has stopped doing so (BR3).
    case scrolling
}

/// The standing of a failure requirement (AR2, AR3, AR10).
public enum RequirementStanding: String, Sendable, BitwiseCopyable {
    /// Declared; still open; the other failed; the other was recognized; part of a circle; gone.
    case set, waiting, met, broken, cycle, removed
}

/// The origin of a failure requirement (AR2, AR3).
public enum RequirementOrigin: String, Sendable, BitwiseCopyable {
    /// A call of `require(toFail:)`; permanent.
    case requireToFail
    /// A subclass's answer, for this attempt.
    case subclassRequires, subclassIsRequired
    /// A delegate's answer, for this attempt.
    case delegateRequires, delegateIsRequired
}

/// The purpose of a timer.
public enum TimerPurpose: String, Sendable, BitwiseCopyable {
    /// A timer of a built-in recognizer (BR1, BR2, BR4).
    case longPress, tapPress, tapInterval, swipe
    /// A timer of a scroll view (CT4).
    case delayedTouches, deceleration, scrolling
    /// A timer of a stepper that is held down.
    case autorepeat
    /// A timer that holds touches back at an edge of the screen (BR7).
    case systemGate
    /// A timer that a program has scheduled.
    case scheduled
}

/// The standing of a timer.
public enum TimerStanding: String, Sendable, BitwiseCopyable {
    /// Set; fired; cancelled.
    case set, fired, cancelled
}

/// The quantities that recognizers measure; lengths in points, times in seconds, angles in radians.
public enum Quantity: String, Sendable, BitwiseCopyable {
    /// The distance from where the fingers were put down; the time for which they rested; the time
    /// and the distance between two taps.
    case movement, duration, interval, tapDistance
    /// The numbers of taps and of fingers.
    case tapCount, touchCount
    /// The distances along and across the direction of a swipe.
    case along, across
    /// The change of the distance between two fingers; the arc by which they turned about each
    /// other.
    case distanceChange, arc
    /// The distance from the edge of the window.
    case edgeDistance
    /// The results. For a pan that begins, `translation` is the part of its movement that its
    /// translation counts (BR3).
    case translation, scale, rotation, velocity

    /// The unit of the quantity; empty for plain numbers.
    public var unit: String {
        switch self {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .translation:
            "pt"
        case .duration, .interval: "s"
        case .rotation: "rad"
        case .velocity: "pt/s"
        case .tapCount, .touchCount, .scale: ""
        }
    }
}

/// Properties of views and controls that are on or off.
public enum ViewFlag: String, Sendable, BitwiseCopyable {
    /// The flags of a view.
    case hidden, userInteractionEnabled, clipsToBounds, multipleTouchEnabled, exclusiveTouch
    /// The flags of a control.
    case enabled, selected, highlighted
    /// An animation is running, during which the view gets no touches.
    case animating
}
