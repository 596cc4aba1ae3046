// A dot gets its touch when the delaying recognizer gives up, 0.15 s later.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = stage.show(UIView(frame: stage.window.bounds))
        view.addGestureRecognizer(TouchDelayGestureRecognizer(target: nil, action: nil))
        let dot = DotView.randomDotView()
        dot.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        view.addSubview(dot)
        stage.down(120, 120)
        stage.expect(dot.alpha == 1, "too early")
        stage.wait(0.2)
        stage.expect(dot.alpha == 0.5, "alpha \(dot.alpha)")
        stage.up()
        stage.expect(dot.alpha == 1, "let go: \(dot.alpha)")
        let overlay = OverlayScrollView(frame: stage.window.bounds)
        stage.show(overlay)
        stage.expect(
            stage.window.hitTest(CGPoint(x: 120, y: 120), with: nil) === dot,
            "the overlay is in the way")
    }
}
