// A finger that goes a quarter around the middle of the view has turned it by π/2.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let view = stage.show(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
        let recognizer = SingleTouchRotationGestureRecognizer(target: ear, action: ear.selector)
        view.addGestureRecognizer(recognizer)
        stage.turn(about: (200, 200), radius: 80, from: 0, to: 90, lifting: false)
        stage.expect(abs(recognizer.rotation), near: .pi / 2, "rotation")
        stage.expect(recognizer.state == .changed, "state \(recognizer.state)")
        stage.up()
        stage.expect(ear.heard.first == "began" && ear.heard.last == "ended", "\(ear.heard)")
        stage.expect(recognizer.rotation == 0, "it is reset")
    }
}
