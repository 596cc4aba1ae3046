// It begins with the first touch, and keeps where the finger goes.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let view = stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let recognizer = BBCGestureRecognizer(target: ear, action: ear.selector)
        view.addGestureRecognizer(recognizer)
        stage.drag(from: (50, 50), to: (250, 250), lifting: false)
        stage.expect(ear.heard.first == "began" && ear.heard.last == "changed", "\(ear.heard)")
        stage.expect(
            recognizer.recordedPoints.count == 11, "\(recognizer.recordedPoints.count) points")
        stage.expect(recognizer.recordedPoints.last == CGPoint(x: 250, y: 250), "the last one")
    }
}
