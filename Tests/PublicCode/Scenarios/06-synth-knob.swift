// 40 points up are 0.2 of the range more.
extension Scenario {
    static func play(_ stage: Stage) {
        let knob = stage.show(KnobView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        stage.drag(from: (150, 150), to: (150, 110))
        stage.expect(CGFloat(knob.value), near: 0.7, "value")
        stage.drag(from: (150, 150), to: (150, 500))
        stage.expect(knob.value == 0, "value \(knob.value)")
    }
}
