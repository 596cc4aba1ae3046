// It follows the finger, and sticks to the nearest edge.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = AADraggableView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
        view.respectedView = stage.window
        view.reposition = .edgesOnly
        stage.show(view)
        stage.drag(from: (130, 130), to: (300, 300), steps: 20, lifting: false)
        stage.expect(view.center.x > 270 && view.center.y > 270, "it follows: \(view.center)")
        stage.up()
        stage.wait(1)
        stage.expect(view.frame.maxX, near: 390, within: 1, "at the edge")
    }
}
