// Each move leaves a ball, which is gone after a while; touches go on.
extension Scenario {
    static func play(_ stage: Stage) {
        let window = TouchWindow(frame: stage.window.frame)
        let view = UIView(frame: window.bounds)
        let ear = Ear()
        view.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: ear.selector))
        window.addSubview(view)
        window.makeKeyAndVisible(in: stage.application)
        stage.down(100, 100)
        stage.move(102, 100)
        stage.expect(window.subviews.count == 3, "\(window.subviews.count - 1) balls")
        stage.up()
        stage.expect(ear.heard == ["ended"], "\(ear.heard)")
        stage.wait(1)
        stage.expect(window.subviews.count == 1, "\(window.subviews.count - 1) balls are left")
    }
}
