// A circle shows each finger while it is down.
extension Scenario {
    static func play(_ stage: Stage) {
        let window = GSTouchesShowingWindow(frame: stage.window.frame)
        window.makeKeyAndVisible(in: stage.application)
        stage.down(100, 100)
        stage.expect(window.subviews.count == 1, "\(window.subviews.count) circles")
        stage.expect(
            window.subviews.first?.center == CGPoint(x: 100, y: 100), "where the finger is")
        stage.down(200, 200, finger: 2)
        stage.expect(window.subviews.count == 2, "\(window.subviews.count) circles")
        stage.move(150, 100)
        stage.expect(
            window.subviews.contains { $0.center == CGPoint(x: 150, y: 100) }, "it follows")
        stage.up()
        stage.up(finger: 2)
        stage.wait(2)
        stage.expect(window.subviews.isEmpty, "\(window.subviews.count) are left")
    }
}
