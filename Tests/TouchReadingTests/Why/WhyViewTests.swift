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
            touchedAtBadge { $0.badge.isHidden = true }.told(about: "badge")
                == "hit.refused(badge): hit.hidden")
        #expect(
            touchedAtBadge { $0.badge.isUserInteractionEnabled = false }.told(about: "badge")
                == "hit.refused(badge): hit.interactionOff")
        #expect(
            touchedAtBadge { $0.badge.alpha = 0.004 }.told(about: "badge")
                == "hit.refused(badge): hit.faint(0.004)")
        #expect(
            touchedAtBadge { $0.badge.transform = CGAffineTransform(scaleX: 0, y: 1) }
                .told(about: "badge") == "hit.refused(badge): hit.singular")
    }

    @Test("HT2: outside, with the point in the view's own coordinates")
    func outside() {
        let play = Playground()
        play.down()
        #expect(
            play.told(about: "badge") == "hit.refused(badge): hit.outside(-90.0, 160.0, 90 × 80)")
    }

    @Test("HT3: hit; passed over for a subview; behind a sibling; in a branch that was refused")
    func order() {
        let play = touchedAtBadge { $0.note.frame = $0.badge.frame }
        #expect(play.told(about: "note") == "view.hit(note, a): view.noSubviews")
        #expect(play.told(about: "card") == "view.innerAnswered(card, note)")
        #expect(play.told(about: "badge") == "view.notGot(badge): view.viewInFront(note)")
        #expect(
            touchedAtBadge { $0.card.isHidden = true }.told(about: "badge")
                == "view.notGot(badge): view.aboveRefused(card): hit.hidden")
    }

    @Test("HT7: views with a hitTest of their own")
    func overrides() {
        let card = Chooser()
        let play = Playground(card: card)
        play.down(1, 350, 120)
        #expect(play.told(about: "card") == "view.hit(card, a): view.decidedItself")
        #expect(play.told(about: "badge") == "view.notGot(badge): view.aboveOverridden(card)")
        play.up()
        card.answer = { _ in nil }
        play.down(1, 350, 120)
        #expect(play.told(about: "card") == "hit.refused(card): view.codeAnsweredNobody")
    }

    @Test("HT9: a window in front answered; nothing was hit at all")
    func windows() {
        let play = Playground()
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        front.accessibilityIdentifier = "front"
        front.makeKeyAndVisible(in: play.application)
        play.down()
        #expect(play.told(about: "card") == "view.notGot(card): view.windowInFront(front)")
        play.up()
        play.down(1, 900, 900)
        #expect(
            play.told { if case .withheld = $0 { true } else { false } }
                == "delivery.dropped(a): delivery.nothingHit")
    }

    @Test("DL5, DL6: withheld from the view")
    func withheld() {
        let play = Playground()
        play.down()
        play.down(2, 260, 265)
        #expect(play.told(about: "card") == "delivery.withheld(card, b): delivery.multipleTouchOff")
        play.badge.isExclusiveTouch = true
        play.down(3, 350, 120)
        #expect(
            play.told(about: "badge")
                == "delivery.withheld(badge, c): delivery.exclusiveBeside(card)")
        let other = Playground()
        other.badge.isExclusiveTouch = true
        other.down(1, 350, 120)
        other.down(2)
        #expect(
            other.told(about: "card")
                == "delivery.withheld(card, b): delivery.otherExclusive(badge)")
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
                delivery.waits(card, a, phase.quoted(phase.began)): \
                delivery.holds(hold, delaysTouchesBegan)
                """)
        play.drag(by: 30, 0)
        #expect(
            play.told {
                if case .released(_, _, .began) = $0 { true } else { false }
            } == """
                delivery.lateBy(card, a, phase.quoted(phase.began), 0.140 s): \
                delivery.heldUntilThen(hold, delaysTouchesBegan)
                """)
        play.up()
        play.down()
        play.wait(0.7)
        #expect(
            play.told(about: "card") == """
                delivery.never(card, a, phase.quoted(phase.began)): \
                delivery.heldAndClaimed(hold, delaysTouchesBegan, hold)
                """)
        let other = Playground()
        _ = other.add(UITapGestureRecognizer(), "tap")
        other.tap()
        #expect(
            other.told(about: "card")
                == "delivery.lost(card, a, 0.050 s): delivery.claimed(tap, state.wasRecognized)")
    }

    @Test("RC2: passed on, kept, discarded")
    func chain() {
        let play = Playground(card: Swallower())
        play.down()
        #expect(
            play.told { if case .consumed = $0 { true } else { false } }
                == "chain.kept(card, touchesBegan)")
        play.move(to: 260, 260)
        #expect(
            play.told { if case .discarded = $0 { true } else { false } }
                == "chain.discarded(touchesMoved, application)")
    }
}
