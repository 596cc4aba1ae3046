// Without videos it has no range, shows none of its handles, and a finger finds nothing.
extension Scenario {
    static func play(_ stage: Stage) {
        let slider = stage.show(
            HKVideoRangeSlider(frame: CGRect(x: 20, y: 100, width: 350, height: 120)))
        stage.expect(slider.subviews.count == 6, "\(slider.subviews.count) parts")
        stage.expect(slider.subviews.allSatisfy { $0.isHidden }, "one of them is shown")
        stage.drag(from: (40, 150), to: (200, 150))
        stage.expect(slider.videoRanges.isEmpty && slider.currentProgresses.isEmpty, "a range")
        slider.startEndSliderTintColor = .red
        stage.expect(slider.startEndSliderTintColor == .red, "its color")
    }
}
