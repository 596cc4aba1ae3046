import Testing

@testable import TouchKit

@Suite struct ControlTests {
    @Test("CT1: a tap is touchDown, then touchUpInside; the highlight comes and goes with it")
    func tap() {
        let board = Board()
        let control = board.put(UIControl(), "dial")
        board.down(1, 200, 170)
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        #expect(control.state == .highlighted)
        board.up()
        #expect(!control.isHighlighted && !control.isTracking)
        #expect(board.log.take() == "dial touchDown, dial touchUpInside")
        #expect(
            board.trace.sentences("flag") == [
                "dial: highlighted on", "dial: highlighted off",
            ])
    }

    @Test("CT1: a button's touchUpInside is followed by its primary action")
    func buttonTap() {
        let board = Board()
        board.put(UIButton(type: .system), "save")
        board.tap(1, 200, 170)
        #expect(
            board.log.take()
                == "save touchDown, save touchUpInside, save primaryActionTriggered")
    }

    @Test("CT1: a touch whose end the control never hears is given up when the next one comes")
    func lostTouch() {
        let board = Board()
        let control = board.put(UIControl(), "dial")
        let part = UIView(frame: control.bounds)
        control.addSubview(part)
        board.down(1, 200, 170)
        board.window.addSubview(part)
        board.up()
        #expect(control.isTracking)
        part.removeFromSuperview()
        board.wait(1)
        board.tap(1, 200, 170)
        #expect(
            board.log.take()
                == "dial touchDown, dial touchCancel, dial touchDown, dial touchUpInside")
        #expect(!control.isTracking)
    }

    @Test("CT1: while dragging, inside reaches 70 points beyond the bounds and not one more")
    func dragOutset() {
        let board = Board()
        let control = board.put(UIControl(), "dial")
        board.down(1, 200, 170)
        board.move(to: 319.5, 170)
        board.move(to: 320, 170)
        #expect(!control.isHighlighted)
        board.move(to: 330, 170)
        board.move(to: 310, 170)
        #expect(control.isHighlighted)
        board.move(to: 500, 170)
        board.up()
        #expect(
            board.log.take() == """
                dial touchDown, dial touchDragInside, dial touchDragExit, dial touchDragOutside, \
                dial touchDragOutside, dial touchDragEnter, dial touchDragInside, \
                dial touchDragExit, dial touchDragOutside, dial touchUpOutside
                """)
    }

    @Test("CT1: the 70 points are a tunable")
    func tunedOutset() {
        let board = Board()
        board.app.tuning.controlDragOutset = 0
        let control = board.put(UIControl(), "dial")
        board.down(1, 200, 170)
        board.move(to: 251, 170)
        #expect(!control.isTouchInside)
    }

    @Test("CT1: the second tap in a row is a touchDown and a touchDownRepeat")
    func downRepeat() {
        let board = Board()
        board.put(UIControl(), "dial")
        board.tap(1, 200, 170)
        board.wait(0.1)
        board.tap(1, 200, 170)
        #expect(
            board.log.take() == """
                dial touchDown, dial touchUpInside, \
                dial touchDown, dial touchDownRepeat, dial touchUpInside
                """)
    }

    @Test("CT1: a claimed touch cancels the tracking")
    func cancelled() {
        let board = Board()
        let control = board.put(Tracking(), "dial")
        control.log = board.log
        board.add(UIPanGestureRecognizer(), "pan", to: board.a)
        board.down(1, 200, 170)
        board.drag(by: 20, 0, steps: 2)
        board.up()
        #expect(
            board.log.take() == """
                begin, dial touchDown, pan began, cancel, dial touchCancel, pan changed, pan ended
                """)
    }

    @Test("CT1: begin, continue and end tracking surround the events")
    func trackingMethods() {
        let board = Board()
        let control = board.put(Tracking(), "dial")
        control.log = board.log
        board.down(1, 200, 170)
        board.move(to: 205, 170)
        board.up()
        #expect(
            board.log.take() == """
                begin, dial touchDown, continue, dial touchDragInside, end, dial touchUpInside
                """)
    }

    @Test("CT1: beginTracking no: consumed, and nothing else")
    func beginRefused() {
        let board = Board()
        let control = board.put(Tracking(), "dial")
        control.begins = false
        board.tap(1, 200, 170)
        #expect(board.log.take() == "")
        #expect(board.trace.sentences("consumed").first == "touchesBegan: dial keeps it")
    }

    @Test("CT1: continueTracking no: the touch is followed no more")
    func continueRefused() {
        let board = Board()
        let control = board.put(Tracking(), "dial")
        control.continues = false
        board.down(1, 200, 170)
        board.move(to: 205, 170)
        #expect(!control.isTracking && !control.isHighlighted)
        board.up()
        #expect(board.log.take() == "dial touchDown")
    }

    @Test("RC3: an enabled control consumes its touches, a disabled one forwards them")
    func disabledForwards() {
        let board = Board()
        let control = board.put(UIButton(type: .system), "save")
        board.tap(1, 200, 170)
        #expect(!board.log.take().contains("A "))
        control.isEnabled = false
        board.wait(1)
        board.tap(1, 200, 170)
        #expect(board.log.take() == "A began, A ended")
        #expect(!control.isTracking)
    }

    @Test("RC3: disabled in mid-track, it cancels at once and keeps the rest of that touch")
    func disabledInMidTrack() {
        let board = Board()
        let control = board.put(UIButton(type: .system), "save")
        board.down(1, 200, 170)
        control.isEnabled = false
        #expect(board.log.take() == "save touchDown, save touchCancel")
        board.move(to: 210, 170)
        board.up()
        #expect(board.log.take() == "")
        board.wait(1)
        board.tap(1, 200, 170)
        #expect(board.log.take() == "A began, A ended")
    }

    @Test("DL13: removed in mid-touch, it cancels at once")
    func removedInMidTouch() {
        let board = Board()
        let control = board.put(UIButton(type: .system), "save")
        board.down(1, 200, 170)
        control.removeFromSuperview()
        #expect(board.log.take() == "save touchDown, save touchCancel")
        board.up()
        #expect(board.log.take() == "")
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test("CT1: wherever a control is touched, the control itself is the hit view")
    func hitView() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let controls: [UIControl] = [
            UIButton(type: .system), UISwitch(), UIStepper(), UISlider(), pages,
            UISegmentedControl(items: ["a", "b"]),
        ]
        for control in controls {
            let board = Board()
            board.put(control, "it")
            for part in [0.02, 0.3, 0.5, 0.98] {
                let place = CGPoint(
                    x: control.frame.minX + control.frame.width * part, y: control.frame.midY)
                #expect(board.app.hitTest(place) === control)
            }
        }
    }

    @Test("CT1: a second finger is consumed and not tracked")
    func secondFinger() {
        let board = Board()
        let control = board.put(UIControl(), "dial")
        control.isMultipleTouchEnabled = true
        board.down(1, 200, 170)
        board.down(2, 210, 170)
        board.up(2)
        #expect(board.log.take() == "dial touchDown")
        board.up(1)
        #expect(board.log.take() == "dial touchUpInside")
    }

    @Test("CT1: a control that is disabled or removed as its tracking begins does not track")
    func goneWhileItBegins() {
        for isRemoved in [false, true] {
            let board = Board()
            let control = board.put(Tracking(), "dial")
            control.log = board.log
            control.onBegin = { [unowned control] in
                if isRemoved { control.removeFromSuperview() } else { control.isEnabled = false }
            }
            board.down(1, 200, 170)
            #expect(!control.isTracking && !control.isHighlighted)
            #expect(board.log.take() == "begin, cancel")
        }
    }

    /// A control that writes down its tracking.
    private final class Tracking: UIControl {
        weak var log: Log?
        var begins = true
        var continues = true
        var onBegin: () -> Void = {}

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log?.lines.append("begin")
            onBegin()
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log?.lines.append("continue")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            log?.lines.append("end")
        }
        override func cancelTracking(with event: UIEvent?) { log?.lines.append("cancel") }
    }
}
