// A pan has the direction that it starts in, and is cancelled if it does not go far enough there.
extension Scenario {
    private final class Told: NSObject, DirectedPanGestureRecognizerDelegate {
        var told: [String] = []
        func directedPanGestureRecognizer(didStart recognizer: DirectedPanGestureRecognizer) {
            told.append("start")
        }
        func directedPanGestureRecognizer(didUpdate recognizer: DirectedPanGestureRecognizer) {
            if told.last != "update" { told.append("update") }
        }
        func directedPanGestureRecognizer(didCancel recognizer: DirectedPanGestureRecognizer) {
            told.append("cancel")
        }
        func directedPanGestureRecognizer(didFinish recognizer: DirectedPanGestureRecognizer) {
            told.append("finish")
        }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let view = stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)))
        let recognizer = DirectedPanGestureRecognizer()
        recognizer.delegate = told
        view.addGestureRecognizer(recognizer)
        stage.drag(from: (300, 200), to: (200, 210), lifting: false)
        stage.expect(recognizer.initialDirection == .left, "direction")
        stage.expect(recognizer.translation(inDirection: .left) > 80, "translation")
        stage.up()
        stage.expect(told.told == ["start", "update", "finish"], "\(told.told)")
        stage.expect(recognizer.initialDirection == nil, "it is not reset")
        told.told = []
        recognizer.minimumTranslation = 150
        stage.drag(from: (100, 100), to: (100, 200))
        stage.expect(told.told == ["start", "update", "cancel"], "\(told.told)")
    }
}
