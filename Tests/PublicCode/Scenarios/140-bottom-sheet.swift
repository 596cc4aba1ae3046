// The sheet is as high as its contents; pulled down a little it stays, and far it is dismissed.
extension Scenario {
    static func play(_ stage: Stage) {
        let parent = stage.show(UIViewController())
        let transitioning = SheetTransitioningDelegate()
        let controller = UIViewController()
        let contents = UIView()
        let view: UIView = controller.view
        contents.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contents)
        NSLayoutConstraint.activate([
            contents.topAnchor.constraint(equalTo: view.topAnchor),
            contents.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            contents.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contents.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contents.heightAnchor.constraint(equalToConstant: 300),
        ])
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitioning
        parent.present(controller, animated: true)
        stage.wait(2)
        stage.expect(view.frame.height, near: 300, within: 0.5, "height")
        stage.expect(view.frame.maxY, near: 844, within: 0.5, "at the bottom")
        stage.drag(from: (195, 600), to: (195, 640))
        stage.wait(2)
        stage.expect(parent.presentedViewController === controller, "it is gone too early")
        stage.expect(view.frame.maxY, near: 844, within: 0.5, "back")
        stage.drag(from: (195, 600), to: (195, 800))
        stage.wait(2)
        stage.expect(parent.presentedViewController == nil, "not dismissed")
    }
}
