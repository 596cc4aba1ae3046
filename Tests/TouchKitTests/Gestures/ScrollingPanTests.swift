import Testing
import TouchTrace

@testable import TouchKit

/// A pointer's wheel or trackpad over pans that allow it (BR3).
@Suite("BR3: pans that a pointer scrolls") struct ScrollingPanTests {
    private let board = Board()
    private let place = CGPoint(x: 200, y: 200)

    private func pan(
        _ name: String = "pan", on view: UIView? = nil, types: UIScrollTypeMask = .all
    ) -> UIPanGestureRecognizer {
        let pan = board.add(UIPanGestureRecognizer(), name, to: view ?? board.a)
        pan.allowedScrollTypesMask = types
        return pan
    }

    private func scroll(
        _ dx: Double, _ dy: Double, _ type: UIScrollType = .discrete, at place: CGPoint? = nil
    ) {
        board.app.send(
            PointerSample(
                phase: .scroll, location: place ?? self.place, timestamp: board.time,
                scroll: CGVector(dx: dx, dy: dy), scrollType: type))
        board.checkInvariants()
    }

    @Test("It begins at once, follows without touches, and ends when the scrolling stops")
    func course() {
        let pan = self.pan()
        scroll(0, -12)
        #expect(pan.state == .began && pan.numberOfTouches == 0)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -12))
        #expect(pan.location(in: board.a) == place)
        board.wait(0.05)
        scroll(3, -12)
        #expect(pan.state == .changed)
        #expect(pan.translation(in: nil) == CGPoint(x: 3, y: -24))
        board.wait(0.0999)
        #expect(pan.state == .changed)
        board.wait(0.0002)
        #expect(pan.state == .possible)
        #expect(board.log.lines == ["pan began", "pan changed", "pan ended"])
        #expect(board.app._leftovers().isEmpty)
    }

    @Test(
        "Only the kinds that its mask allows, and none unless told",
        arguments: [
            ([], .discrete, false), ([], .continuous, false), (.discrete, .discrete, true),
            (.discrete, .continuous, false), (.continuous, .continuous, true),
            (.continuous, .discrete, false), (.all, .discrete, true), (.all, .continuous, true),
        ] as [(UIScrollTypeMask, UIScrollType, Bool)])
    func mask(mask: UIScrollTypeMask, type: UIScrollType, begins: Bool) {
        let pan = self.pan(types: mask)
        scroll(0, -12, type)
        #expect((pan.state == .began) == begins)
        #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
        #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
    }

    @Test("The delegate is asked about the event, and never about a touch")
    func delegate() {
        let pan = self.pan()
        let delegate = Choosy()
        pan.delegate = delegate
        delegate.takesEvents = false
        scroll(0, -12)
        #expect(pan.state == .possible && delegate.types == [.scroll])
        board.wait(1)
        delegate.takesEvents = true
        scroll(0, -12)
        #expect(pan.state == .began && !delegate.wasAskedOfTouch)
    }

    @Test(
        "AR7: of two the inner one is recognized, and both if a delegate allows it",
        arguments: [false, true])
    func arbitration(together: Bool) {
        let (outer, inner) = (pan("outer"), pan("inner", on: board.b))
        let delegate = Choosy()
        delegate.allowsOthers = together
        inner.delegate = delegate
        scroll(0, -12)
        scroll(0, -12)
        #expect(inner.state == .changed)
        #expect(outer.state == (together ? .changed : .failed))
        board.wait(1)
        #expect(outer.state == .possible)
    }

    @Test("AR2: one that waits for another begins when the other cannot")
    func requirement() {
        let (first, second) = (pan("first"), pan("second"))
        second.require(toFail: first)
        let delegate = Choosy()
        delegate.lets = false
        first.delegate = delegate
        scroll(0, -12)
        #expect(first.state == .failed && second.state == .began)
    }

    @Test("A finger that comes down ends it, and is the pan's from its beginning")
    func finger() {
        let pan = self.pan()
        scroll(0, -12)
        board.down()
        #expect(board.log.lines.prefix(2) == ["pan began", "pan ended"])
        board.drag(by: 30, 0)
        #expect(pan.state == .changed && pan.numberOfTouches == 1)
        // A finger goes before the wheel.
        scroll(0, -12)
        #expect(pan.translation(in: nil).y == 0)
    }

    @Test("DL11: the system cancels it; SM5: so does switching it off")
    func stopped() {
        let pan = self.pan()
        scroll(0, -12)
        board.app.cancelTouches(at: board.time)
        #expect(board.log.lines == ["pan began", "pan cancelled"])
        board.wait(1)
        scroll(0, -12)
        pan.isEnabled = false
        #expect(board.log.lines.suffix(2) == ["pan began", "pan cancelled"])
        board.wait(1)
        #expect(board.app._leftovers().isEmpty)
    }

    @Test("CT6: a pan in a scroll view takes the wheel from it; around one, gets none of it")
    func scrollViews() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        list.contentSize = CGSize(width: 300, height: 900)
        board.b.addSubview(list)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
        list.addSubview(row)
        let around = pan("around")
        scroll(0, -12)
        #expect(list.contentOffset.y == 12 && around.state == .failed)
        scroll(0, -12)
        #expect(list.contentOffset.y == 24)
        board.wait(1)
        let inside = pan("inside", on: row)
        scroll(0, -12)
        #expect(list.contentOffset.y == 24 && inside.state == .began && around.state == .failed)
        board.wait(1)
        inside.isEnabled = false
        // Where the list cannot go the one around it may.
        scroll(0, 100)
        board.wait(1)
        scroll(0, 12)
        #expect(list.contentOffset.y == 0 && around.state == .began)
    }

    @Test("A scroll view whose pan does not allow it, or is switched off, stays")
    func stays() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        list.contentSize = CGSize(width: 300, height: 900)
        board.b.addSubview(list)
        list.panGestureRecognizer.allowedScrollTypesMask = .continuous
        scroll(0, -12)
        #expect(list.contentOffset.y == 0)
        scroll(0, -12, .continuous)
        #expect(list.contentOffset.y == 12)
        list.panGestureRecognizer.isEnabled = false
        scroll(0, -12, .continuous)
        #expect(list.contentOffset.y == 12)
    }
}

/// Answers as it is told.
private final class Choosy: UIGestureRecognizerDelegate {
    var takesEvents = true
    var allowsOthers = false
    var lets = true
    private(set) var types: [UIEvent.EventType] = []
    private(set) var wasAskedOfTouch = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        types.append(event.type)
        return takesEvents
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        wasAskedOfTouch = true
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsOthers }
}
