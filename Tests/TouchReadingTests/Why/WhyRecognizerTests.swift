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
                why.failedAt(drag, 0.080 s): \
                why.otherWon(flick) \
                (swipe-or-pan.scene:7)
                why.failedSendsNone(drag)
                """)
        #expect(
            play.told(about: "flick", count: 2, scene: scene) == """
                why.recognizedAt(flick, 0.080 s): measure.alongEnough(64, 50)
                why.sent(flick, flickActed, Board, 0.080 s): why.itHas(state.wasRecognized) \
                (swipe-or-pan.scene:5)
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
        #expect(text.hasSuffix("it waited for flick, and flick won [\(serials) AR2]\n"))
        #expect([sentence].matching("FLICK won").count == 1)
        #expect([sentence].matching("胜出 ar2").count == 1)
        #expect([sentence].matching("pinch").isEmpty)
        let causes = why.causes(ofRecord: sentence.records[0]).map(\.meaning)
        #expect(
            causes == [
                "why.hasLost(drag, flick)",
                "why.recognizedAt(flick, 0.080 s): measure.alongEnough(64, 50)",
                "flick: measure.alongEnough(64, 50)",
                "input.moved(0.080 s, a, 314.0, 260.0)",
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
                why.undecided(single): why.further(why.itWaits(double), measure.tapsEnough(1, 1))
                why.waitsSince(single, 0.050 s): why.requires(single, double)
                """)
        #expect(
            play.told(about: "double", count: 2) == """
                why.undecided(double): measure.tapsNear(1, 2)
                why.waitsSince(single, 0.050 s): why.requires(single, double)
                """)
        play.wait(1)
        #expect(
            play.told(about: "single")
                == "why.recognizedAt(single, 0.400 s): why.othersFailed(double, 0.350 s)")
        #expect(
            play.told(about: "double") == """
                why.failedAt(double, 0.400 s): \
                why.further(why.noFurtherTap(0.35 s), measure.tapsNear(1, 2))
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
            play.told(about: "one") == "why.failedAt(one, 0.050 s): why.circle(two → one → two)")
    }

    @Test("BR3: near misses give the numbers")
    func nearMiss() {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 9.6, 0)
        #expect(play.told(about: "drag") == "why.undecided(drag): measure.movementNear(9.6, 10)")
        play.up()
        #expect(
            play.told(about: "drag") == """
                why.failedAt(drag, 0.100 s): \
                why.further(why.liftedEarly, measure.movementNear(9.6, 10))
                """)
        play.wait(1)
        play.down()
        play.drag(by: 9.999, 0)
        #expect(play.told(about: "drag") == "why.undecided(drag): measure.movementNear(9.999, 10)")
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
                    why.beganAt(drag, 0.033 s): \
                    why.further(measure.movementEnough(12, 10), measure.counted(\(counted), 12))
                    """)
            let measured = play.told { entry in
                if case .measure(_, .translation, _, _) = entry { true } else { false }
            }
            #expect(measured == "drag: measure.counted(\(counted), 12)")
        }
    }

    @Test("BR1: too far, too long, too many fingers")
    func taps() {
        let play = Playground()
        _ = play.add(UITapGestureRecognizer(), "tap")
        play.down()
        play.drag(by: 52.3, 0)
        #expect(
            play.told(about: "tap")
                == "why.failedAt(tap, 0.100 s): measure.movementLimit(52.3, 45)")
        play.up()
        play.down()
        play.wait(1)
        #expect(play.told(about: "tap") == "why.failedAt(tap, 0.850 s): why.pressTooLong(0.75 s)")
        play.up()
        play.down(1)
        play.down(2)
        #expect(
            play.told(about: "tap") == """
                why.failedAt(tap, 1.100 s): \
                why.further(why.tooManyFingers, measure.fingersLimit(2, 1))
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
                why.failedAt(hold, 0.300 s): \
                why.further(why.liftedEarly, measure.durationNear(0.30, 0.50))
                """)
        play.down()
        play.wait(0.6)
        #expect(
            play.told(about: "hold")
                == "why.beganAt(hold, 0.800 s): measure.durationEnough(0.50, 0.50)")
        play.application.cancelTouches(at: 2)
        #expect(
            play.told(about: "hold", count: 3) == """
                why.cancelledAt(hold, 2.000 s): why.interrupted
                why.sent(hold, holdActed, Board, 2.000 s): why.itHas(state.wasCancelled)
                why.beganAt(hold, 0.800 s): measure.durationEnough(0.50, 0.50)
                """)
    }

    @Test("SM3, SM5: refused transitions and recognizers switched off")
    func owner() {
        let play = Playground()
        let drag = play.add(UIPanGestureRecognizer(), "drag")
        play.down()
        play.drag(by: 30, 0)
        drag.isEnabled = false
        #expect(play.told(about: "drag") == "why.cancelledAt(drag, 0.100 s): why.wasSwitchedOff")
        play.up()
        play.down()
        #expect(play.told(about: "drag") == "why.doesNotSee(drag, a): why.switchedOff")
        drag.state = .began
        #expect(
            play.told { if case .refused = $0 { true } else { false } }
                == "why.stayed(drag, state.possible): why.switchedOff")
        drag.isEnabled = true
        drag.state = .ended
        drag.state = .changed
        #expect(
            play.told { if case .refused = $0 { true } else { false } }
                == "why.stayed(drag, state.possible): why.hasToBegin")
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
                "why.stayed(own, state.possible): why.hasToBegin"))
        own.state = .ended
        #expect(
            play.told(about: "own", count: 9).split(separator: "\n").filter {
                $0.contains("why.stayed")
            }.count == 1)
    }
}
