// Each handle goes where it is dragged, and the low one not beyond the high one.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let slider = AORangeSlider(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
        slider.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.show(slider)
        stage.drag(from: (34, 120), to: (195, 120))
        stage.expect(CGFloat(slider.lowValue), near: 0.5, "low")
        stage.settle()
        stage.expect(slider.lowCenter.x, near: 175, within: 1, "its handle")
        stage.drag(from: (356, 120), to: (275.5, 120))
        stage.expect(CGFloat(slider.highValue), near: 0.75, "high")
        stage.expect(CGFloat(slider.lowValue), near: 0.5, "low stays")
        stage.drag(from: (195, 120), to: (356, 120))
        stage.expect(CGFloat(slider.lowValue), near: 0.75, "low, at most as high")
        stage.expect(!ear.heard.isEmpty, "no action")
    }
}
