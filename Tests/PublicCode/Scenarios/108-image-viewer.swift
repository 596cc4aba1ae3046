// It tells that it slides while the finger is down, and goes where the thumb is dragged.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let slider = Slider.createSlider(300, height: 40, pointerDiameter: 20, barHeight: 2)
        slider.frame.origin = CGPoint(x: 45, y: 100)
        slider.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.show(slider)
        stage.expect(!slider.isSliding, "it slides before any touch")
        stage.drag(from: (65, 120), to: (195, 120), lifting: false)
        stage.expect(slider.isSliding, "it does not slide")
        stage.expect(CGFloat(slider.value), near: 0.5, within: 0.05, "value")
        stage.expect(!ear.heard.isEmpty, "no action")
        stage.up()
        stage.expect(!slider.isSliding, "it still slides")
    }
}
