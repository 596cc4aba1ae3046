// The root view is passed by, its subviews are not.
extension Scenario {
    static func play(_ stage: Stage) {
        let below = stage.show(UIView(frame: stage.window.bounds))
        let window = PassthroughWindow(frame: stage.window.frame)
        window.windowLevel = .alert
        let controller = UIViewController()
        window.rootViewController = controller
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        controller.view.addSubview(button)
        window.makeKeyAndVisible(in: stage.application)
        stage.expect(window.hitTest(CGPoint(x: 150, y: 120), with: nil) === button, "the button")
        final class Below: UITapGestureRecognizer {}
        let ear = Ear()
        below.addGestureRecognizer(Below(target: ear, action: ear.selector))
        stage.tap(300, 300)
        stage.expect(ear.heard == ["ended"], "below: \(ear.heard)")
        stage.tap(150, 120)
        stage.expect(ear.heard == ["ended"], "behind the button: \(ear.heard)")
    }
}
