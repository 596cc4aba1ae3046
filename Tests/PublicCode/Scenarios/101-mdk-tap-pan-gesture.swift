// The first touch draws nothing; the one that follows at once pans, and the red view grows.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(ViewController())
        let before = controller.panView.frame
        stage.drag(from: (195, 300), to: (195, 400))
        stage.expect(controller.panView.frame == before, "one touch: \(controller.panView.frame)")
        stage.drag(from: (195, 300), to: (195, 400))
        stage.expect(
            controller.panView.frame.width > before.width + 100, "\(controller.panView.frame)")
    }
}
