import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchTrace

/// The words of every reason, verdict and answer there is, those too that a scene seldom comes to.
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

    /// What is said about records with these entries, a line each in English, then a line each in Chinese.
    private func told(_ entries: [TraceEntry]) -> String {
        let sentences = entries.map { entry in
            var hand = hand
            hand.time = 0.5
            hand.write(entry)
            return Why(hand.trace).sentence(forRecord: hand.trace.records.count)
        }
        return (sentences.map { $0?.english ?? "–" } + sentences.map { $0?.chinese ?? "–" })
            .joined(separator: "\n")
    }

    @Test("HT1–HT7: verdicts of the hit-test")
    func verdicts() {
        let all: [HitVerdict] = [
            .inside, .hidden, .interactionOff, .faint, .outside, .singular, .overridden,
        ]
        #expect(
            told(all.map { .visit(view: card, verdict: $0) }) == """
                card contains the point, so its subviews were asked
                card was not hit: it is hidden
                card was not hit: its user interaction is off
                card was not hit: its alpha is 0.004, below 0.01
                card was not hit: the point is outside it
                card was not hit: its transform leaves it no area
                card's own hitTest(_:with:) answered without asking the base class
                触摸点在 card 之内，于是继续询问它的子视图
                card 没有命中：它是隐藏的
                card 没有命中：它关闭了用户交互
                card 没有命中：它的 alpha 是 0.004，低于 0.01
                card 没有命中：触摸点在它之外
                card 没有命中：它的变换使它没有面积
                card 重写的 hitTest(_:with:) 直接给出了回答，没有调用 super
                """)
    }

    @Test("Why a view never hears of a touch")
    func withheld() {
        let all: [WithholdReason] = [
            .nothingHit, .answerOutsideWindow, .multipleTouchOff, .scrollViewRefused,
        ]
        #expect(
            told(all.map { .withheld(touch: a, view: card, reason: $0) }) == """
                finger a was dropped: no window and no view was hit
                finger a was dropped: the hit-test answered card, which is not in the window that \
                was asked
                card did not get finger a: another finger is down on it and \
                isMultipleTouchEnabled is off
                card did not get finger a: its scroll view answered no to touchesShouldBegin
                手指 a 被丢弃：没有命中任何窗口和视图
                手指 a 被丢弃：命中测试返回了 card，而它不在被询问的窗口里
                card 没有收到手指 a：已有手指按在它上面，而它没有开启 isMultipleTouchEnabled
                card 没有收到手指 a：它的滚动视图对 touchesShouldBegin 回答了否
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
                    card lost finger a at 0.500 s: pan was recognised, and its cancelsTouchesInView \
                    is on
                    card lost finger a at 0.500 s: the view left its window
                    card lost finger a at 0.500 s: the window was hidden
                    card 在 0.500 s 失去手指 a：pan 已被识别，而它开启了 cancelsTouchesInView
                    card 在 0.500 s 失去手指 a：视图离开了窗口
                    card 在 0.500 s 失去手指 a：窗口被隐藏了
                    """)
    }

    @Test("Why a recognizer changes its state")
    func transitions() {
        let all: [TransitionReason] = [
            .fingerLifted, .fingersMissing, .tooManyFingers, .interrupted, .disabled, .removed,
            .timedOut, .setByOwner, .nowhereToScroll, .contentKeepsTouch,
            .prevented,
        ]
        #expect(
            told(
                all.map {
                    .transition(
                        recognizer: pan, from: .possible, to: .failed, reason: $0,
                        because: $0 == .prevented ? tap : .none)
                }) == """
                    pan failed at 0.500 s: the finger lifted too early
                    pan failed at 0.500 s: fingers were missing
                    pan failed at 0.500 s: too many fingers
                    pan failed at 0.500 s: the system interrupted its touches
                    pan failed at 0.500 s: it was switched off
                    pan failed at 0.500 s: it or its view left the window
                    pan failed at 0.500 s: its time was up
                    pan failed at 0.500 s: its owner set the state
                    pan failed at 0.500 s: its content cannot go that way
                    pan failed at 0.500 s: the content has the touch and keeps it
                    pan failed at 0.500 s: tap was recognised first and prevents it
                    pan 在 0.500 s 失败：手指抬起太早
                    pan 在 0.500 s 失败：手指数不够
                    pan 在 0.500 s 失败：手指太多
                    pan 在 0.500 s 失败：系统中断了它的触摸
                    pan 在 0.500 s 失败：它被停用了
                    pan 在 0.500 s 失败：它或它的视图离开了窗口
                    pan 在 0.500 s 失败：时限已到
                    pan 在 0.500 s 失败：它的所有者设置了这个状态
                    pan 在 0.500 s 失败：它的内容在这个方向上动不了
                    pan 在 0.500 s 失败：内容已收到触摸并不放开
                    pan 在 0.500 s 失败：tap 先被识别，并阻止了它
                    """)
    }

    @Test("SM3: why a state was refused")
    func refused() {
        let all: [RefusalReason] = [.noWay, .switchedOff, .withoutEnd]
        #expect(
            told(
                all.map { .refused(recognizer: pan, from: .failed, to: .began, reason: $0) }) == """
                    pan stayed Failed: a recognizer cannot go from Failed to Began
                    pan stayed Failed: it is switched off
                    pan stayed Failed: states were set without end
                    pan 仍处于“失败”：识别器不能从“失败”变为“开始”
                    pan 仍处于“失败”：它被停用了
                    pan 仍处于“失败”：状态被无休止地设置
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
                pan's delegate lets pan receive the event
                pan's delegate lets pan receive finger a
                pan's delegate admits the kind of touch of finger a
                pan's class lets pan begin
                pan's class makes pan wait for tap to fail
                pan's class makes tap wait for pan to fail
                pan's class says pan can prevent tap
                pan's class says pan can be prevented by tap
                pan's class allows pan and tap at once
                card lets pan begin
                card lets the touch go to window
                card may cancel the touches of window
                pan 的代理让 pan 接收这个事件
                pan 的代理让 pan 接收手指 a
                pan 的代理接受手指 a 的触摸类型
                pan 的子类允许 pan 开始
                pan 的子类让 pan 等 tap 失败
                pan 的子类让 tap 等 pan 失败
                pan 的子类说 pan 可以阻止 tap
                pan 的子类说 pan 可以被 tap 阻止
                pan 的子类允许 pan 与 tap 同时识别
                视图 card 允许 pan 开始
                视图 card 让触摸交给 window
                视图 card 可以取消 window 的触摸
                """)
        #expect(
            answered(false) == """
                pan's delegate keeps the event from pan
                pan's delegate keeps finger a from pan
                pan's delegate does not admit the kind of touch of finger a
                pan's class does not let pan begin
                pan's class does not make pan wait for tap
                pan's class does not make tap wait for pan
                pan's class says pan cannot prevent tap
                pan's class says pan cannot be prevented by tap
                pan's class does not allow pan and tap at once
                card does not let pan begin
                card keeps the touch from window
                card leaves window its touches
                pan 的代理不让 pan 接收这个事件
                pan 的代理不让 pan 接收手指 a
                pan 的代理不接受手指 a 的触摸类型
                pan 的子类不允许 pan 开始
                pan 的子类不让 pan 等 tap
                pan 的子类不让 tap 等 pan
                pan 的子类说 pan 不能阻止 tap
                pan 的子类说 pan 不能被 tap 阻止
                pan 的子类不允许 pan 与 tap 同时识别
                视图 card 不允许 pan 开始
                视图 card 不让触摸交给 window
                视图 card 把触摸留给 window
                """)
    }

    @Test("AR2, AR10: how a requirement stands")
    func requirements() {
        let all: [RequirementStanding] = [.set, .waiting, .met, .broken, .cycle, .removed]
        #expect(
            told(all.map { .requirement(recognizer: pan, on: tap, $0, origin: .requireToFail) })
                == """
                pan requires tap to fail
                pan is ready but waits since 0.500 s: pan requires tap to fail
                pan need not wait any longer: tap failed
                pan has to fail: tap did not, and pan requires tap to fail
                pan waits for tap in a circle that can never be met
                pan no longer requires tap to fail
                pan 要求 tap 先失败
                pan 已就绪，但从 0.500 s 起在等待：pan 要求 tap 先失败
                pan 不必再等：tap 已失败
                pan 必须失败：tap 没有失败，而 pan 要求 tap 先失败
                pan 与 tap 循环等待，永远等不到
                pan 不再要求 tap 先失败
                """)
    }

    @Test("RC2, RC5: how a call got on, and what the system sends")
    func calls() {
        let all: [HopManner] = [.forwarded, .handledAndPassedOn, .passedOn]
        #expect(
            told(
                all.map { .hop(from: card, to: window, method: .touchesMoved, how: $0) }
                    + [.systemEvent(.shakeBegan), .systemEvent(.remotePlay)]) == """
                    card passed touchesMoved on to window: it does not override the method
                    card handled touchesMoved and called super, so window got it too
                    touchesMoved of card reached the base class, so window got it too
                    the system sent shakeBegan at 0.500 s
                    the system sent remotePlay at 0.500 s
                    card 把 touchesMoved 转给 window：它没有重写这个方法
                    card 处理了 touchesMoved 并调用 super，于是 window 也收到了
                    card 的 touchesMoved 到达了基类，于是 window 也收到了
                    0.500 s，系统发来 shakeBegan
                    0.500 s，系统发来 remotePlay
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
                tap set a timer for 1.000 s: the press is long enough then
                tap set a timer for 1.000 s: a tap may not be held longer
                tap set a timer for 1.000 s: the next tap has to come by then
                tap set a timer for 1.000 s: a swipe has to be through by then
                tap set a timer for 1.000 s: the content gets its touches then
                tap set a timer for 1.000 s: the control repeats then
                tap set a timer for 1.000 s: the content coasts
                tap set a timer for 1.000 s: the content is on its way
                tap set a timer for 1.000 s: the view gets its touches then
                tap set a timer for 1.000 s: what the program has scheduled
                tap 设了 1.000 s 的定时器：到时按压就够久了
                tap 设了 1.000 s 的定时器：轻点不能按得更久
                tap 设了 1.000 s 的定时器：下一次轻点必须在此之前
                tap 设了 1.000 s 的定时器：轻扫必须在此之前完成
                tap 设了 1.000 s 的定时器：到时内容会收到触摸
                tap 设了 1.000 s 的定时器：到时控件会重复动作
                tap 设了 1.000 s 的定时器：内容正在减速滑行
                tap 设了 1.000 s 的定时器：内容正在滚动到位
                tap 设了 1.000 s 的定时器：到时视图会收到触摸
                tap 设了 1.000 s 的定时器：程序安排的动作
                """)
    }
}
