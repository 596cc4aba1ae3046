// A disc follows each finger, and fades when it is lifted.
extension Scenario {
    static func play(_ stage: Stage) {
        func discs() -> [UIView] { stage.window.subviews.filter { $0 is TouchView } }
        stage.window.swizzle()
        Visualizer.start()
        stage.down(100, 100)
        stage.expect(discs().map(\.center) == [CGPoint(x: 100, y: 100)], "a disc")
        stage.expect(discs().first?.bounds.size == CGSize(width: 60, height: 60), "its size")
        stage.move(150, 120)
        stage.expect(discs().map(\.center) == [CGPoint(x: 150, y: 120)], "it follows")
        stage.down(300, 300, finger: 2)
        stage.expect(discs().count == 2 && Visualizer.getTouches().count == 2, "two discs")
        stage.up()
        stage.up(finger: 2)
        stage.wait(1)
        stage.expect(discs().isEmpty, "\(discs().count) are left")
        Visualizer.stop()
        stage.down(100, 100)
        stage.expect(discs().isEmpty, "though stopped")
        stage.up()
    }
}
