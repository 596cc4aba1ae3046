// The recognizer begins when the finger comes down, and what is wiped is no longer as it was.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = MaskableView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        view.backgroundColor = .red
        stage.show(view)
        view.circleCursorColor = .blue
        view.updateBounds()
        let before = view.image
        let ear = Ear()
        let recognizer = TouchDownPanGestureRecognizer(target: ear, action: ear.selector)
        recognizer.delegate = nil
        let plain = stage.show(UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 300)))
        plain.addGestureRecognizer(recognizer)
        stage.down(100, 500)
        stage.expect(ear.heard == ["began"], "\(ear.heard)")
        stage.up()
        stage.drag(from: (100, 100), to: (200, 200))
        stage.expect(before != nil && view.image != before, "nothing is wiped")
    }
}
