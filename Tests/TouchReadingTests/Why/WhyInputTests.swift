import TestStage
import Testing
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchKit
@testable import TouchReading

@Suite("What becomes of what comes in")
struct WhyInputTests {
    private final class Gate: UIWindow {
        override func sendEvent(_ event: UIEvent) {}
    }

    @Test("TE8: an event that an override of sendEvent swallows is missed by its view")
    func swallowed() throws {
        let play = Playground()
        let gate = Gate(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        let pane = UIView(frame: gate.bounds)
        (gate.accessibilityIdentifier, pane.accessibilityIdentifier) = ("gate", "pane")
        gate.addSubview(pane)
        gate.makeKeyAndVisible(in: play.application)
        play.down()
        let told = "record.swallowed(gate)"
        #expect(play.told { if case .swallowed = $0 { true } else { false } } == told)
        #expect(play.told(about: "pane") == told)
        let why = play.why
        let place = try #require(why.trace.subjects.firstIndex { $0.name == "pane" })
        let inspector = Inspector(why, at: why.history.count, about: SubjectID(Int32(place + 1)))
        #expect(inspector.question.debugDescription == "inspector.whyNotGet(pane)")
    }

    @Test("HT9: a touch outside every window")
    func nothingHit() {
        let play = Playground()
        play.down(1, 900, 900)
        #expect(
            play.told(about: "a", count: 2) == """
                input.began(0.000 s, a, 900.0, 900.0)
                delivery.dropped(a): delivery.nothingHit
                """)
    }

    @Test("RC2: handled and passed on: one event, many handlers")
    func handledAndPassedOn() throws {
        let scene = try Scene.parse(
            """
            scene 1 "both" 640 x 400
            view board at 0 0 size 640 400 touches consume
              view card at 40 60 size 420 300 touches handle-and-forward

            """, file: "both.scene")
        let session = Session(scene: scene)
        session.send([
            TouchSample(
                finger: 1, phase: .began, location: CGPoint(x: 100, y: 100), timestamp: 0.1)
        ])
        let why = Why(session.trace, scene: scene)
        func told(_ fits: (TraceEntry) -> Bool) -> String {
            let record = session.trace.records.last { fits($0.entry) }
            return record.map { why.sentence(of: $0).meaning } ?? "no such record"
        }
        #expect(
            told { if case .hop(_, _, _, .handledAndPassedOn) = $0 { true } else { false } }
                == "chain.handledAndPassedOn(card, touchesBegan, board) (both.scene:3)")
        #expect(
            told { if case .consumed = $0 { true } else { false } }
                == "chain.kept(board, touchesBegan) (both.scene:2)")
    }

    @Test("RC3, CT1: a control keeps its touches and says why it sent an action")
    func control() {
        let play = Playground()
        let save = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 44))
        save.accessibilityIdentifier = "save"
        save.addAction(UIAction(handler: { _ in }), for: .touchUpInside)
        play.card.addSubview(save)
        play.tap(1, 60, 80)
        #expect(
            play.told { if case .action = $0 { true } else { false } }
                == "why.sent(save, handler, UIAction, 0.050 s): why.controlEvent(touchUpInside)")
        #expect(
            play.told { if case .consumed = $0 { true } else { false } }
                == "chain.keptByControl(save, touchesEnded)")
        #expect(
            play.told(about: "save", count: 3).hasSuffix(
                "why.sent(save, handler, UIAction, 0.050 s): why.controlEvent(touchUpInside)"))
    }

    @Test("TE9: every fault of a sample, and what was done about it")
    func faults() {
        let play = Playground()
        func fault(_ samples: TouchSample...) -> String {
            play.application.send(samples)
            return play.told { if case .repaired = $0 { true } else { false } }
        }
        func sample(_ phase: UITouch.Phase, _ time: Double, x: Double = 250) -> TouchSample {
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: 260), timestamp: time)
        }
        #expect(fault(sample(.began, 0, x: .nan)) == "input.ofFinger(1, input.notFinite)")
        #expect(fault(sample(.moved, 0)) == "input.ofFinger(1, input.movedWithoutBegan)")
        #expect(fault(sample(.ended, 0)) == "input.ofFinger(1, input.endedWithoutBegan)")
        play.application.send([sample(.began, 1)])
        #expect(fault(sample(.began, 1.1)) == "input.ofFinger(a, input.secondBegan)")
        #expect(fault(sample(.moved, 0.5)) == "input.ofFinger(a, input.ranBackwards(1.100 s))")
        #expect(
            fault(sample(.moved, 1.2, x: 251), sample(.moved, 1.2, x: 252))
                == "input.ofFinger(a, input.repeatedInOneEvent)")
        play.application.advance(to: .nan)
        #expect(fault() == "input.timeNotFinite")
    }

    @Test("TE9: what timers are for: set, fired, stopped")
    func timers() {
        let play = Playground()
        play.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        _ = play.add(UILongPressGestureRecognizer(), "hold", to: play.board)
        _ = play.add(UISwipeGestureRecognizer(), "flick", to: play.board)
        func timer(_ wanted: TimerPurpose, _ standing: TimerStanding) -> String {
            play.told {
                if case .timer(_, wanted, standing, _) = $0 { true } else { false }
            }
        }
        play.tap()
        #expect(timer(.tapPress, .set) == "timer.set(double, 0.750 s): timer.tapPress")
        #expect(timer(.longPress, .cancelled) == "timer.stopped(hold, 0.500 s): timer.longPress")
        #expect(timer(.swipe, .set) == "timer.set(flick, 0.500 s): timer.swipe")
        play.wait(1)
        #expect(timer(.tapInterval, .fired) == "timer.fired(double, 0.400 s): timer.tapInterval")
    }

    @Test("DL11: the system interrupts; RC5: shaking and remote control")
    func system() {
        let play = Playground()
        play.down()
        play.application.cancelTouches(at: 0.2)
        #expect(
            play.told { if case .interrupted = $0 { true } else { false } }
                == "record.interrupted(0.200 s)")
        #expect(play.told(about: "card") == "delivery.lost(card, a, 0.200 s): delivery.interrupted")
    }
    @Test("DL11: the system takes one finger away, as when its touchscreen goes")
    func takenAway() {
        let play = Playground()
        play.down()
        play.wait(0.2)
        play.send(1, .cancelled, CGPoint(x: 250, y: 260))
        #expect(play.told(about: "card") == "delivery.lost(card, a, 0.200 s): delivery.takenAway")
    }
}
