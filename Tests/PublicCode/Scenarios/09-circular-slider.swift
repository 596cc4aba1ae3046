// Dragged from the top to the right, a quarter of its range.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let slider = CircularSlider(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        slider.backgroundColor = .clear
        slider.endPointValue = 0
        slider.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.show(slider)
        stage.turn(about: (200, 200), radius: 85, from: -90, to: 0)
        stage.expect(slider.endPointValue, near: 0.25, within: 0.02, "value")
        stage.expect(ear.heard.count > 5, "\(ear.heard.count) actions")
        stage.expect(!slider.isHighlighted, "highlighted")
    }
}
