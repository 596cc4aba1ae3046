// The vocabulary of the trace: what the records' verdicts, reasons and standings can be.

/// Why a view did not let a hit-test in, or that it did (HT1–HT7).
public enum HitVerdict: String, Sendable, BitwiseCopyable {
    /// Below this opacity a view and all within it are invisible to touches (HT1).
    @inlinable public static var faintestTouchableAlpha: Double { 0.01 }

    /// The point is inside, so the subviews are asked.
    case inside
    /// `isHidden` is set.
    case hidden
    /// `isUserInteractionEnabled` is off.
    case interactionOff
    /// Fainter than touches can see.
    case faint
    /// The point is outside.
    case outside
    /// The transform squashes the view to nothing.
    case singular
    /// The view's own `hitTest(_:with:)` answered without asking the base class.
    case overridden
}

/// The calls that climb the responder chain (RC2, RC5).
public enum ResponderMethod: String, Sendable, BitwiseCopyable {
    /// Touches.
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    /// Shaking and remote control.
    case motionBegan, motionEnded, motionCancelled, remoteControlReceived
}

/// How a call got from one responder to the next (RC2).
public enum HopManner: String, Sendable, BitwiseCopyable {
    /// The class is known not to override the method.
    case forwarded
    /// The responder handled the call and passed it on with `super`.
    case handledAndPassedOn
    /// The base implementation ran; whether an override called it cannot be known.
    case passedOn
    /// The chain leads in a circle, and the call goes no farther (RC1).
    case endless
}

/// What a host can report besides touches (RC5).
public enum SystemEvent: String, Sendable, BitwiseCopyable {
    /// The two ends of a shake.
    case shakeBegan, shakeEnded
    /// The keys of a remote control.
    case remotePlay, remotePause, remoteTogglePlayPause, remoteNextTrack, remotePreviousTrack
}

/// What is wrong with a sample (TE9).
public enum SampleFault: String, Sendable, BitwiseCopyable {
    /// A place or time that is no finite number: the sample is dropped.
    case notFinite
    /// The same of the pointer, which is no finger; and of a time alone, which changes nothing.
    case pointerNotFinite, timeNotFinite
    /// The finger is not down: the sample is dropped.
    case movedWithoutBegan, endedWithoutBegan
    /// The finger is down already: that contact is cancelled, and a new one begins.
    case secondBegan
    /// Older than the clock: the sample is moved to the clock.
    case timeRanBackwards
    /// A finger twice in one call: the second makes an event of its own.
    case repeatedInOneEvent
    /// Callbacks send sample upon sample: what is still waiting is dropped.
    case sentWithoutEnd

    /// Whether it is a finger's.
    public var isOfFinger: Bool {
        ![.pointerNotFinite, .timeNotFinite, .sentWithoutEnd].contains(self)
    }
}

/// Why a view never hears of a touch.
public enum WithholdReason: String, Sendable, BitwiseCopyable {
    /// No view answered the hit-test, or one that is in no window or another (HT7, HT9).
    case nothingHit, answerOutsideWindow
    /// The view has a touch and takes only one (DL5).
    case multipleTouchOff
    /// Another view holds the window's touches alone, or this one would and cannot (DL6).
    case exclusiveElsewhere, exclusiveHere
    /// `touchesShouldBegin` of a scroll view said no (CT4).
    case scrollViewRefused
}

/// Why a view lost a touch.
public enum CancelReason: String, Sendable, BitwiseCopyable {
    /// A recognizer claimed it (DL7).
    case recognized
    /// The view or its window went away (DL13).
    case viewRemoved, windowHidden
}

/// The questions asked of recognizers, views and delegates.
public enum Question: String, Sendable, BitwiseCopyable {
    /// Whether a recognizer takes a touch (DL1).
    case shouldReceiveEvent, shouldReceiveTouch, allowedTouchType
    /// Whether it may begin: the hit view's answer, and the delegate's (AR4).
    case viewShouldBegin, shouldBegin
    /// Whether one waits for the other (AR3).
    case shouldRequireFailure, shouldBeRequiredToFail
    /// Whether one keeps the other from being recognised (AR6).
    case canPrevent, canBePrevented, shouldRecognizeSimultaneously
    /// Whether a scroll view's content gets a touch, and loses it (CT4).
    case touchesShouldBegin, touchesShouldCancel
}

