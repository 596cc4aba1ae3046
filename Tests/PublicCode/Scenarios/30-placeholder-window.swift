// What hits the window itself goes to the window below.
extension Scenario {
    static func play(_ stage: Stage) {
        let below = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let ear = Ear()
        below.addTarget(ear, action: ear.selector, for: .touchUpInside)
        stage.show(below)
        let window = PassthroughWindow(frame: stage.window.frame)
        window.windowLevel = .alert
        let view = PassthroughView(frame: window.bounds)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        button.addTarget(ear, action: ear.selector, for: .touchDown)
        view.addSubview(button)
        window.addSubview(view)
        window.makeKeyAndVisible(in: stage.application)
        stage.tap(50, 300)
        stage.expect(ear.heard.count == 1, "the button below: \(ear.heard.count)")
        stage.down(150, 120)
        stage.expect(ear.heard.count == 2 && button.isHighlighted, "the button above")
        stage.up()
        view.isPassthrough = false
        stage.tap(50, 300)
        stage.expect(ear.heard.count == 2, "nothing passes: \(ear.heard.count)")
    }
}
