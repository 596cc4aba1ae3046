// Two pans on one view: the drag's first direction says which one begins.
extension Scenario {
    static func play(_ stage: Stage) {
        let (across, down) = (Ear(), Ear())
        let view = stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let horizontal = HorizPanGestureRecognizer(target: across, action: across.selector)
        let vertical = VertPanGestureRecognizer(target: down, action: down.selector)
        view.addGestureRecognizer(horizontal)
        view.addGestureRecognizer(vertical)
        stage.drag(from: (50, 50), to: (150, 60))
        stage.expect(
            across.heard.last == "ended" && down.heard.isEmpty, "\(across.heard) \(down.heard)")
        across.heard = []
        stage.drag(from: (50, 50), to: (60, 150), lifting: false)
        stage.expect(
            down.heard.first == "began" && across.heard.isEmpty, "\(across.heard) \(down.heard)")
        stage.expect(vertical.translation(in: view).x == 0, "only down")
        stage.up()
    }
}