/// Why a recognizer did not get the state that was asked for (SM3).
public enum RefusalReason: String, Sendable, BitwiseCopyable {
    /// No transition leads there.
    case noWay
    /// The recognizer is switched off (SM5).
    case switchedOff
    /// Actions or answers set states without end; what was asked for last is refused (DL3).
    case withoutEnd
}

/// Who gave an answer.
public enum Answerer: String, Sendable, BitwiseCopyable {
    /// An override, the delegate's method, or the view that was asked.
    case subclass, delegate, view
    /// Nobody in particular: the default.
    case byDefault = "default"
}

/// Why a recognizer changed its state.
public enum TransitionReason: String, Sendable, BitwiseCopyable {
    /// Its own analysis; the measures before it tell the numbers.
    case analysis
    /// Another was recognised and prevents it (AR6).
    case prevented
    /// What it waited for failed, or was recognised (AR2).
    case requirementMet, requirementBroken
    /// It was not allowed to begin (AR4).
    case shouldBeginRefused
    /// Its fingers lifted too soon, were too few, or too many.
    case fingerLifted, fingersMissing, tooManyFingers
    /// The system interrupted (DL11).
    case interrupted
    /// It was switched off, or taken away with or without its view (SM5).
    case disabled, removed
    /// Its time was up.
    case timedOut
    /// It waited in a circle (AR10).
    case cycle
    /// Code outside of it set the state.
    case setByOwner
    /// A scroll view cannot move that way, or its content keeps the touch (CT4, CT6).
    case nowhereToScroll, contentKeepsTouch
    /// A pointer scrolls over its view, or does so no longer (BR3).
    case scrolling
}

/// How it stands with a requirement to fail (AR2, AR3, AR10).
public enum RequirementStanding: String, Sendable, BitwiseCopyable {
    /// Made known; still open; the other failed; the other was recognised; part of a circle; gone.
    case set, waiting, met, broken, cycle, removed
}

/// Who made a requirement (AR2, AR3).
public enum RequirementOrigin: String, Sendable, BitwiseCopyable {
    /// `require(toFail:)`, for good.
    case requireToFail
    /// A subclass's answer, for this attempt.
    case subclassRequires, subclassIsRequired
    /// A delegate's answer, for this attempt.
    case delegateRequires, delegateIsRequired
}

/// What a timer is for.
public enum TimerPurpose: String, Sendable, BitwiseCopyable {
    /// The built-in recognizers' (BR1, BR2, BR4).
    case longPress, tapPress, tapInterval, swipe
    /// A scroll view's (CT4).
    case delayedTouches, deceleration, scrolling
    /// A stepper held down.
    case autorepeat
    /// What holds touches back at an edge of the screen (BR7).
    case systemGate
    /// What a program has scheduled.
    case scheduled
}

/// What became of a timer.
public enum TimerStanding: String, Sendable, BitwiseCopyable {
    /// Set; run; taken back.
    case set, fired, cancelled
}

/// What recognizers measure; lengths in points, times in seconds, angles in radians.
public enum Quantity: String, Sendable, BitwiseCopyable {
    /// From where the fingers were put down; how long they rested; between two taps, in time and place.
    case movement, duration, interval, tapDistance
    /// Numbers of taps and fingers.
    case tapCount, touchCount
    /// Along and across the direction of a swipe.
    case along, across
    /// Change of the distance of two fingers; the way they went about each other.
    case distanceChange, arc
    /// From the edge of the window.
    case edgeDistance
    /// Results. Of a pan that begins, how much of its movement its translation counts (BR3).
    case translation, scale, rotation, velocity

    /// What it is counted in; empty for plain numbers.
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
    /// A view's.
    case hidden, userInteractionEnabled, clipsToBounds, multipleTouchEnabled, exclusiveTouch
    /// A control's.
    case enabled, selected, highlighted
    /// An animation is under way, and touches pass the view by.
    case animating
}
