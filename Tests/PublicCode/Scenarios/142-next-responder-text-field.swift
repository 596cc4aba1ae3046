// Return goes on to the next field, then taps the button; with nothing next it ends the typing.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(UIViewController())
        let view: UIView = controller.view
        let first = NextResponderTextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        let second = NextResponderTextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        let button = UIButton(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        let ear = Ear()
        button.addTarget(ear, action: ear.selector, for: .touchUpInside)
        first.nextResponderField = second
        second.nextResponderField = button
        view.addSubview(first)
        view.addSubview(second)
        view.addSubview(button)
        stage.settle()
        stage.tap(150, 120)
        stage.wait(1)
        stage.expect(first.isFirstResponder, "the first field")
        first.sendActions(for: .editingDidEndOnExit)
        stage.expect(second.isFirstResponder, "the second one after return")
        stage.expect(!first.isFirstResponder, "the first one no more")
        second.sendActions(for: .editingDidEndOnExit)
        stage.expect(ear.heard.count == 1, "the button is tapped: \(ear.heard)")
        second.becomeFirstResponder()
        second.nextResponderField = nil
        second.sendActions(for: .editingDidEndOnExit)
        stage.expect(!second.isFirstResponder, "nobody after the last return")
    }
}
