// What a finger draws becomes an image.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = stage.show(DrawingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        stage.expect(!view.hasLines(), "lines before any")
        stage.drag(from: (20, 20), to: (200, 200))
        stage.expect(view.hasLines(), "no lines")
        view.clear()
        stage.expect(!view.hasLines(), "lines after clearing")
    }
}
