// Turned by a radian or so, it says so at the end; below 0 it stops.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let knob = stage.show(MyKnob(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        knob.addTarget(ear, action: ear.selector, for: .valueChanged)
        stage.turn(about: (150, 150), radius: 40, from: 0, to: 60)
        stage.expect(knob.angle, near: .pi / 3, within: 0.02, "angle")
        stage.expect(ear.heard.count == 1, "\(ear.heard.count) actions")
        stage.turn(about: (150, 150), radius: 40, from: 60, to: -120)
        stage.expect(knob.angle == 0, "angle \(knob.angle)")
        stage.expect(!knob.isTracking, "still tracking")
    }
}
