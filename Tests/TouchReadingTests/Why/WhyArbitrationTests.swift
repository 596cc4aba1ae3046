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
                drag failed at 0.080 s: flick was recognised, and drag's class requires flick to fail
                drag 在 0.080 s 失败：flick 已被识别，而 drag 的子类要求 flick 先失败
                """)
        #expect(
            swipe(UIPanGestureRecognizer(), Bossy()).told(about: "drag") == """
                drag failed at 0.080 s: flick was recognised, and flick's class makes drag wait for \
                flick to fail
                drag 在 0.080 s 失败：flick 已被识别，而 flick 的子类让 drag 等它失败
                """)
        let delegate = Delegate()
        delegate.waits = true
        let (one, two) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        #expect(
            swipe(one, two) { one.delegate = delegate }.told(about: "drag") == """
                drag failed at 0.080 s: flick was recognised, and drag's delegate requires flick to \
                fail
                drag 在 0.080 s 失败：flick 已被识别，而 drag 的代理要求 flick 先失败
                """)
        let other = Delegate()
        other.isAwaited = true
        let (three, four) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        #expect(
            swipe(three, four) { four.delegate = other }.told(about: "drag") == """
                drag failed at 0.080 s: flick was recognised, and flick's delegate makes drag wait \
                for flick to fail
                drag 在 0.080 s 失败：flick 已被识别，而 flick 的代理让 drag 等它失败
                """)
    }

    @Test("AR6: prevented by who was recognised first, and who prevented whom")
    func prevention() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UIPanGestureRecognizer(), "outer", to: play.board)
        play.down()
        play.drag(by: 30, 0)
        #expect(
            play.told(about: "outer") == """
                outer failed at 0.040 s: drag was recognised first, as its view card lies in \
                board, and prevents it
                outer 在 0.040 s 失败：drag 先被识别，它的视图 card 在 board 里面，并阻止了它
                """)
        #expect(
            play.told(about: "drag", count: 9).contains(
                "drag prevents outer: it was recognised first, and nobody allows both\n"))
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
                outer failed at 0.040 s: drag was recognised first, as its view card lies in \
                board, and no delegate allows both at once
                outer 在 0.040 s 失败：drag 先被识别，它的视图 card 在 board 里面，而没有代理允许两者同时识别
                """)
        delegate.together = true
        let play = both()
        #expect(
            play.told {
                if case .question(.shouldRecognizeSimultaneously, _, _, _, _) = $0 {
                    true
                } else {
                    false
                }
            } == """
                drag's delegate allows drag and outer at once
                drag 的代理允许 drag 与 outer 同时识别
                """)
        #expect(play.told(about: "outer", count: 9).contains("allows drag and outer at once"))
    }

    @Test("AR6: who cannot be prevented turns the question round")
    func turnedRound() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(Stubborn(), "mule", to: play.board)
        play.down()
        play.drag(by: 30, 0)
        #expect(
            play.told(about: "drag") == """
                drag failed at 0.040 s: mule cannot be prevented by it; asked the other way round, \
                mule prevents it
                drag 在 0.040 s 失败：mule 不能被它阻止；反过来问时，mule 阻止了它
                """)
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
                badge never heard of began of finger b: drag was active already and claimed it at \
                once, as its cancelsTouchesInView is on
                badge 始终没有收到手指 b 的“开始”：早已开始的 drag 开启了 cancelsTouchesInView，立刻拿走了它
                """)
        play.wait(0.05)
        play.up(2)
        #expect(
            play.told(about: "tap") == """
                tap failed at 0.150 s: drag was already active and prevents it
                tap 在 0.150 s 失败：drag 早已开始，并阻止了它
                """)
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
                drag is still Possible
                drag 尚未判定
                drag ignores finger a from 0.100 s on
                从 0.100 s 起，drag 不再理会手指 a
                """)
    }

    @Test("AR6: what is recognised first by its timer prevents the rest")
    func active() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UILongPressGestureRecognizer(), "hold")
        play.down()
        play.wait(0.6)
        play.drag(by: 30, 0)
        #expect(
            play.told(about: "drag") == """
                drag failed at 0.500 s: hold was recognised first and prevents it
                drag 在 0.500 s 失败：hold 先被识别，并阻止了它
                """)
    }

    @Test("AR4: not allowed to begin: by the view, by the delegate")
    func permission() {
        #expect(
            drag(UIPanGestureRecognizer(), card: Guard()).told(about: "drag") == """
                drag failed at 0.040 s: card answered no to gestureRecognizerShouldBegin
                drag 在 0.040 s 失败：视图 card 对 gestureRecognizerShouldBegin 回答了“否”
                """)
        let delegate = Delegate()
        delegate.mayBegin = false
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        #expect(
            drag(pan).told(about: "drag") == """
                drag failed at 0.040 s: drag's delegate answered no to gestureRecognizerShouldBegin
                drag 在 0.040 s 失败：drag 的代理对 gestureRecognizerShouldBegin 回答了“否”
                """)
    }

    @Test("DL1: who never sees the touch: refused, off the branch, of the wrong kind")
    func absence() {
        let delegate = Delegate()
        delegate.mayReceive = false
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        #expect(
            drag(pan).told(about: "drag") == """
                drag does not see finger a: its delegate answered no to shouldReceive(touch)
                drag 看不到手指 a：它的代理对 shouldReceive(touch) 回答了“否”
                """)
        let pencil = UIPanGestureRecognizer()
        pencil.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
        #expect(
            drag(pencil).told(about: "drag") == """
                drag does not see finger a: its allowedTouchTypes do not admit this kind of touch
                drag 看不到手指 a：它的 allowedTouchTypes 不接受这种触摸
                """)
        let play = Playground()
        _ = play.add(UITapGestureRecognizer(), "tap", to: play.badge)
        play.down()
        #expect(
            play.told(about: "tap") == """
                tap does not see finger a: its view badge is neither the hit view card nor above it
                tap 看不到手指 a：它的视图 badge 既不是命中视图 card，也不在其上层
                """)
    }
}
