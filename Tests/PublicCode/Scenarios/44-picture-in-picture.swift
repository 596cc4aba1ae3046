// The picture follows the finger, and goes to the corner that it is thrown at.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(PipInterfaceViewController())
        stage.settle()
        let picture = controller.view.subviews.last ?? UIView()
        let corner = picture.center
        stage.expect(corner.x > 195 && corner.y > 422, "lower right: \(corner)")
        stage.down(corner.x, corner.y)
        for step in 1...10 { stage.move(corner.x, corner.y - CGFloat(step) * 20) }
        stage.expect(picture.center.y < corner.y - 100, "it follows")
        stage.up()
        stage.wait(3)
        stage.expect(picture.center.x, near: corner.x, within: 1, "right")
        stage.expect(picture.center.y < 200, "upper: \(picture.center)")
    }
}
