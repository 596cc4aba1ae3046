// The recognizer that it has is that of taps upon it.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let backdrop = stage.show(FloatingPanelBackdropView(frame: stage.window.bounds))
        let recognizer = UITapGestureRecognizer(target: ear, action: ear.selector)
        backdrop.dismissalTapGestureRecognizer = recognizer
        backdrop.addGestureRecognizer(recognizer)
        stage.tap(100, 100)
        stage.expect(ear.heard == ["ended"], "\(ear.heard)")
        stage.expect(backdrop.dismissalTapGestureRecognizer.view === backdrop, "its view")
    }
}
