// The popup goes with the finger, and opens or closes by the direction in which it is let go.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(ViewController())
        let popup = controller.view.subviews.last ?? UIView()
        stage.settle()
        stage.expect(popup.frame.minY, near: 784, within: 1, "closed")
        stage.down(195, 800)
        for step in 1...20 { stage.move(195, 800 - CGFloat(step) * 10) }
        stage.expect(popup.frame.minY < 700, "it follows: \(popup.frame)")
        stage.up()
        stage.wait(3)
        stage.settle()
        stage.expect(popup.frame.minY, near: 344, within: 1, "open")
        stage.down(195, 400)
        for step in 1...20 { stage.move(195, 400 + CGFloat(step) * 10) }
        stage.up()
        stage.wait(3)
        stage.settle()
        stage.expect(popup.frame.minY, near: 784, within: 1, "closed again")
    }
}
