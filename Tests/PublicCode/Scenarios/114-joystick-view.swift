// The thumb follows the finger within its ring, and comes back.
extension Scenario {
    private final class Told: JoystickViewDelegate {
        var places: [(x: Float, y: Float)] = []
        var directions: [JoystickMoveDriection] = []
        var ends = 0
        func joystickView(
            _ joystickView: JoystickView, didMoveto x: Float, y: Float,
            direction: JoystickMoveDriection
        ) {
            places.append((x, y))
            directions.append(direction)
        }
        func joystickViewDidEndMoving(_ joystickView: JoystickView) { ends += 1 }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let joystick = JoystickView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        let ground = UIView(frame: joystick.bounds)
        let thumb = UIView(frame: CGRect(x: 70, y: 70, width: 60, height: 60))
        joystick.addSubview(ground)
        joystick.addSubview(thumb)
        joystick.joystickBg = ground
        joystick.joystickThumb = thumb
        joystick.delegate = told
        stage.show(joystick)
        stage.down(200, 400)
        stage.move(235, 400)
        stage.expect(thumb.center == CGPoint(x: 135, y: 100), "\(thumb.center)")
        stage.expect(CGFloat(told.places.last?.x ?? 0), near: 0.5, "x")
        stage.expect(told.directions.last == .right, "direction")
        stage.move(300, 400)
        stage.expect(thumb.center.x, near: 170, "at the ring")
        stage.move(200, 330)
        stage.expect(CGFloat(told.places.last?.y ?? 0), near: 1, "y")
        stage.expect(told.directions.last == .up, "direction")
        stage.up()
        stage.expect(thumb.center == CGPoint(x: 100, y: 100), "back: \(thumb.center)")
        stage.expect(told.ends == 1, "\(told.ends) ends")
    }
}
