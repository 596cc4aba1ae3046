// The field that was tapped is the first responder, and is found.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(UIViewController())
        let view: UIView = controller.view
        let first = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        let second = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        view.addSubview(first)
        view.addSubview(second)
        stage.settle()
        stage.tap(150, 120)
        stage.wait(1)
        stage.expect(UIResponder.currentFirstResponder() === first, "the first field")
        stage.tap(150, 220)
        stage.wait(1)
        stage.expect(UIResponder.currentFirstResponder() === second, "the second one")
    }
}
