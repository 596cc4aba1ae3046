import Testing
import TouchKit

/// Pointers and pencils above views, and what a pencil's buttons do.
@Suite struct PencilShapeTests {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let board = PencilBoard(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

    init() {
        let (app, window, board) = (app, window, board)
        app.perform {
            window.makeKeyAndVisible(in: app)
            window.addSubview(board)
        }
    }

    private func hover(_ x: Double, _ y: Double, at time: Double, pose: PencilPose? = nil) {
        app.send(
            PointerSample(
                phase: .moved, location: CGPoint(x: x, y: y), timestamp: time, pose: pose))
    }

    private func touch(
        _ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double,
        _ type: UITouch.TouchType = .direct, pose: PencilPose? = nil
    ) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time,
                type: type, pose: pose)
        ])
    }

    @Test("PP3: a hovering pencil tells its distance and the direction in which it leans")
    func pencilHovers() {
        board.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let pose = PencilPose(
            altitudeAngle: 1, azimuthAngle: .pi / 2, rollAngle: 0.5, zOffset: 0.25)
        hover(150, 50, at: 1, pose: pose)
        #expect(board.hover.altitudeAngle == 1 && board.hover.rollAngle == 0.5)
        #expect(board.hover.azimuthAngle(in: nil) == .pi / 2)
        #expect(board.hover.azimuthUnitVector(in: nil).dy == 1)
        hover(151, 50, at: 1.1)
        #expect(board.log == ["began z 0.25 azimuth 0", "changed z 0.0 azimuth 0"])
        #expect(board.hover.altitudeAngle == 0)
        #expect(board.hover.azimuthUnitVector(in: nil) == CGVector())
    }

    @Test("TE7: a touch of a pencil leans as its samples say, each coalesced one by itself")
    func pencilTouches() {
        var seen: [String] = []
        let sketch = NotingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        sketch.note = { touch, event in
            for each in event?.coalescedTouches(for: touch) ?? [] {
                seen.append("\(each.altitudeAngle) \(each.force) \(each === touch)")
            }
        }
        window.addSubview(sketch)
        touch(.began, 50, 250, at: 1, .pencil, pose: PencilPose(altitudeAngle: 1))
        var sample = TouchSample(
            finger: 1, phase: .moved, location: CGPoint(x: 60, y: 250), timestamp: 1.1, force: 3,
            type: .pencil, pose: PencilPose(altitudeAngle: 0.5))
        sample.coalesced = [
            TouchSample(
                finger: 1, phase: .moved, location: CGPoint(x: 55, y: 250), timestamp: 1.05,
                force: 2, type: .pencil, pose: PencilPose(altitudeAngle: 0.75))
        ]
        app.send([sample])
        touch(.ended, 60, 250, at: 1.2, .direct)
        #expect(seen == ["0.75 2.0 false", "0.5 3.0 false"])
    }

    @Test("PP2: a hover rests while a button is down, and ends after it if the pointer is gone")
    func hoverRests() {
        hover(150, 50, at: 1)
        touch(.began, 150, 50, at: 1.1, .indirectPointer)
        hover(250, 50, at: 1.2)
        #expect(board.log == ["began z 0.0 azimuth 0"])
        touch(.ended, 250, 50, at: 1.3, .indirectPointer)
        hover(251, 50, at: 1.4)
        #expect(board.log.last == "ended z 0.0 azimuth 0")
    }

    @Test("PP1: a hover that refuses the event as the pointer enters is asked as it enters anew")
    func hoverRefused() {
        let gate = HoverGate()
        board.hover.delegate = gate
        gate.admits = false
        hover(150, 50, at: 1)
        gate.admits = true
        hover(151, 50, at: 1.1)
        #expect(board.log == [] && gate.asked == 1)
        hover(250, 50, at: 1.2)
        hover(150, 50, at: 1.3)
        #expect(board.log == ["began z 0.0 azimuth 0"] && gate.asked == 2)
    }

    @Test("PP4, PP5: a pointer enters regions, and each change is told in one order")
    func regions() {
        board.removeGestureRecognizer(board.hover)
        board.watchPointer()
        hover(110, 50, at: 1)
        hover(140, 50, at: 1.1)
        app.advance(to: 1.5)
        #expect(board.log == ["style of left", "enter left", "entered"])
        hover(160, 50, at: 2)
        hover(195, 50, at: 2.1)
        #expect(
            board.log.dropFirst(3) == [
                "exit left", "style of right", "enter right", "entered", "exit right",
            ])
        hover(160, 50, at: 3)
        app.send(PointerSample(phase: .exited, location: .zero, timestamp: 3.1))
        #expect(board.log.last == "exit right")
    }

    @Test("PP6: the deepest view with a region has the pointer")
    func deepestRegion() {
        board.removeGestureRecognizer(board.hover)
        let card = PointerCard(frame: CGRect(x: 30, y: 0, width: 15, height: 15))
        card.note = { board.log.append($0) }
        board.addSubview(card)
        board.watchPointer()
        card.watchPointer()
        hover(110, 10, at: 1)
        hover(135, 10, at: 2)
        #expect(
            board.log == [
                "style of left", "enter left", "entered", "exit left", "enter card 15.0",
            ])
        hover(136, 10, at: 2.1)
        hover(125, 10, at: 3)
        #expect(
            board.log.dropFirst(5) == ["exit card", "style of left", "enter left", "entered"])
    }

    @Test("PP7, PP8: taps and squeezes of a pencil reach interactions of views that can be seen")
    func pencilButtons() {
        board.watchPencil()
        app.preferEraser(true)
        app.tapPencil(at: 1)
        app.squeezePencil(
            at: 2,
            hover: PointerSample(
                phase: .moved, location: CGPoint(x: 110, y: 20), timestamp: 2, pose: PencilPose()))
        board.isHidden = true
        app.tapPencil(at: 3)
        #expect(
            board.log == [
                "tap: switchEraser", "squeeze began at 10 20", "squeeze ended nowhere",
            ])
        #expect(app.now == 3)
    }

    @Test("PP9: a scroll view whose pan takes fingers only is not scrolled by a pencil")
    func pencilDrawsFingersScroll() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.panGestureRecognizer.allowedTouchTypes = [
            UITouch.TouchType.direct.rawValue as NSNumber
        ]
        window.addSubview(scroll)
        for (start, type) in [(1.0, UITouch.TouchType.pencil), (3.0, .direct)] {
            touch(.began, 100, 400, at: start, type)
            for step in 1...10 {
                touch(
                    .moved, 100, 400 - Double(step) * 10, at: start + Double(step) / 60, type)
            }
            if type == .pencil { #expect(scroll.contentOffset.y == 0) }
            touch(.cancelled, 100, 300, at: start + 1, type)
        }
        #expect(scroll.contentOffset.y == 90)
    }
}

/// A view that hands on what moves on it.
private final class NotingView: UIView {
    var note: (UITouch, UIEvent?) -> Void = { _, _ in }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { note(touch, event) }
    }
}

private final class HoverGate: UIGestureRecognizerDelegate {
    var admits = true
    var asked = 0
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        asked += 1
        return admits && event.type == .hover
    }
}
