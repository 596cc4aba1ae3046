// It follows the finger up to 75 points.
extension Scenario {
    static func play(_ stage: Stage) {
        let stick = stage.show(MyThumbStick(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
        stage.drag(from: (150, 150), to: (150, 190), lifting: false)
        stage.expect(stick.center.x, near: 150, "across")
        stage.expect(stick.center.y > 170 && stick.center.y <= 190, "down: \(stick.center)")
        stage.move(150, 400)
        stage.expect(stick.center.y, near: 225, within: 0.5, "at the end")
        stage.up()
    }
}
