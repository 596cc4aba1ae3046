// Two taps zoom to 2, two more back.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = stage.show(UIZoomImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        stage.tap(150, 150)
        stage.wait(0.1)
        stage.tap(150, 150)
        stage.wait(1)
        stage.expect(view.zoomScale, near: 2, "zoomed in")
        stage.wait(1)
        stage.tap(150, 150)
        stage.wait(0.1)
        stage.tap(150, 150)
        stage.wait(1)
        stage.expect(view.zoomScale, near: 1, "zoomed out")
    }
}
