import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ControlValueTests {
    @Test("CT1: the slider's thumb follows the finger from where it was taken hold of")
    func sliderFollows() {
        let board = Board()
        let slider = board.put(UISlider(), "volume", at: sliderFrame)
        board.down(1, 60, 67)
        board.move(to: 160, 67)
        #expect(slider.value == 0.5)
        board.move(to: 900, 67)
        board.up()
        #expect(slider.value == 1)
        #expect(
            board.trace.sentences("value") == [
                "volume: 0.000", "volume: 0.500", "volume: 1.000",
            ])
    }

    @Test("CT1: the track beside the thumb is not for taking hold of")
    func sliderTrack() {
        let board = Board()
        let slider = board.put(UISlider(), "volume", at: sliderFrame)
        board.tap(1, 200, 67)
        #expect(slider.value == 0)
        #expect(board.log.take() == "")
    }

    @Test("CT1: a slider that is not continuous tells its value when the finger lifts")
    func sliderAtTheEnd() {
        let board = Board()
        let slider = board.put(UISlider(), "volume", at: sliderFrame)
        slider.isContinuous = false
        board.down(1, 64, 67)
        board.drag(by: 100, 0, steps: 3)
        #expect(!board.log.take().contains("valueChanged"))
        board.up()
        #expect(
            board.log.take() == """
                volume valueChanged, volume primaryActionTriggered, volume touchUpInside
                """)
    }

    @Test("CT1: values stay between their ends, whatever they are set to")
    func limits() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
        let stepper = UIStepper()
        stepper.value = -1
        #expect(stepper.value == 0)
        stepper.value = .infinity
        #expect(stepper.value == 0)
    }

    @Test("CT1: a tap changes the switch over; what is drawn follows on event time")
    func switchTap() {
        let board = Board()
        #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
        let wifi = board.put(UISwitch(), "wifi", at: CGRect(x: 150, y: 150, width: 51, height: 31))
        board.tap(1, 160, 160)
        #expect(wifi.isOn)
        #expect(
            board.log.take() == """
                wifi touchDown, wifi valueChanged, wifi primaryActionTriggered, wifi touchUpInside
                """)
        #expect(board.app.nextDue != nil)
        board.wait(0.3)
        #expect(board.app.nextDue == nil)
    }

    @Test("CT1: a switch that what it brings about disables keeps its value and cancels nothing")
    func switchDisablesItself() {
        let board = Board()
        let wifi = board.put(UISwitch(), "wifi", at: CGRect(x: 150, y: 150, width: 51, height: 31))
        wifi.addAction(UIAction { [weak wifi] _ in wifi?.isEnabled = false }, for: .valueChanged)
        board.tap(1, 160, 160)
        #expect(wifi.isOn && !wifi.isTracking && !wifi.isHighlighted)
        #expect(
            board.log.take() == """
                wifi touchDown, wifi valueChanged, wifi primaryActionTriggered, wifi touchUpInside
                """)
    }

    @Test("TE9: what a switch paints on its way is the same, in one step or a hundred")
    func switchPaints() {
        var traces: [String] = []
        for steps in [1, 100] {
            let board = Board()
            let frame = CGRect(x: 150, y: 150, width: 51, height: 31)
            board.put(UISwitch(), "wifi", at: frame).setOn(true, animated: true)
            for _ in 0..<steps { board.wait(0.5 / Double(steps)) }
            traces.append(board.trace.text)
        }
        #expect(traces[0] == traces[1])
        #expect(traces[0].components(separatedBy: "wifi: drawing").count > 9)
    }

    @Test("CT8: a switch is 51 × 31 whatever size it is given; its origin is taken")
    func switchSize() {
        let frame = CGRect(x: 20, y: 30, width: 100, height: 80)
        let toggle = UISwitch(frame: frame)
        #expect(toggle.frame == CGRect(x: 20, y: 30, width: 51, height: 31))
        toggle.frame = frame.offsetBy(dx: 10, dy: 10)
        #expect(toggle.frame == CGRect(x: 30, y: 40, width: 51, height: 31))
        toggle.bounds = CGRect(x: 5, y: 0, width: 1, height: 1)
        #expect(toggle.bounds == CGRect(x: 5, y: 0, width: 51, height: 31))
        toggle.transform = CGAffineTransform(scaleX: 2, y: 2)
        toggle.frame = frame
        #expect(toggle.frame == CGRect(x: 20, y: 30, width: 102, height: 62))
    }

    @Test("CT1: a push across moves the switch, and back again is no change")
    func switchPush() {
        let board = Board()
        let wifi = board.put(UISwitch(), "wifi", at: CGRect(x: 150, y: 150, width: 51, height: 31))
        board.down(1, 160, 160)
        board.move(to: 195, 160)
        #expect(wifi.isOn)
        board.move(to: 155, 160)
        board.up()
        #expect(!wifi.isOn)
        #expect(!board.log.take().contains("valueChanged"))
    }

    @Test("CT1: the stepper steps when the finger lifts, and goes on while it rests")
    func stepper() {
        let board = Board()
        let stepper = board.put(
            UIStepper(), "count", at: CGRect(x: 150, y: 150, width: 94, height: 32))
        board.tap(1, 230, 165)
        #expect(stepper.value == 1)
        board.wait(1)
        board.down(1, 230, 165)
        board.wait(0.75)
        board.up()
        #expect(stepper.value == 4)
        board.wait(1)
        board.tap(1, 160, 165)
        #expect(stepper.value == 3)
    }

    @Test("CT1: a stepper wraps if it is told to")
    func stepperWraps() {
        let board = Board()
        let stepper = board.put(
            UIStepper(), "count", at: CGRect(x: 150, y: 150, width: 94, height: 32))
        board.tap(1, 160, 165)
        #expect(stepper.value == 0)
        stepper.wraps = true
        board.wait(1)
        board.tap(1, 160, 165)
        #expect(stepper.value == 100)
    }

    @Test("CT1: a segment is selected where the finger lifts; selecting it again says nothing")
    func segments() {
        let board = Board()
        let control = board.put(
            UISegmentedControl(items: ["One", "Two", "Three"]), "size",
            at: CGRect(x: 50, y: 50, width: 300, height: 32))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        board.down(1, 100, 60)
        board.move(to: 200, 60)
        board.up()
        #expect(control.selectedSegmentIndex == 1)
        #expect(board.log.take().contains("valueChanged"))
        board.wait(1)
        board.tap(1, 200, 60)
        #expect(!board.log.take().contains("valueChanged"))
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 0)
        #expect(control.titleForSegment(at: 0) == "Two")
    }

    @Test("CT1: the pages turn on by a tap on the right, back on the left, and stop at the ends")
    func pages() {
        let board = Board()
        let control = board.put(
            UIPageControl(), "pages", at: CGRect(x: 50, y: 50, width: 100, height: 26))
        control.numberOfPages = 2
        for (x, page) in [(140.0, 1), (140, 1), (60, 0), (60, 0)] {
            board.tap(1, x, 60)
            board.wait(1)
            #expect(control.currentPage == page)
        }
        #expect(board.log.take().components(separatedBy: "valueChanged").count - 1 == 2)
    }

    @Test("CT1: a button shows the title of its state, else the normal one")
    func titles() {
        let board = Board()
        let button = board.put(UIButton(type: .system), "save")
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .highlighted)
        board.down(1, 200, 170)
        #expect(button.currentTitle == "Saving")
        board.up()
        button.isEnabled = false
        #expect(button.currentTitle == "Save")
        #expect(
            board.trace.sentences("text") == ["save: Save", "save: Saving", "save: Save"])
    }

    private let sliderFrame = CGRect(x: 50, y: 50, width: 228, height: 34)
}
