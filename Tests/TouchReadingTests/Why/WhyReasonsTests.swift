import TestStage
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchTrace

/// Every reason, verdict and answer there is, those too that a scene seldom comes to.
@Suite("Every reason in words")
struct WhyReasonsTests {
    private let window, card, pan, tap, a: SubjectID
    private var hand = HandTrace()

    init() {
        window = hand.id("window", .window, "UIWindow")
        card = hand.id("card", .view, "UIView")
        pan = hand.id("pan", .recognizer, "UIPanGestureRecognizer")
        tap = hand.id("tap", .recognizer, "UITapGestureRecognizer")
        a = hand.id("a", .touch, "UITouch")
        hand.write(.viewAdded(view: window, parent: .none, index: 0))
        hand.write(.windowShown(window: window, level: 0))
        hand.write(.viewAdded(view: card, parent: window, index: 0))
        hand.write(.alpha(view: card, 0.004))
        hand.write(.recognizerAdded(recognizer: pan, view: card, index: 0))
        hand.write(.recognizerAdded(recognizer: tap, view: card, index: 1))
        hand.write(.sample(touch: a, finger: 1, phase: .began, x: 10, y: 20))
    }

    /// What is meant by what is said about records with these entries, a line each.
    private func told(_ entries: [TraceEntry]) -> String {
        entries.map { entry in
            var hand = hand
            hand.time = 0.5
            hand.write(entry)
            return Why(hand.trace).sentence(forRecord: hand.trace.records.count)?.meaning ?? "–"
        }.joined(separator: "\n")
    }

