// Pulled up, it fills the screen; pulled far down, it is dismissed.
extension Scenario {
    static func play(_ stage: Stage) {
        let parent = stage.show(UIViewController())
        let controller = HalfModalViewController()
        controller.modalPresentationStyle = .overCurrentContext
        parent.present(controller, animated: false)
        stage.wait(1)
        stage.expect(controller.baseView.frame.minY, near: 544, within: 0.5, "half")
        stage.drag(from: (195, 600), to: (195, 400))
        stage.wait(1)
        stage.expect(
            controller.baseView.frame.height, near: controller.maximumBaseViewHeight, within: 0.5,
            "whole")
        stage.drag(from: (195, 200), to: (195, 835), steps: 20)
        stage.wait(1)
        stage.expect(parent.presentedViewController == nil, "not dismissed")
    }
}
