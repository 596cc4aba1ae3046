// A touch that is made presses the button that it is at.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        button.addTarget(ear, action: ear.selector, for: .touchDown)
        stage.show(button)
        let touch = UITouch(with: CGPoint(x: 150, y: 125), in: stage.window)
        UIEvent.send(touches: [touch])
        stage.expect(ear.heard.count == 1, "\(ear.heard)")
        stage.expect(touch.phase == .stationary, "its phase")
    }
}
