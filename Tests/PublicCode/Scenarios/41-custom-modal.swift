// The sheet comes up, goes to the top when it is dragged up, and away when it is dragged down.
extension Scenario {
    static func play(_ stage: Stage) {
        let below = stage.show(UIViewController())
        let sheet = CustomModalViewController()
        sheet.modalPresentationStyle = .overCurrentContext
        below.present(sheet, animated: false)
        stage.wait(1)
        stage.settle()
        stage.expect(sheet.containerView.frame.height, near: 300, within: 0.5, "height")
        stage.expect(sheet.containerView.frame.maxY, near: 844, within: 0.5, "bottom")
        stage.drag(from: (195, 700), to: (195, 500))
        stage.wait(1)
        stage.settle()
        stage.expect(
            sheet.containerView.frame.height > 700, "to the top: \(sheet.containerView.frame)")
        stage.drag(from: (195, 300), to: (195, 400))
        stage.wait(1)
        stage.settle()
        stage.expect(sheet.containerView.frame.height, near: 300, within: 0.5, "back to its height")
        stage.drag(from: (195, 600), to: (195, 800))
        stage.wait(2)
        stage.expect(below.presentedViewController == nil, "still there")
    }
}
