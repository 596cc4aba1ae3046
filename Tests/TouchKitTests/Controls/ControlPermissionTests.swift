import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ControlPermissionTests {
    @Test("CT3: a tap on a button in a tappable view: the view's tap fails, the button acts")
    func buttonInTappableView() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.a)
        board.put(UIButton(type: .system), "save")
        board.tap(1, 200, 170)
        #expect(
            board.log.take()
                == "save touchDown, save touchUpInside, save primaryActionTriggered")
        let trace = board.trace.sentences("question", "transition")
        #expect(
            trace.suffix(2) == [
                "save.viewShouldBegin(tap) = no, view",
                "tap: possible → failed, should begin refused",
            ])
    }

    @Test("CT3: with cancelsTouchesInView off on the tap, both act")
    func bothAct() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.a).cancelsTouchesInView = false
        board.put(UIButton(type: .system), "save")
        board.tap(1, 200, 170)
        #expect(
            board.log.take() == """
                save touchDown, tap ended, save touchUpInside, save primaryActionTriggered
                """)
    }

    @Test("CT2: a tap of the button's own may begin")
    func ownTap() {
        let board = Board()
        let button = board.put(UIButton(type: .system), "save")
        board.add(UITapGestureRecognizer(), "tap", to: button)
        board.tap(1, 200, 170)
        #expect(board.log.take() == "save touchDown, tap ended, save touchCancel")
    }

    @Test("CT2: buttons, switches, steppers, segments and pages keep an ancestor's single tap")
    func whoKeepsTaps() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let controls: [(UIControl, Bool)] = [
            (UIButton(type: .custom), true), (UISwitch(), true), (UIStepper(), true),
            (UISegmentedControl(items: ["a", "b"]), true), (pages, true), (UISlider(), false),
            (UIControl(), false),
        ]
        for (control, keeps) in controls {
            let board = Board()
            board.add(UITapGestureRecognizer(), "tap", to: board.a)
            board.put(control, "it")
            board.tap(1, 190, 165)
            let tapActed = board.log.take().contains("tap ended")
            #expect(tapActed == !keeps, "\(type(of: control))")
        }
    }

    @Test("CT2: double taps, two fingers and other gestures pass")
    func otherGesturesPass() {
        let board = Board()
        let button = board.put(UIButton(type: .system), "save")
        let double = board.add(UITapGestureRecognizer(), "double", to: board.a)
        double.numberOfTapsRequired = 2
        let two = board.add(UITapGestureRecognizer(), "two", to: board.a)
        two.numberOfTouchesRequired = 2
        let others = [double, two, UILongPressGestureRecognizer(), UIPanGestureRecognizer()]
        for recognizer in others {
            board.a.addGestureRecognizer(recognizer)
            #expect(button.gestureRecognizerShouldBegin(recognizer))
        }
    }

    @Test("CT2: a disabled button has no say")
    func disabledHasNoSay() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.a)
        board.put(UIButton(type: .system), "save").isEnabled = false
        board.tap(1, 200, 170)
        #expect(board.trace.sentences("transition") == ["tap: possible → ended, analysis"])
    }

    @Test("DL9: an ancestor's double tap makes the button's action late")
    func doubleTapDelaysButton() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.a)
        double.numberOfTapsRequired = 2
        board.put(UIButton(type: .system), "save")
        board.tap(1, 200, 170)
        #expect(board.log.take() == "save touchDown")
        board.wait(0.4)
        #expect(board.log.take() == "save touchUpInside, save primaryActionTriggered")
    }

    @Test("CT2: a slider keeps its thumb from an ancestor's pan along the track")
    func sliderAgainstPan() {
        let board = Board()
        let slider = board.put(UISlider(), "volume", at: sliderFrame)
        board.add(UIPanGestureRecognizer(), "pan", to: board.a)
        board.down(1, 64, 67)
        board.drag(by: 100, 0)
        board.up()
        #expect(!board.log.take().contains("pan"))
        #expect(slider.value > 0.4)
    }

    @Test("CT2: a slider lets a pan across, or one beside the thumb, begin")
    func sliderLetsPass() {
        for (x, dx, dy) in [(64.0, 0.0, 60.0), (200, 60, 0)] {
            let board = Board()
            let slider = board.put(UISlider(), "volume", at: sliderFrame)
            board.add(UIPanGestureRecognizer(), "pan", to: board.a)
            board.down(1, x, 67)
            board.drag(by: dx, dy)
            board.up()
            #expect(board.log.take().contains("pan began"))
            #expect(slider.value == 0)
        }
    }

    @Test("CT2: a slider keeps its thumb from an ancestor's swipe along the track, not across")
    func sliderAgainstSwipe() {
        for (direction, dx, dy, passes) in [
            (UISwipeGestureRecognizer.Direction.right, 80.0, 0.0, false), (.down, 0, 80, true),
        ] {
            let board = Board()
            board.put(UISlider(), "volume", at: sliderFrame)
            board.add(UISwipeGestureRecognizer(), "swipe", to: board.a).direction = direction
            board.down(1, 64, 67)
            board.drag(by: dx, dy)
            board.up()
            #expect(board.log.take().contains("swipe ended") == passes)
        }
    }

    @Test("CT2: a switch keeps an ancestor's pan along it, and lets one across begin")
    func switchAgainstPan() {
        for (dx, dy, passes) in [(30.0, 0.0, false), (0, 30, true)] {
            let board = Board()
            board.put(UISwitch(), "wifi", at: CGRect(x: 150, y: 150, width: 51, height: 31))
            board.add(UIPanGestureRecognizer(), "pan", to: board.a)
            board.down(1, 165, 165)
            board.drag(by: dx, dy)
            board.up()
            #expect(board.log.take().contains("pan began") == passes)
        }
    }

    @Test("CT2: a slider and a switch have no say about recognizers of their own")
    func ownPan() {
        for control in [UISlider(), UISwitch()] {
            let board = Board()
            board.put(control, "it", at: sliderFrame)
            board.add(UIPanGestureRecognizer(), "pan", to: control)
            board.down(1, 64, 67)
            board.drag(by: 30, 0)
            board.up()
            #expect(board.log.take().contains("pan began"))
        }
    }

    @Test("CT2: only one finger is refused: with two on a slider, or a switch, a pan may begin")
    func twoFingers() {
        for control in [UISlider(), UISwitch()] {
            let board = Board()
            board.put(control, "it", at: sliderFrame)
            let pan = board.add(UIPanGestureRecognizer(), "pan", to: board.a)
            pan.minimumNumberOfTouches = 2
            board.together((1, .began, 60, 67), (2, .began, 70, 67))
            board.together((1, .moved, 90, 67), (2, .moved, 100, 67))
            #expect(pan.state == .began)
        }
    }

    @Test("CT2: a pan of exactly 10 pt along the thumb's track is refused too")
    func justBegun() {
        let board = Board()
        board.put(UISlider(), "volume", at: sliderFrame)
        let pan = board.add(UIPanGestureRecognizer(), "pan", to: board.a)
        board.down(1, 64, 67)
        board.move(to: 74, 67)
        #expect(pan.state == .failed)
    }

    /// The thumb at the left end has its middle at (64, 67).
    private let sliderFrame = CGRect(x: 50, y: 50, width: 228, height: 34)
}
