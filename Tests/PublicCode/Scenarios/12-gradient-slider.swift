// The thumb follows the finger.
extension Scenario {
    static func play(_ stage: Stage) {
        let slider = GradientSlider(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        slider.value = 0
        stage.show(slider)
        stage.drag(from: (40, 120), to: (170, 120))
        stage.expect(slider.value, near: 0.5, within: 0.1, "value")
    }
}
