// What it shows of touches keeps none from the views.
extension Scenario {
    static func play(_ stage: Stage) {
        let window = TouchDisplayingWindow(frame: stage.window.frame)
        let ear = Ear()
        let view = UIView(frame: window.bounds)
        view.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: ear.selector))
        window.addSubview(view)
        window.makeKeyAndVisible(in: stage.application)
        stage.tap(100, 100)
        stage.expect(ear.heard == ["ended"], "\(ear.heard)")
        stage.expect(window.subviews.count == 2, "\(window.subviews.count) views")
    }
}
