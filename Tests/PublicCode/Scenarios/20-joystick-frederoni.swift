// The stick stays within its ring, and comes back.
extension Scenario {
    static func play(_ stage: Stage) {
        let joystick = stage.show(Joystick(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        joystick.translatesAutoresizingMaskIntoConstraints = true
        stage.down(150, 150)
        stage.move(170, 150)
        stage.expect(joystick.stick.center == CGPoint(x: 70, y: 50), "\(joystick.stick.center)")
        stage.move(290, 150)
        stage.expect(joystick.stick.center.x, near: 100, within: 0.01, "at the ring")
        stage.up()
        stage.wait(0.5)
        stage.expect(joystick.stick.center.x, near: 50, "back")
    }
}
