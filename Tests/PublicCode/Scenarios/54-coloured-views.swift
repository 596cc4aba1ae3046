// The views' own hit-testing finds the innermost one.
extension Scenario {
    static func play(_ stage: Stage) {
        let green = stage.show(GreenView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let button = YellowButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        green.addSubview(button)
        stage.expect(
            stage.window.hitTest(CGPoint(x: 60, y: 60), with: nil) === button, "the button")
        stage.expect(green.backgroundColor != .black, "green")
        stage.expect(
            stage.window.hitTest(CGPoint(x: 250, y: 250), with: nil) === green, "the green view")
        stage.expect(green.backgroundColor == .black, "black")
    }
}
