// A point shows each finger while it is down.
extension Scenario {
    static func play(_ stage: Stage) {
        let window = VisibleTouchWindow(frame: stage.window.frame)
        window.makeKeyAndVisible(in: stage.application)
        stage.down(100, 100)
        stage.wait(0.2)
        let points = window.subviews.filter { $0 is TouchPointView }
        stage.expect(points.count == 1, "\(points.count) points")
        stage.move(150, 120)
        stage.expect(
            abs((points.first?.frame.midX ?? 0) - 150) < 1,
            "it follows: \(String(describing: points.first?.frame))")
        stage.up()
        stage.wait(1)
        stage.expect(window.subviews.filter { $0 is TouchPointView }.isEmpty, "it stays")
    }
}
