import TestStage
import Testing
import TouchKit

@testable import TouchReading

@Suite("Why something comes late")
struct WhyLateTests {
    private func listed() -> Playground {
        let play = Playground()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 640, height: 2000)
        let row = UIView(frame: list.bounds)
        row.accessibilityIdentifier = "row"
        list.addSubview(row)
        play.window.addSubview(list)
        play.down()
        return play
    }

    private func question(_ play: Playground) -> Wording {
        Inspector(play.why, at: play.tracer.count).question
    }

    @Test("CT4: a scroll view holds its content's touch back; the property that says so is named")
    func held() {
        let play = listed()
        play.wait(0.1)
        #expect(
            play.told(about: "row") == """
                row has to wait for began of finger a: list holds it back to see whether the finger \
                scrolls, as its delaysContentTouches is on
                row 要等手指 a 的“开始”：list 开启了 delaysContentTouches，先看手指是不是要滚动，再交出触摸
                """)
        play.wait(0.3)
        let late = """
            row got began of finger a 0.150 s late: list, whose delaysContentTouches is on, had \
            waited to see whether the finger scrolls
            row 晚了 0.150 s 才收到手指 a 的“开始”：list 开启了 delaysContentTouches，先等着看手指是不是要滚动
            """
        #expect(play.told(about: "row") == late)
        #expect(question(play).english == "Why did row get the touch late?")
        #expect(question(play).chinese == "row 为什么晚收到触摸？")
        // It stays the first thing to say after everything else has come in time.
        play.up()
        #expect(play.told(about: "row") == late)
        #expect(
            play.told(about: "list delay") == """
                list delay failed at 0.150 s: its 0.15 s to see whether the finger scrolls were \
                up, so the content gets the touch
                list delay 在 0.150 s 失败：等着看是否滚动的 0.15 s 已过，触摸交给内容
                """)
    }

    @Test("CT4: a drag that scrolls: the content never hears of it, and the holder is no riddle")
    func scrolled() {
        let play = listed()
        play.drag(by: 0, -60)
        #expect(
            play.told(about: "row") == """
                row never heard of began of finger a: list held it back (delaysContentTouches is \
                on), and list pan claimed it (cancelsTouchesInView is on)
                row 始终没有收到手指 a 的“开始”：list 开启了 delaysContentTouches，先扣住触摸；\
                list pan 开启了 cancelsTouchesInView，拿走了它
                """)
        #expect(question(play).english == "Why did list pan begin?")
    }

    @Test("CT6: what cannot scroll that way leaves it to the scroll view around it, by name")
    func nested() {
        let play = Playground()
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        page.contentSize = CGSize(width: 640, height: 2000)
        let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        row.contentSize = CGSize(width: 2000, height: 400)
        (page.accessibilityIdentifier, row.accessibilityIdentifier) = ("page", "row")
        page.addSubview(row)
        play.window.addSubview(page)
        play.down()
        play.drag(by: 0, -60)
        #expect(
            play.told(about: "row pan") == """
                row pan failed at 0.020 s: its content cannot go that way, and page around it may
                row pan 在 0.020 s 失败：它的内容在这个方向上动不了，而外层的 page 可能可以
                """)
    }

    @Test("DL9: a button under a double tap: its action, and what led to it")
    func doubleTap() {
        let play = Playground()
        let save = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 44))
        save.accessibilityIdentifier = "save"
        save.addAction(UIAction(handler: { _ in }), for: .touchUpInside)
        play.card.addSubview(save)
        play.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        play.tap(1, 60, 80)
        play.wait(0.5)
        #expect(question(play).english == "Why did save get the touch late?")
        let why = play.why
        let action = why.index.previous(.action, before: play.tracer.count + 1) ?? 0
        #expect(
            Inspector(why, telling: action).text(language: "en") == """
                What happened at 0.400 s?
                save sent handler to UIAction at 0.400 s: its event touchUpInside came about [#71 CT1]

                What led to it
                save got ended of finger a at 0.400 s [#69 DL4]
                save got ended of finger a 0.350 s late: double, whose delaysTouchesEnded is on, had \
                held it back until then [#68 #64 DL9]
                save has to wait for ended of finger a: double holds it back until it has decided, \
                as its delaysTouchesEnded is on [#64 DL9]
                double failed at 0.400 s: no further tap came within 0.35 s, made 1 of 2 taps \
                [#67 #62 SM1]
                double: made 1 of 2 taps [#62 BR9]
                double was woken by its timer at 0.400 s: the next tap has to come by then [#66 TE9]

                """)
    }
}
