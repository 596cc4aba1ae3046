// It tells the offset in hundredths of the radius, and its end.
extension Scenario {
    private final class Told: NSObject, JoystickViewDelegate {
        var offsets: [JoystickOffset] = []
        var ends = 0
        func move(_ offset: JoystickOffset) { offsets.append(offset) }
        func end(_ arg: Bool) { ends += 1 }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let joystick = stage.show(
            JoystickView(frame: CGRect(x: 100, y: 100, width: 120, height: 120)))
        joystick.delegate = told
        stage.drag(from: (160, 160), to: (190, 160))
        stage.expect(told.offsets.last?.xOffset == 50, "\(String(describing: told.offsets.last))")
        stage.expect(told.offsets.last?.yOffset == 0, "\(String(describing: told.offsets.last))")
        stage.expect(told.ends == 1, "\(told.ends) ends")
    }
}
