// A button is hit beside itself; a subview is hit outside its superview.
extension Scenario {
    static func play(_ stage: Stage) {
        let button = EnlargeTouchRangeButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        button.enlargeWidth = 20
        button.enlargeHeight = 20
        let ear = Ear()
        button.addTarget(ear, action: ear.selector, for: .touchUpInside)
        stage.show(button)
        stage.tap(190, 150)
        stage.expect(ear.heard.count == 1, "beside: \(ear.heard.count)")
        stage.tap(205, 150)
        stage.expect(ear.heard.count == 1, "far off: \(ear.heard.count)")
        let controller = stage.show(ViewController())
        stage.expect(
            stage.window.hitTest(CGPoint(x: 205, y: 130), with: nil) is ViewE
                || stage.window.hitTest(CGPoint(x: 60, y: 130), with: nil) is ViewC, "nested views")
        _ = controller
    }
}
