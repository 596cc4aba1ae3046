// It tells directions, each once, and nothing when it is let go.
extension Scenario {
    private final class Told: JoystickDelegate {
        var directions: [Direction?] = []
        func joystickDirectionChanged(_ direction: Direction?) { directions.append(direction) }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let joystick = Joystick(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        joystick.isUserInteractionEnabled = true
        joystick.delegate = told
        stage.show(joystick)
        stage.down(150, 150)
        stage.move(195, 150)
        stage.move(196, 150)
        stage.move(150, 110)
        stage.up()
        stage.expect(told.directions == [.right, .up, nil], "\(told.directions)")
    }
}
