// The upper knob goes where it is dragged, and not below the lower one.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let slider = RangeSlider(frame: .zero)
        slider.frame = CGRect(x: 20, y: 100, width: 350, height: 40)
        slider.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.show(slider)
        let upper = slider.positionForValue(slider.upperValue)
        let lower = slider.lowerValue
        stage.drag(from: (20 + upper.x, 100 + upper.y), to: (20 + upper.x - 60, 100 + upper.y))
        stage.expect(
            slider.upperValue < 7 && slider.upperValue > 5, "upper \(slider.upperValue)")
        stage.expect(slider.lowerValue == lower, "lower \(slider.lowerValue)")
        stage.expect(!ear.heard.isEmpty, "no action")
    }
}
