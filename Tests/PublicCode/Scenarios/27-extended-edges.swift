// The insets make the button larger for touches.
extension Scenario {
    static func play(_ stage: Stage) {
        let button = TestButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.show(button)
        stage.expect(
            stage.window.hitTest(CGPoint(x: 95, y: 120), with: nil) !== button, "without insets")
        button.extendedEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        stage.expect(
            stage.window.hitTest(CGPoint(x: 95, y: 120), with: nil) === button, "with insets")
        button.isHidden = true
        stage.expect(stage.window.hitTest(CGPoint(x: 95, y: 120), with: nil) !== button, "hidden")
    }
}
