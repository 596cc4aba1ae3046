import TestStage
import Testing
import TouchKit
import TouchTrace

@Suite("Why one recognizer gave way to another")
struct WhyArbitrationTests {
    /// A pan that requires whatever is named "flick" to fail, by its class.
    private final class Patient: UIPanGestureRecognizer {
        override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
            other.name == "flick"
        }
    }

    /// A swipe that makes all others wait, by its class.
    private final class Bossy: UISwipeGestureRecognizer {
        override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
    }

    /// A pan that nobody prevents.
    private final class Stubborn: UIPanGestureRecognizer {
        override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }

    private final class Delegate: UIGestureRecognizerDelegate {
        var mayBegin = true
        var mayReceive = true
        var together = false
        var waits = false
        var isAwaited = false

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { mayReceive }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { waits }
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { isAwaited }
    }

    /// A view that lets nobody begin.
    private final class Guard: UIView {
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            false
        }
    }

    /// A swipe to the right by 80 points, with `drag` on the card and `flick` on it too.
    private func swipe(
        _ drag: UIPanGestureRecognizer, _ flick: UISwipeGestureRecognizer, _ setUp: () -> Void = {}
    ) -> Playground {
        let play = Playground()
        _ = play.add(drag, "drag")
        _ = play.add(flick, "flick")
        setUp()
        play.down()
        play.drag(by: 80, 0)
        return play
    }

    private func drag(_ drag: UIPanGestureRecognizer, card: UIView = UIView()) -> Playground {
        let play = Playground(card: card)
        _ = play.add(drag, "drag")
        play.down()
        play.drag(by: 30, 0)
        return play
    }

    @Test("AR3: which of the five origins a requirement has")
    func origins() {
        #expect(
            swipe(Patient(), UISwipeGestureRecognizer()).told(about: "drag") == """
                why.failedAt(drag, 0.080 s): \
                why.otherWonBy(flick, why.classRequires(drag, flick))
                """)
        #expect(
            swipe(UIPanGestureRecognizer(), Bossy()).told(about: "drag") == """
                why.failedAt(drag, 0.080 s): \
                why.otherWonBy(flick, why.classMakesWait(flick, drag))
                """)
        let delegate = Delegate()
        delegate.waits = true
        let (one, two) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        #expect(
            swipe(one, two) { one.delegate = delegate }.told(about: "drag") == """
                why.failedAt(drag, 0.080 s): \
                why.otherWonBy(flick, why.delegateRequires(drag, flick))
                """)
        let other = Delegate()
        other.isAwaited = true
        let (three, four) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        #expect(
            swipe(three, four) { four.delegate = other }.told(about: "drag") == """
                why.failedAt(drag, 0.080 s): \
                why.otherWonBy(flick, why.delegateMakesWait(flick, drag))
                """)
    }

    @Test("AR6: prevented by who was recognized first, and who prevented whom")
    func prevention() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UIPanGestureRecognizer(), "outer", to: play.board)
        play.down()
        play.drag(by: 30, 0)
        #expect(
            play.told(about: "outer") == """
                why.failedAt(outer, 0.040 s): why.rankedPrevents(drag, why.liesInside(card, board))
                """)
        #expect(play.told(about: "drag", count: 9).contains("record.prevented(drag, outer)"))
    }

    @Test("AR6: delegates that allow no simultaneous recognition are named, and those that do")
    func simultaneity() {
        let delegate = Delegate()
        func both() -> Playground {
            let play = Playground()
            play.add(UIPanGestureRecognizer(), "drag").delegate = delegate
            _ = play.add(UIPanGestureRecognizer(), "outer", to: play.board)
            play.down()
            play.drag(by: 30, 0)
            return play
        }
        #expect(
            both().told(about: "outer") == """
                why.failedAt(outer, 0.040 s): why.rankedNotBoth(drag, why.liesInside(card, board))
                """)
        delegate.together = true
        let play = both()
        let allowance = "question.allowsBoth(question.itsDelegate(drag), drag, outer)"
        #expect(
            play.told {
                if case .question(.shouldRecognizeSimultaneously, _, _, _, _) = $0 {
                    true
                } else {
                    false
                }
            } == allowance)
        #expect(play.told(about: "outer", count: 9).contains(allowance))
    }

    @Test("AR6: who cannot be prevented turns the question round")
    func turnedRound() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(Stubborn(), "mule", to: play.board)
        play.down()
        play.drag(by: 30, 0)
        #expect(play.told(about: "drag") == "why.failedAt(drag, 0.040 s): why.preventsTurned(mule)")
    }

    @Test("AR8: a newcomer by a second finger fails before who is already active")
    func newcomer() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UITapGestureRecognizer(), "tap", to: play.badge)
        play.down()
        play.drag(by: 40, 0)
        play.down(2, 350, 120)
        #expect(
            play.told(about: "badge") == """
                delivery.never(badge, b, phase.quoted(phase.began)): delivery.claimedAtOnce(drag)
                """)
        play.wait(0.05)
        play.up(2)
        #expect(play.told(about: "tap") == "why.failedAt(tap, 0.150 s): why.activePrevents(drag)")
    }

    private final class Forgetful: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            for touch in touches { ignore(touch, for: event) }
        }
    }

    @Test("AR11: a recognizer that ignores a touch")
    func ignored() {
        let play = Playground()
        _ = play.add(Forgetful(), "drag")
        play.down()
        play.drag(by: 40, 0, steps: 1)
        #expect(
            play.told(about: "drag", count: 2) == """
                why.undecided(drag)
                record.ignored(drag, a, 0.100 s)
                """)
    }

    @Test("AR6: what is recognized first by its timer prevents the rest")
    func active() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UILongPressGestureRecognizer(), "hold")
        play.down()
        play.wait(0.6)
        play.drag(by: 30, 0)
        #expect(play.told(about: "drag") == "why.failedAt(drag, 0.500 s): why.firstPrevents(hold)")
    }

    @Test("AR4: not allowed to begin: by the view, by the delegate")
    func permission() {
        #expect(
            drag(UIPanGestureRecognizer(), card: Guard()).told(about: "drag")
                == "why.failedAt(drag, 0.040 s): question.viewRefusedBegin(card)")
        let delegate = Delegate()
        delegate.mayBegin = false
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        #expect(
            drag(pan).told(about: "drag")
                == "why.failedAt(drag, 0.040 s): question.refusedBegin(question.itsDelegate(drag))")
    }

    @Test("DL1: who never sees the touch: refused, off the branch, of the wrong kind")
    func absence() {
        let delegate = Delegate()
        delegate.mayReceive = false
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        #expect(
            drag(pan).told(about: "drag") == "why.doesNotSee(drag, a): why.delegateRefused(touch)")
        let pencil = UIPanGestureRecognizer()
        pencil.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
        #expect(
            drag(pencil).told(about: "drag") == "why.doesNotSee(drag, a): why.touchTypeNotAllowed")
        let play = Playground()
        _ = play.add(UITapGestureRecognizer(), "tap", to: play.badge)
        play.down()
        #expect(play.told(about: "tap") == "why.doesNotSee(tap, a): why.notOnBranch(badge, card)")
    }
}
