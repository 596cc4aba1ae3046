import UIKit

/// What was written of each scene, in `Written`; `make code` writes it again.
@MainActor enum Written {
    static let launches: [String: () -> UIApplicationDelegate] = [
        "all-actions": { AllActions() },
        "all-answers": { AllAnswers() },
        "all-anywhere": { AllAnywhere() },
        "all-chain": { AllChain() },
        "all-controls": { AllControls() },
        "all-effects": { AllEffects() },
        "all-measures": { AllMeasures() },
        "all-places": { AllPlaces() },
        "all-relations": { AllRelations() },
        "all-views": { AllViews() },
        "button-in-tappable-view": { ButtonInTappableView() },
        "delayed-touches": { DelayedTouches() },
        "drawn-not-touchable": { DrawnNotTouchable() },
        "exclusive-touch": { ExclusiveTouch() },
        "hard-names": { HardNames() },
        "interrupted": { Interrupted() },
        "invisible-to-touches": { InvisibleToTouches() },
        "last-added-wins": { LastAddedWins() },
        "late-highlight": { LateHighlight() },
        "many-fingers": { ManyFingers() },
        "many-handlers": { ManyHandlers() },
        "not-my-touch": { NotMyTouch() },
        "one-way-prevention": { OneWayPrevention() },
        "overriding-hit-test": { OverridingHitTest() },
        "pass-through": { PassThrough() },
        "pinch-and-rotate": { PinchAndRotate() },
        "playground": { Playground() },
        "recognizer-first": { RecognizerFirst() },
        "responder-chain": { ResponderChain() },
        "rotated-still-right": { RotatedStillRight() },
        "scroll-in-scroll": { ScrollInScroll() },
        "shake-and-remote": { ShakeAndRemote() },
        "should-it-begin": { ShouldItBegin() },
        "single-or-double": { SingleOrDouble() },
        "slider-and-switch": { SliderAndSwitch() },
        "swipe-or-pan": { SwipeOrPan() },
        "tap-under-double-tap": { TapUnderDoubleTap() },
        "tour": { Tour() },
        "two-state-machines": { TwoStateMachines() },
        "two-windows": { TwoWindows() },
        "who-gets-the-touch": { WhoGetsTheTouch() },
        "who-must-wait": { WhoMustWait() },
        "your-own-recognizer": { YourOwnRecognizer() },
    ]

    /// The applications of scenes that say what they do.
    static let applications: [String: () -> UIApplication] = [
        "all-chain": { AllChainApplication() },
        "two-windows": { TwoWindowsApplication() },
    ]
}
