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
        let told = """
            gate swallowed the event: its sendEvent did not call super
            gate 拦截了这个事件：它重写的 sendEvent 没有调用 super
            """
        #expect(play.told { if case .swallowed = $0 { true } else { false } } == told)
        #expect(play.told(about: "pane") == told)
        let why = play.why
        let place = try #require(why.trace.subjects.firstIndex { $0.name == "pane" })
        let inspector = Inspector(why, at: why.history.count, about: SubjectID(Int32(place + 1)))
        #expect(inspector.question.english == "Why did pane not get the touch?")
    }

    @Test("HT9: a touch outside every window")
    func nothingHit() {
        let play = Playground()
        play.down(1, 900, 900)
        #expect(
            play.told(about: "a", count: 2) == """
                at 0.000 s finger a came down at (900.0, 900.0)
                0.000 s，手指 a 在 (900.0, 900.0) 按下
                finger a was dropped: no window and no view was hit
                手指 a 被丢弃：没有命中任何窗口和视图
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
            let sentence = record.flatMap { why.sentence(forRecord: Int($0.serial)) }
            return sentence.map { "\($0["en"])\n\($0["zh"])" } ?? "no such record"
        }
        #expect(
            told { if case .hop(_, _, _, .handledAndPassedOn) = $0 { true } else { false } } == """
                card handled touchesBegan and called super, so board got it too (both.scene:3)
                card 处理了 touchesBegan 并调用 super，于是 board 也收到了（both.scene:3）
                """)
        #expect(
            told { if case .consumed = $0 { true } else { false } } == """
                board kept touchesBegan to itself: it overrides the method and does not call super \
                (both.scene:2)
                board 消费了 touchesBegan：它重写了这个方法，没有调用 super（both.scene:2）
                """)
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
            play.told { if case .action = $0 { true } else { false } } == """
                save sent handler to UIAction at 0.050 s: its event touchUpInside came about
                save 在 0.050 s 向 UIAction 发送 handler：发生了 touchUpInside 事件
                """)
        #expect(
            play.told { if case .consumed = $0 { true } else { false } } == """
                save kept touchesEnded to itself, as an enabled control does
                save 消费了 touchesEnded：启用的控件都这样
                """)
        #expect(
            play.told(about: "save", count: 3).hasSuffix(
                "save 在 0.050 s 向 UIAction 发送 handler：发生了 touchUpInside 事件"))
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
        #expect(
            fault(sample(.began, 0, x: .nan)) == """
                finger 1: a sample was dropped: its place or time is no number
                手指 1：一个采样被丢弃：位置或时间不是数
                """)
        #expect(
            fault(sample(.moved, 0)) == """
                finger 1: a move was dropped: the finger was not down
                手指 1：一次移动被丢弃：这根手指没有按下
                """)
        #expect(
            fault(sample(.ended, 0)) == """
                finger 1: a lift was dropped: the finger was not down
                手指 1：一次抬起被丢弃：这根手指没有按下
                """)
        play.application.send([sample(.began, 1)])
        #expect(
            fault(sample(.began, 1.1)) == """
                finger a: it came down twice, so its first touch was cancelled
                手指 a：它连续按下两次，前一次触摸被取消
                """)
        #expect(
            fault(sample(.moved, 0.5)) == """
                finger a: a sample was older than the clock and was moved to 1.100 s
                手指 a：一个采样早于时钟，被改到 1.100 s
                """)
        #expect(
            fault(sample(.moved, 1.2, x: 251), sample(.moved, 1.2, x: 252)) == """
                finger a: one event held it twice, so the second sample became an event of its own
                手指 a：同一事件里出现两次，第二个采样成为单独的事件
                """)
        play.application.advance(to: .nan)
        #expect(
            fault() == """
                event time stayed: it was told no number
                事件时间不变：给出的不是数
                """)
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
        #expect(
            timer(.tapPress, .set) == """
                double set a timer for 0.750 s: a tap may not be held longer
                double 设了 0.750 s 的定时器：轻点不能按得更久
                """)
        #expect(
            timer(.longPress, .cancelled) == """
                hold stopped its timer for 0.500 s: the press is long enough then
                hold 取消了 0.500 s 的定时器：到时按压就够久了
                """)
        #expect(
            timer(.swipe, .set) == """
                flick set a timer for 0.500 s: a swipe has to be through by then
                flick 设了 0.500 s 的定时器：轻扫必须在此之前完成
                """)
        play.wait(1)
        #expect(
            timer(.tapInterval, .fired) == """
                double was woken by its timer at 0.400 s: the next tap has to come by then
                double 的定时器在 0.400 s 触发：下一次轻点必须在此之前
                """)
    }

    @Test("DL11: the system interrupts; RC5: shaking and remote control")
    func system() {
        let play = Playground()
        play.down()
        play.application.cancelTouches(at: 0.2)
        #expect(
            play.told { if case .interrupted = $0 { true } else { false } } == """
                the system interrupted all touches at 0.200 s
                0.200 s，系统中断了所有触摸
                """)
        #expect(
            play.told(about: "card") == """
                card lost finger a at 0.200 s: the system interrupted it
                card 在 0.200 s 失去手指 a：系统中断了它
                """)
    }
    @Test("DL11: the system takes one finger away, as when its touchscreen goes")
    func takenAway() {
        let play = Playground()
        play.down()
        play.wait(0.2)
        play.send(1, .cancelled, CGPoint(x: 250, y: 260))
        #expect(
            play.told(about: "card") == """
                card lost finger a at 0.200 s: the system took the finger away
                card 在 0.200 s 失去手指 a：系统收走了这根手指
                """)
    }
}
