// Each thumb goes where it is dragged; where the lower meets the upper, the upper goes on.
extension Scenario {
    static func play(_ stage: Stage) {
        let slider = RangeSlider(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
        var told: [Int] = []
        slider.setValueChangedCallback { lower, upper in told = [lower, upper] }
        stage.show(slider)
        stage.drag(from: (36, 120), to: (179, 120))
        stage.expect(slider.minValue == 50 && slider.maxValue == 100, "\(told)")
        stage.drag(from: (354, 120), to: (259, 120))
        stage.expect(told == [50, 75], "\(told)")
        stage.drag(from: (193, 120), to: (354, 120))
        stage.expect(told == [75, 100], "\(told)")
        stage.drag(from: (150, 120), to: (60, 120))
        stage.expect(told == [75, 100], "beside the thumbs: \(told)")
    }
}
