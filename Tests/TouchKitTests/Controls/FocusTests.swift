import Testing

@testable import TouchKit

@Suite struct FocusTests {
    @Test("The keyboard's focus goes in reading order, past what is disabled or hidden")
    func readingOrder() {
        let board = Board()
        board.put(UIButton(), "d", at: CGRect(x: 10, y: 100, width: 80, height: 44))
        board.put(UIButton(), "b", at: CGRect(x: 200, y: 4, width: 80, height: 44))
        board.put(UIButton(), "a", at: CGRect(x: 10, y: 10, width: 80, height: 44))
        let c = board.put(UIButton(), "c", at: CGRect(x: 300, y: 10, width: 80, height: 44))
        c.isEnabled = false
        board.put(UIButton(), "e", at: CGRect(x: 300, y: 100, width: 80, height: 44)).isHidden =
            true
        var names: [String] = []
        for _ in 0..<4 {
            #expect(board.window.focusNext())
            names.append(board.window.focusedControl?.accessibilityIdentifier ?? "?")
        }
        #expect(names == ["a", "b", "d", "a"])
        board.window.focusPrevious()
        #expect(board.window.focusedControl?.accessibilityIdentifier == "d")
        #expect(!board.window.focus(on: c))
    }

    @Test("What lies in a scroll view is visited together, and scrolled into view")
    func scrollViews() {
        let board = Board()
        let list = UIScrollView(frame: CGRect(x: 10, y: 60, width: 100, height: 100))
        list.contentSize = CGSize(width: 100, height: 400)
        board.window.addSubview(list)
        for (index, y) in [0, 200].enumerated() {
            let row = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
            row.accessibilityIdentifier = "row \(index)"
            list.addSubview(row)
        }
        board.put(UIButton(), "beside", at: CGRect(x: 200, y: 70, width: 80, height: 44))
        board.put(UIButton(), "above", at: CGRect(x: 200, y: 4, width: 80, height: 44))
        let names = board.window.focusableControls.map { $0.accessibilityIdentifier ?? "?" }
        #expect(names == ["above", "row 0", "row 1", "beside"])
        for _ in 0..<3 { board.window.focusNext() }
        #expect(list.contentOffset.y == 144)
        board.window.focusPrevious()
        #expect(list.contentOffset.y == 0)
    }

    @Test("Activating does what a tap does; stepping changes values")
    func keys() {
        let board = Board()
        let button = board.put(UIButton(type: .system), "save")
        #expect(button.accessibilityActivate())
        #expect(board.log.take() == "save touchUpInside, save primaryActionTriggered")
        button.isEnabled = false
        #expect(!button.accessibilityActivate())
        let slider = board.put(UISlider(), "volume")
        slider.accessibilityIncrement()
        #expect(board.log.take() == "volume valueChanged, volume primaryActionTriggered")
        #expect(abs(slider.value - 0.1) < 1e-6)
        let wifi = board.put(UISwitch(), "wifi")
        #expect(wifi.accessibilityActivate())
        #expect(wifi.isOn)
        let stepper = board.put(UIStepper(), "count")
        stepper.accessibilityDecrement()
        #expect(stepper.value == 0)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 1)
    }

    @Test("A focused control says so in its state, and a removed one has lost the focus")
    func state() {
        let board = Board()
        let button = board.put(UIButton(type: .system), "save")
        board.window.focus(on: button)
        #expect(button.isFocused && button.state == .focused)
        button.removeFromSuperview()
        #expect(!button.isFocused)
        #expect(!board.window.focusNext())
    }
}
