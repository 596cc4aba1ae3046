// The knob turns from the top: a quarter around is a quarter of the range.
extension Scenario {
    static func play(_ stage: Stage) {
        let slider = stage.show(
            CircularSlider(frame: CGRect(x: 100, y: 200, width: 200, height: 200)))
        stage.expect(slider.value == 0, "at first \(slider.value)")
        stage.turn(about: (200, 300), radius: 97, from: -85, to: 0)
        stage.expect(CGFloat(slider.value), near: 125, within: 1, "a quarter")
        stage.drag(from: (200, 300), to: (260, 300))
        stage.expect(CGFloat(slider.value), near: 125, within: 1, "within the ring")
        slider.setValue(600, animated: false)
        stage.expect(slider.value == 500, "at most \(slider.value)")
    }
}
