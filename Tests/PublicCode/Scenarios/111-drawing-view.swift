// It draws anew for each move.
extension Scenario {
    private final class Watched: DrawingView {
        var drawings = 0
        override func draw(_ rect: CGRect) {
            drawings += 1
            super.draw(rect)
        }
    }

    static func play(_ stage: Stage) {
        let view = stage.show(Watched(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        stage.expect(!view.isMultipleTouchEnabled && view.contentMode == .redraw, "set up")
        stage.wait(0.1)
        let before = view.drawings
        stage.wait(0.1)
        stage.expect(view.drawings == before, "it draws without a touch")
        stage.drag(from: (20, 20), to: (200, 200))
        stage.wait(0.1)
        stage.expect(view.drawings >= before + 10, "\(view.drawings - before) drawings")
    }
}
