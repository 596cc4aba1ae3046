import TestStage
import Testing
import TouchTrace

@testable import TouchKit

@Suite("Why a view got a touch or not")
struct WhyViewTests {
    /// A card with a `hitTest(_:with:)` of its own.
    private final class Chooser: UIView {
        var answer: (UIView?) -> UIView? = { $0 }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer(self) }
    }

    private final class Swallower: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private func touchedAtBadge(_ change: (Playground) -> Void) -> Playground {
        let play = Playground()
        change(play)
        play.down(1, 350, 120)
        return play
    }

    @Test("HT1, HT2, HT5: refused, and why")
    func refused() {
        #expect(
            touchedAtBadge { $0.badge.isHidden = true }.told(about: "badge") == """
                badge was not hit: it is hidden
                badge 没有命中：它是隐藏的
                """)
        #expect(
            touchedAtBadge { $0.badge.isUserInteractionEnabled = false }.told(about: "badge") == """
                badge was not hit: its user interaction is off
                badge 没有命中：它关闭了用户交互
                """)
        #expect(
            touchedAtBadge { $0.badge.alpha = 0.004 }.told(about: "badge") == """
                badge was not hit: its alpha is 0.004, below 0.01
                badge 没有命中：它的 alpha 是 0.004，低于 0.01
                """)
        #expect(
            touchedAtBadge { $0.badge.transform = CGAffineTransform(scaleX: 0, y: 1) }
                .told(about: "badge") == """
                    badge was not hit: its transform leaves it no area
                    badge 没有命中：它的变换使它没有面积
                    """)
    }

    @Test("HT2: outside, with the point in the view's own coordinates")
    func outside() {
        let play = Playground()
        play.down()
        #expect(
            play.told(about: "badge") == """
                badge was not hit: the point is at (-90.0, 160.0) in its coordinates, outside its \
                90 × 80
                badge 没有命中：触摸点在它的坐标里是 (-90.0, 160.0)，不在 90 × 80 的范围内
                """)
    }

    @Test("HT3: hit; passed over for a subview; behind a sibling; in a branch that was refused")
    func order() {
        let play = touchedAtBadge { $0.note.frame = $0.badge.frame }
        #expect(
            play.told(about: "note") == """
                note was hit by finger a: nothing in front answered, it contains the point, and has no subviews to ask
                note 被手指 a 命中：前面没有视图回答，触摸点在它之内，而它没有子视图可问
                """)
        #expect(
            play.told(about: "card") == """
                card was not hit itself: note inside it answered first
                命中的不是 card 本身：它里面的 note 先回答了
                """)
        #expect(
            play.told(about: "badge") == """
                badge did not get the touch: note's hit-test had already answered, and it lies in \
                front
                badge 没有得到触摸：在它前面的 note 已经回答了命中测试
                """)
        #expect(
            touchedAtBadge { $0.card.isHidden = true }.told(about: "badge") == """
                badge did not get the touch: card, which it is in, was not hit: it is hidden
                badge 没有得到触摸：它所在的 card 没有命中：它是隐藏的
                """)
    }

    @Test("HT7: views with a hitTest of their own")
    func overrides() {
        let card = Chooser()
        let play = Playground(card: card)
        play.down(1, 350, 120)
        #expect(
            play.told(about: "card") == """
                card was hit by finger a: its own hitTest(_:with:) decided it
                card 被手指 a 命中：由它重写的 hitTest(_:with:) 决定
                """)
        #expect(
            play.told(about: "badge") == """
                badge did not get the touch: card's own hitTest(_:with:) answered without asking \
                its subviews
                badge 没有得到触摸：card 重写的 hitTest(_:with:) 没有询问子视图就回答了
                """)
        play.up()
        card.answer = { _ in nil }
        play.down(1, 350, 120)
        #expect(
            play.told(about: "card") == """
                card was not hit: its own hitTest(_:with:) answered nobody
                card 没有命中：它重写的 hitTest(_:with:) 返回了 nil
                """)
    }

    @Test("HT9: a window in front answered; nothing was hit at all")
    func windows() {
        let play = Playground()
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        front.accessibilityIdentifier = "front"
        front.makeKeyAndVisible(in: play.application)
        play.down()
        #expect(
            play.told(about: "card") == """
                card did not get the touch: the window front in front had already answered
                card 没有得到触摸：前面的窗口 front 已经回答了命中测试
                """)
        play.up()
        play.down(1, 900, 900)
        #expect(
            play.told { if case .withheld = $0 { true } else { false } } == """
                finger a was dropped: no window and no view was hit
                手指 a 被丢弃：没有命中任何窗口和视图
                """)
    }

    @Test("DL5, DL6: withheld from the view")
    func withheld() {
        let play = Playground()
        play.down()
        play.down(2, 260, 265)
        #expect(
            play.told(about: "card") == """
                card did not get finger b: another finger is down on it and isMultipleTouchEnabled \
                is off
                card 没有收到手指 b：已有手指按在它上面，而它没有开启 isMultipleTouchEnabled
                """)
        play.badge.isExclusiveTouch = true
        play.down(3, 350, 120)
        #expect(
            play.told(about: "badge") == """
                badge did not get finger c: it is exclusive (isExclusiveTouch), and card already \
                holds a touch
                badge 没有收到手指 c：它要独占触摸（isExclusiveTouch），而 card 已被按住
                """)
        let other = Playground()
        other.badge.isExclusiveTouch = true
        other.down(1, 350, 120)
        other.down(2)
        #expect(
            other.told(about: "card") == """
                card did not get finger b: badge is exclusive (isExclusiveTouch) and holds a touch
                card 没有收到手指 b：badge 独占触摸（isExclusiveTouch），正被按住
                """)
    }

    @Test("DL7: cancelled; DL8: held, late, dropped")
    func delayed() {
        let play = Playground()
        let hold = play.add(UILongPressGestureRecognizer(), "hold")
        hold.delaysTouchesBegan = true
        play.down()
        play.wait(0.1)
        #expect(
            play.told(about: "card") == """
                card has to wait for began of finger a: hold holds it back until it has decided, as \
                its delaysTouchesBegan is on
                card 要等手指 a 的“开始”：hold 开启了 delaysTouchesBegan，判定之前先扣住
                """)
        play.drag(by: 30, 0)
        #expect(
            play.told {
                if case .released(_, _, .began) = $0 { true } else { false }
            } == """
                card got began of finger a 0.140 s late: hold, whose delaysTouchesBegan is on, had held \
                it back until then
                card 晚了 0.140 s 才收到手指 a 的“开始”：hold 开启了 delaysTouchesBegan，在此之前一直扣住它
                """)
        play.up()
        play.down()
        play.wait(0.7)
        #expect(
            play.told(about: "card") == """
                card never heard of began of finger a: hold held it back (delaysTouchesBegan is \
                on), and hold claimed it (cancelsTouchesInView is on)
                card 始终没有收到手指 a 的“开始”：hold 开启了 delaysTouchesBegan，先扣住触摸；\
                hold 开启了 cancelsTouchesInView，拿走了它
                """)
        let other = Playground()
        _ = other.add(UITapGestureRecognizer(), "tap")
        other.tap()
        #expect(
            other.told(about: "card") == """
                card lost finger a at 0.050 s: tap was recognised, and its cancelsTouchesInView is on
                card 在 0.050 s 失去手指 a：tap 已被识别，而它开启了 cancelsTouchesInView
                """)
    }

    @Test("RC2: passed on, kept, discarded")
    func chain() {
        let play = Playground(card: Swallower())
        play.down()
        #expect(
            play.told { if case .consumed = $0 { true } else { false } } == """
                card kept touchesBegan to itself: it overrides the method and does not call super
                card 消费了 touchesBegan：它重写了这个方法，没有调用 super
                """)
        play.move(to: 260, 260)
        #expect(
            play.told { if case .discarded = $0 { true } else { false } } == """
                touchesMoved was discarded: application is the last of the responder chain and \
                passed it on
                touchesMoved 被丢弃：application 已是响应者链的末端，仍把它往下传
                """)
    }
}
