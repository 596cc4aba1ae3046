// The pointer turns to the finger: straight up is the middle of the range.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let knob = stage.show(Knob(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
        knob.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.turn(about: (200, 200), radius: 80, from: 180, to: 270)
        stage.expect(CGFloat(knob.value), near: 0.5, "straight up")
        stage.expect(ear.heard.count > 3, "\(ear.heard.count) actions")
        ear.heard = []
        knob.isContinuous = false
        stage.turn(about: (200, 200), radius: 80, from: 270, to: 360)
        stage.expect(CGFloat(knob.value), near: 11 / 14, "to the right")
        stage.expect(ear.heard.count == 1, "\(ear.heard.count) actions")
        knob.setValue(7)
        stage.expect(knob.value == 1, "beyond its range: \(knob.value)")
    }
}
