import TestStage
import Testing
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchKit

@Suite("Why a recognizer did what it did")
struct WhyRecognizerTests {
    private func swipeOrPan() -> Playground {
        let play = Playground()
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        play.add(UIPanGestureRecognizer(), "drag").require(toFail: flick)
        play.down()
        return play
    }

    @Test("AR2: a requirement was broken; the sentence gives the line of the scene")
    func brokenRequirement() throws {
        let play = swipeOrPan()
        play.drag(by: 80, 0)
        let scene = try Scene.parse(Playground.scene, file: "lessons/swipe-or-pan.scene")
        #expect(
            play.told(about: "drag", count: 2, scene: scene) == """
                drag failed at 0.080 s: flick was recognised, and drag requires flick to fail \
                (swipe-or-pan.scene:7)
                drag 在 0.080 s 失败：flick 已被识别，而 drag 要求 flick 先失败（swipe-or-pan.scene:7）
                drag sent no action: a recognizer that fails sends none
                drag 没有发送动作：失败的识别器不发送动作
                """)
        #expect(
            play.told(about: "flick", count: 2, scene: scene) == """
                flick was recognised at 0.080 s: went 64 pt along its direction, 50 pt needed
                flick 在 0.080 s 被识别：沿方向移动了 64 pt，需 50 pt
                flick sent flickActed to Board at 0.080 s: it was recognised \
                (swipe-or-pan.scene:5)
                flick 在 0.080 s 向 Board 发送 flickActed：它已被识别（swipe-or-pan.scene:5）
                """)
    }

    @Test(
        "A sentence rests on records: the transition, the broken requirement, the other's success")
    func records() throws {
        let play = swipeOrPan()
        play.drag(by: 80, 0)
        let trace = play.tracer.trace
        let drag = try #require(trace.subjects.firstIndex { $0.name == "drag" })
        let why = Why(trace)
        let sentence = try #require(
            why.sentences(about: SubjectID(Int32(drag + 1)), at: trace.records.count).first)
        #expect(sentence.rule == .ar2)
        #expect(
            sentence.records.map { trace.records[$0 - 1].entry.kind } == [
                "transition", "requirement", "transition",
            ])
        let text = [sentence].text(language: "en")
        let serials = sentence.records.map { "#\($0)" }.joined(separator: " ")
        #expect(text.hasSuffix("drag requires flick to fail [\(serials) AR2]\n"))
        #expect([sentence].matching("FLICK requires").count == 1)
        #expect([sentence].matching("先失败 ar2").count == 1)
        #expect([sentence].matching("pinch").isEmpty)
        let causes = why.causes(ofRecord: sentence.records[0]).map(\.english)
        #expect(
            causes == [
                "drag has to fail: flick did not, and drag requires flick to fail",
                "flick was recognised at 0.080 s: went 64 pt along its direction, 50 pt needed",
                "flick: went 64 pt along its direction, 50 pt needed",
                "at 0.080 s finger a moved to (314.0, 260.0)",
            ])
    }

    @Test("AR2: while it waits, and when the wait is over")
    func waiting() {
        let play = Playground()
        let single = play.add(UITapGestureRecognizer(), "single")
        let double = play.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        play.tap()
        #expect(
            play.told(about: "single", count: 2) == """
                single is still Possible: it waits for double to fail, made 1 tap, 1 needed
                single 尚未判定：它在等待 double 失败，轻点了 1 次，需 1 次
                single is ready but waits since 0.050 s: single requires double to fail
                single 已就绪，但从 0.050 s 起在等待：single 要求 double 先失败
                """)
        #expect(
            play.told(about: "double", count: 2).contains(
                "double is still Possible: made 1 of 2 taps\n"))
        #expect(
            play.told(about: "double", count: 2).contains("single is ready but waits since 0.050 s")
        )
        play.wait(1)
        #expect(
            play.told(about: "single") == """
                single was recognised at 0.400 s: double, which it had waited for during 0.350 s, \
                failed
                single 在 0.400 s 被识别：它等了 0.350 s 的 double 已失败
                """)
        #expect(
            play.told(about: "double") == """
                double failed at 0.400 s: no further tap came within 0.35 s, made 1 of 2 taps
                double 在 0.400 s 失败：0.35 s 内没有再次轻点，轻点了 1 次，需 2 次
                """)
    }

    @Test("AR10: a circle of requirements is named")
    func cycle() {
        let play = Playground()
        let (one, two) = (
            play.add(UITapGestureRecognizer(), "one"), play.add(UITapGestureRecognizer(), "two")
        )
        one.require(toFail: two)
        two.require(toFail: one)
        play.tap()
        #expect(
            play.told(about: "one") == """
                one failed at 0.050 s: requirements in a circle can never be met: two → one → two
                one 在 0.050 s 失败：循环的失败要求永远无法满足：two → one → two
                """)
    }

    @Test("BR3: near misses give the numbers")
    func nearMiss() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 9.6, 0)
        #expect(
            play.told(about: "drag") == """
                drag is still Possible: moved 9.6 of 10 pt
                drag 尚未判定：移动了 9.6 pt，需 10 pt
                """)
        play.up()
        #expect(
            play.told(about: "drag") == """
                drag failed at 0.100 s: the finger lifted too early, moved 9.6 of 10 pt
                drag 在 0.100 s 失败：手指抬起太早，移动了 9.6 pt，需 10 pt
                """)
        play.wait(1)
        play.down()
        play.drag(by: 9.999, 0)
        #expect(
            play.told(about: "drag").hasPrefix("drag is still Possible: moved 9.999 of 10 pt\n"))
    }

    @Test("BR3: a pan that begins says how much of its way its translation counts")
    func countedTranslation() {
        for (holdsSlop, counted) in [(false, "2"), (true, "12")] {
            let play = Playground()
            play.application.tuning.translationHoldsSlop = holdsSlop
            _ = play.add(UIPanGestureRecognizer(), "drag")
            play.down()
            play.drag(by: 36, 0, steps: 3)
            let began = play.told { entry in
                if case .transition(_, _, .began, _, _) = entry { true } else { false }
            }
            #expect(
                began == """
                    drag began at 0.033 s: moved 12 pt, 10 pt needed, its translation counts \
                    \(counted) of these 12 pt
                    drag 在 0.033 s 开始：移动了 12 pt，需 10 pt，这 12 pt 中有 \(counted) pt 计入 translation
                    """)
            let measured = play.told { entry in
                if case .measure(_, .translation, _, _) = entry { true } else { false }
            }
            #expect(
                measured == """
                    drag: its translation counts \(counted) of these 12 pt
                    drag：这 12 pt 中有 \(counted) pt 计入 translation
                    """)
        }
    }

    @Test("BR1: too far, too long, too many fingers")
    func taps() {
        let play = Playground()
        _ = play.add(UITapGestureRecognizer(), "tap")
        play.down()
        play.drag(by: 52.3, 0)
        #expect(
            play.told(about: "tap") == """
                tap failed at 0.100 s: moved 52.3 pt, 45 pt allowed
                tap 在 0.100 s 失败：移动了 52.3 pt，最多 45 pt
                """)
        play.up()
        play.down()
        play.wait(1)
        #expect(
            play.told(about: "tap") == """
                tap failed at 0.850 s: the press lasted longer than 0.75 s
                tap 在 0.850 s 失败：按下超过了 0.75 s
                """)
        play.up()
        play.down(1)
        play.down(2)
        #expect(
            play.told(about: "tap") == """
                tap failed at 1.100 s: too many fingers, had 2 fingers, 1 allowed
                tap 在 1.100 s 失败：手指太多，手指有 2 根，最多 1 根
                """)
    }

    @Test("BR2: held too short, long enough, interrupted")
    func press() {
        let play = Playground()
        _ = play.add(UILongPressGestureRecognizer(), "hold")
        play.down()
        play.wait(0.3)
        play.up()
        #expect(
            play.told(about: "hold") == """
                hold failed at 0.300 s: the finger lifted too early, held for 0.30 of 0.50 s
                hold 在 0.300 s 失败：手指抬起太早，按住了 0.30 s，需 0.50 s
                """)
        play.down()
        play.wait(0.6)
        #expect(
            play.told(about: "hold") == """
                hold began at 0.800 s: held for 0.50 s, 0.50 s needed
                hold 在 0.800 s 开始：按住了 0.50 s，需 0.50 s
                """)
        play.application.cancelTouches(at: 2)
        #expect(
            play.told(about: "hold", count: 3) == """
                hold was cancelled at 2.000 s: the system interrupted its touches
                hold 在 2.000 s 被取消：系统中断了它的触摸
                hold sent holdActed to Board at 2.000 s: it was cancelled
                hold 在 2.000 s 向 Board 发送 holdActed：它已被取消
                hold began at 0.800 s: held for 0.50 s, 0.50 s needed
                hold 在 0.800 s 开始：按住了 0.50 s，需 0.50 s
                """)
    }

    @Test("SM3, SM5: refused transitions and recognizers switched off")
    func owner() {
        let play = Playground()
        let drag = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 30, 0)
        drag.isEnabled = false
        #expect(
            play.told(about: "drag") == """
                drag was cancelled at 0.100 s: it was switched off
                drag 在 0.100 s 被取消：它被停用了
                """)
        play.up()
        play.down()
        #expect(
            play.told(about: "drag") == """
                drag does not see finger a: it is switched off
                drag 看不到手指 a：它被停用了
                """)
        drag.state = .began
        #expect(
            play.told { if case .refused = $0 { true } else { false } } == """
                drag stayed Possible: it is switched off
                drag 仍处于“可能”：它被停用了
                """)
        drag.isEnabled = true
        drag.state = .ended
        drag.state = .changed
        #expect(
            play.told { if case .refused = $0 { true } else { false } } == """
                drag stayed Possible: a recognizer cannot go from Possible to Changed, it has to begin first
                drag 仍处于“可能”：识别器不能从“可能”变为“变化”，要先开始
                """)
    }

    @Test(
        "SM3: why a recognizer of one's own does not fire: the first of each state that was refused"
    )
    func refused() {
        let play = Playground()
        let own = play.add(UIGestureRecognizer(), "own")
        play.down()
        own.state = .changed
        own.state = .changed
        #expect(
            play.told(about: "own", count: 2).contains(
                "own stayed Possible: a recognizer cannot go from Possible to Changed, it has to begin first"
            ))
        own.state = .ended
        #expect(
            play.told(about: "own", count: 9).split(separator: "\n").filter {
                $0.contains("stayed")
            }.count == 1)
    }
}
