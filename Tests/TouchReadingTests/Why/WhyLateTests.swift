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

    private func question(_ play: Playground) -> String {
        Inspector(play.why, at: play.tracer.count).question.debugDescription
    }

    @Test("CT4: a scroll view holds its content's touch back; the property that says so is named")
    func held() {
        let play = listed()
        play.wait(0.1)
        #expect(
            play.told(about: "row")
                == "delivery.waits(row, a, phase.quoted(phase.began)): delivery.watches(list)")
        play.wait(0.3)
        let late =
            "delivery.lateBy(row, a, phase.quoted(phase.began), 0.150 s): delivery.watched(list)"
        #expect(play.told(about: "row") == late)
        #expect(question(play) == "inspector.whyLate(row)")
        // It stays the first thing to say after everything else has come in time.
        play.up()
        #expect(play.told(about: "row") == late)
        #expect(
            play.told(about: "list.delay")
                == "why.failedAt(list.delay, 0.150 s): why.delayOver(0.15 s)")
    }

    @Test("CT4: a drag that scrolls: the content never hears of it, and the holder is no riddle")
    func scrolled() {
        let play = listed()
        play.drag(by: 0, -60)
        #expect(
            play.told(about: "row") == """
                delivery.never(row, a, phase.quoted(phase.began)): \
                delivery.heldAndClaimed(list, delaysContentTouches, list.pan)
                """)
        #expect(question(play) == "inspector.whyBegin(list.pan)")
    }

    @Test(
        "CT4: of two that hold a touch, the one that lets go last is named, be it at the same instant"
    )
    func heldByTwo() {
        let play = Playground()
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        for (view, name) in [(page, "page"), (list, "list")] {
            view.contentSize = CGSize(width: 640, height: 2000)
            view.accessibilityIdentifier = name
        }
        let row = UIView(frame: list.bounds)
        row.accessibilityIdentifier = "row"
        page.addSubview(list)
        list.addSubview(row)
        play.window.addSubview(page)
        play.down()
        let waits = "delivery.waits(row, a, phase.quoted(phase.began)): delivery.watches(list)"
        #expect(play.told(about: "row") == waits)
        play.wait(0.3)
        #expect(
            play.told(about: "row")
                == "delivery.lateBy(row, a, phase.quoted(phase.began), 0.150 s): delivery.watched(page)"
        )
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
            play.told(about: "row.pan")
                == "why.failedAt(row.pan, 0.020 s): why.nowhereToScrollInside(page)")
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
        #expect(question(play) == "inspector.whyLate(save)")
        let why = play.why
        let action = why.index.previous(.action, before: play.tracer.count + 1) ?? 0
        #expect(
            Inspector(why, telling: action).text(language: "en") == """
                What happened at 0.400 s?
                save sent handler to UIAction at 0.400 s: the event was touchUpInside [#71 CT1]

                Causes
                save got finger a's “ended” at 0.400 s [#69 DL4]
                save got finger a's “ended” after a 0.350 s delay: double, with delaysTouchesEnded on, \
                held it back [#68 #64 DL9]
                save does not get finger a's “ended” yet: double, with delaysTouchesEnded on, \
                holds it back until the gesture is recognized or fails [#64 DL9]
                double failed at 0.400 s: no other tap followed within 0.35 s, made 1 of the 2 taps needed \
                [#67 #62 SM1]
                double: made 1 of the 2 taps needed [#62 BR9]
                double's timer fired at 0.400 s: it limits the wait for the next tap [#66 TE9]

                """)
    }
}
