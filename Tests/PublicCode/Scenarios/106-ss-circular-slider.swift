// The knob goes around to the top, which is the middle; the button at the end adds one.
extension Scenario {
    private final class Told: SSCircularRingSliderDelegate {
        var values: [Int] = []
        func controlValueUpdated(value: Int) { values.append(value) }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let slider = SSCircularRingSlider(
            frame: CGRect(x: 45, y: 200, width: 300, height: 300), startAngle: 140, endAngle: 40,
            initialValue: 0, minValue: 0, maxValue: 100, outerRingWidth: 10, innerRingWidth: 10,
            shouldAddEndPoints: true, knobImageName: "", startPointImageName: "",
            endPointImageName: "")
        slider.delegate = told
        stage.show(slider)
        stage.turn(about: (195, 360), radius: 145, from: 140, to: 270)
        stage.expect(told.values.last == 50, "\(told.values)")
        let end = CGFloat.pi * 40 / 180
        stage.tap(195 + 145 * cos(end), 360 + 145 * sin(end))
        stage.expect(told.values.last == 51 && slider.currentIndex == 51, "\(told.values)")
    }
}