    @Test("HT1–HT7: verdicts of the hit-test")
    func verdicts() {
        let all: [HitVerdict] = [
            .inside, .hidden, .interactionOff, .faint, .outside, .singular, .overridden,
        ]
        #expect(
            told(all.map { .visit(view: card, verdict: $0) }) == """
                hit.inside(card)
                hit.refused(card): hit.hidden
                hit.refused(card): hit.interactionOff
                hit.refused(card): hit.faint(0.004)
                hit.refused(card): hit.pointOutside
                hit.refused(card): hit.singular
                hit.overridden(card)
                """)
    }

    @Test("Why a view never hears of a touch")
    func withheld() {
        let all: [WithholdReason] = [
            .nothingHit, .answerOutsideWindow, .multipleTouchOff, .scrollViewRefused,
        ]
        #expect(
            told(all.map { .withheld(touch: a, view: card, reason: $0) }) == """
                delivery.dropped(a): delivery.nothingHit
                delivery.dropped(a): delivery.outsideWindow(card)
                delivery.withheld(card, a): delivery.multipleTouchOff
                delivery.withheld(card, a): delivery.scrollViewRefused
                """)
    }

    @Test("Why a view loses a touch")
    func cancelled() {
        let all: [CancelReason] = [
            .recognized, .viewRemoved, .windowHidden,
        ]
        #expect(
            told(
                all.map {
                    .cancellation(
                        touch: a, view: card, by: $0 == .recognized ? pan : .none, reason: $0)
                }) == """
                    delivery.lost(card, a, 0.500 s): delivery.claimed(pan, state.wasRecognized)
                    delivery.lost(card, a, 0.500 s): delivery.viewLeft
                    delivery.lost(card, a, 0.500 s): delivery.windowHidden
                    """)
    }

    @Test("Why a recognizer changes its state")
    func transitions() {
        let all: [TransitionReason] = [
            .fingerLifted, .fingersMissing, .tooManyFingers, .interrupted, .disabled, .removed,
            .timedOut, .setByOwner, .nowhereToScroll, .contentKeepsTouch,
            .scrolling, .prevented,
        ]
        #expect(
            told(
                all.map {
                    .transition(
                        recognizer: pan, from: .possible, to: .failed, reason: $0,
                        because: $0 == .prevented ? tap : .none)
                }) == """
                    why.failedAt(pan, 0.500 s): why.liftedEarly
                    why.failedAt(pan, 0.500 s): why.fingersMissing
                    why.failedAt(pan, 0.500 s): why.tooManyFingers
                    why.failedAt(pan, 0.500 s): why.interrupted
                    why.failedAt(pan, 0.500 s): why.wasSwitchedOff
                    why.failedAt(pan, 0.500 s): why.leftWindow
                    why.failedAt(pan, 0.500 s): why.someTimeUp
                    why.failedAt(pan, 0.500 s): why.setByOwner
                    why.failedAt(pan, 0.500 s): why.nowhereToScroll
                    why.failedAt(pan, 0.500 s): why.contentKeepsTouch
                    why.failedAt(pan, 0.500 s): why.scrollingStopped
                    why.failedAt(pan, 0.500 s): why.firstPrevents(tap)
                    """)
    }

    @Test("SM3: why a state was refused")
    func refused() {
        let all: [RefusalReason] = [.noWay, .switchedOff, .withoutEnd]
        #expect(
            told(
                all.map { .refused(recognizer: pan, from: .failed, to: .began, reason: $0) }) == """
                    why.stayed(pan, state.failed): why.noWay(state.failed, state.began)
                    why.stayed(pan, state.failed): why.switchedOff
                    why.stayed(pan, state.failed): why.setWithoutEnd
                    """)
    }

    @Test("Every question, answered yes and no")
    func questions() {
        let touches: [Question] = [
            .shouldReceiveEvent, .shouldReceiveTouch, .allowedTouchType,
        ]
        let others: [Question] = [
            .shouldBegin, .shouldRequireFailure, .shouldBeRequiredToFail, .canPrevent,
            .canBePrevented, .shouldRecognizeSimultaneously,
        ]
        let views: [Question] = [.viewShouldBegin, .touchesShouldBegin, .touchesShouldCancel]
        func answered(_ answer: Bool) -> String {
            told(
                touches.map { .question($0, asked: pan, about: a, answer: answer, by: .delegate) }
                    + others.map {
                        .question($0, asked: pan, about: tap, answer: answer, by: .subclass)
                    }
                    + views.map {
                        .question(
                            $0, asked: card, about: $0 == .viewShouldBegin ? pan : window,
                            answer: answer, by: .view)
                    })
        }
        #expect(
            answered(true) == """
                question.letsReceiveEvent(question.itsDelegate(pan), pan)
                question.letsReceiveTouch(question.itsDelegate(pan), pan, a)
                question.admitsType(question.itsDelegate(pan), a)
                question.letsBegin(question.itsClass(pan), pan)
                question.makesWait(question.itsClass(pan), pan, tap)
                question.makesWait(question.itsClass(pan), tap, pan)
                question.canPrevent(question.itsClass(pan), pan, tap)
                question.canBePrevented(question.itsClass(pan), pan, tap)
                question.allowsBoth(question.itsClass(pan), pan, tap)
                question.viewLetsBegin(card, pan)
                question.letsTouchGo(card, window)
                question.mayCancel(card, window)
                """)
        #expect(
            answered(false) == """
                question.keepsEvent(question.itsDelegate(pan), pan)
                question.keepsTouch(question.itsDelegate(pan), a, pan)
                question.refusesType(question.itsDelegate(pan), a)
                question.forbidsBegin(question.itsClass(pan), pan)
                question.makesNotWait(question.itsClass(pan), pan, tap)
                question.makesNotWait(question.itsClass(pan), tap, pan)
                question.cannotPrevent(question.itsClass(pan), pan, tap)
                question.cannotBePrevented(question.itsClass(pan), pan, tap)
                question.forbidsBoth(question.itsClass(pan), pan, tap)
                question.viewForbidsBegin(card, pan)
                question.keepsTouchFrom(card, window)
                question.leavesTouches(card, window)
                """)
    }

    @Test("AR2, AR10: how a requirement stands")
    func requirements() {
        let all: [RequirementStanding] = [.set, .waiting, .met, .broken, .cycle, .removed]
        #expect(
            told(all.map { .requirement(recognizer: pan, on: tap, $0, origin: .requireToFail) })
                == """
                why.requires(pan, tap)
                why.waitsSince(pan, 0.500 s): why.requires(pan, tap)
                why.needNotWait(pan, tap)
                why.hasToFail(pan, tap, why.requires(pan, tap))
                why.waitsInCircle(pan, tap)
                why.noLongerRequires(pan, tap)
                """)
    }

    @Test("RC2, RC5: how a call got on, and what the system sends")
    func calls() {
        let all: [HopManner] = [.forwarded, .handledAndPassedOn, .passedOn]
        #expect(
            told(
                all.map { .hop(from: card, to: window, method: .touchesMoved, how: $0) }
                    + [.systemEvent(.shakeBegan), .systemEvent(.remotePlay)]) == """
                    chain.forwarded(card, touchesMoved, window)
                    chain.handledAndPassedOn(card, touchesMoved, window)
                    chain.passedOn(touchesMoved, card, window)
                    record.systemEvent(shakeBegan, 0.500 s)
                    record.systemEvent(remotePlay, 0.500 s)
                    """)
    }

    @Test("TE9: what timers are for")
    func timers() {
        let all: [TimerPurpose] = [
            .longPress, .tapPress, .tapInterval, .swipe, .delayedTouches, .autorepeat,
            .deceleration, .scrolling, .systemGate, .scheduled,
        ]
        #expect(
            told(all.map { .timer(owner: tap, purpose: $0, .set, due: 1) }) == """
                timer.set(tap, 1.000 s): timer.longPress
                timer.set(tap, 1.000 s): timer.tapPress
                timer.set(tap, 1.000 s): timer.tapInterval
                timer.set(tap, 1.000 s): timer.swipe
                timer.set(tap, 1.000 s): timer.delayedTouches
                timer.set(tap, 1.000 s): timer.autorepeat
                timer.set(tap, 1.000 s): timer.deceleration
                timer.set(tap, 1.000 s): timer.scrolling
                timer.set(tap, 1.000 s): timer.systemGate
                timer.set(tap, 1.000 s): timer.scheduled
                """)
    }
}
