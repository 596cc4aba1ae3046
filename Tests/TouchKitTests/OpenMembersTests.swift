import Testing

@testable import TouchKit

/// What UIKit leaves open can be overridden; delivery goes by what the engine keeps.
@Suite struct OpenMembersTests {
    @Test(
        "SM2: an overridden view, place and translation are what actions see; delivery does not ask for them"
    )
    func recognizer() {
        let board = Board()
        let pan = BackwardsPan(target: nil, action: nil)
        pan.addTarget(pan, action: Selector("note", BackwardsPan.note))
        board.a.addGestureRecognizer(pan)
        board.down()
        board.drag(by: 40, 0)
        board.up()
        #expect(pan.view == nil && pan.owner === board.a)
        // Ten points were needed to begin.
        #expect(pan.seen.last == CGPoint(x: -30, y: 0), "\(pan.seen)")
        #expect(pan.location(in: nil) == CGPoint(x: -1, y: -1))
    }

    @Test(
        "HT6: an overridden way to change the tree or to ask for a layout is heard, and does it only through super"
    )
    func tree() {
        let (stubborn, child) = (Stubborn(), UIView())
        stubborn.addSubview(child)
        #expect(stubborn.heard == ["add"] && child.superview == nil)
        stubborn.passesOn = true
        stubborn.addSubview(child)
        stubborn.setNeedsLayout()
        stubborn.setNeedsDisplay()
        stubborn.layoutIfNeeded()
        #expect(child.superview == stubborn)
        // Adding asks for a layout too.
        #expect(stubborn.heard == ["add", "add", "layout", "layout", "display", "now"])
        // Being put elsewhere is no call of its own.
        let other = UIView()
        other.addSubview(stubborn)
        UIView().addSubview(stubborn)
        #expect(!stubborn.heard.contains("remove"))
        stubborn.removeFromSuperview()
        #expect(stubborn.heard.last == "remove" && stubborn.superview == nil)
    }

    @Test("SM5: recognizers come and go by overridden ways of a view, but not from view to view")
    func recognizers() {
        let (stubborn, tap) = (Stubborn(), UITapGestureRecognizer())
        stubborn.passesOn = true
        stubborn.addGestureRecognizer(tap)
        UIView().addGestureRecognizer(tap)
        #expect(stubborn.heard == ["recognizer"] && stubborn.gestureRecognizers == nil)
    }

    @Test("CT1: what a control says of its tracking can be overridden, and it tracks as before")
    func control() {
        let board = Board()
        let control = board.put(Coy(), "coy")
        control.addTarget(control, action: Selector("up", Coy.up), for: .touchUpInside)
        control.addTarget(control, action: Selector("drag", Coy.up), for: .touchDragInside)
        let middle = control.convert(
            CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        board.tap(1, middle.x, middle.y)
        #expect(control.ups == 1 && control.refused == 1 && !control.isTracking)
    }

    private final class Coy: UIControl {
        var ups = 0
        var refused = 0
        override var isTracking: Bool { false }
        override var isTouchInside: Bool { false }
        override func addTarget(_ target: Any?, action: Selector, for events: Event) {
            if events.contains(.touchDragInside) {
                refused += 1
            } else {
                super.addTarget(target, action: action, for: events)
            }
        }
        func up() { ups += 1 }
    }

    private final class BackwardsPan: UIPanGestureRecognizer {
        var seen: [CGPoint] = []
        func note() { seen.append(translation(in: nil)) }
        override var view: UIView? { nil }
        override func location(in view: UIView?) -> CGPoint { CGPoint(x: -1, y: -1) }
        override func translation(in view: UIView?) -> CGPoint {
            let way = super.translation(in: view)
            return CGPoint(x: -way.x, y: -way.y)
        }
    }

    private final class Stubborn: UIView {
        var heard: [String] = []
        var passesOn = false
        override func addSubview(_ view: UIView) {
            heard.append("add")
            if passesOn { super.addSubview(view) }
        }
        override func removeFromSuperview() {
            heard.append("remove")
            super.removeFromSuperview()
        }
        override func setNeedsLayout() {
            heard.append("layout")
            super.setNeedsLayout()
        }
        override func setNeedsDisplay() {
            heard.append("display")
            super.setNeedsDisplay()
        }
        override func layoutIfNeeded() {
            heard.append("now")
            super.layoutIfNeeded()
        }
        override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
            heard.append("recognizer")
            super.addGestureRecognizer(recognizer)
        }
    }
}
