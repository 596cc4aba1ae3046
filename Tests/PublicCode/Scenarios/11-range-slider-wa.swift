// The lower thumb follows the finger, and stops at the upper one.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let slider = RangeSlider(frame: CGRect(x: 20, y: 100, width: 330, height: 30))
        slider.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.show(slider)
        // The thumb of 0.2 stands at 0.2 · 300 + 15.
        stage.drag(from: (20 + 75, 115), to: (20 + 75 + 60, 115))
        stage.expect(CGFloat(slider.lowerValue), near: 0.4, "lower")
        stage.expect(ear.heard.count == 10, "\(ear.heard.count) actions")
        stage.drag(from: (20 + 135, 115), to: (350, 115), steps: 30)
        stage.expect(slider.lowerValue <= slider.upperValue, "beyond the other thumb")
        stage.tap(190, 300)
        stage.expect(ear.heard.count == 40, "a tap elsewhere: \(ear.heard.count)")
    }
}
