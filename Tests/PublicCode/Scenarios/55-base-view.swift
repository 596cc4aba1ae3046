// The button's action goes up to the first view that has the method.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(ViewController())
        stage.settle()
        let hit = stage.window.hitTest(CGPoint(x: 195, y: 422), with: nil)
        stage.expect(hit is UIButton, "hit \(String(describing: hit))")
        let target = hit?.target(
            forAction: Selector("myCustomMethod", BaseView.myCustomMethod), withSender: nil)
        stage.expect(target is BaseView, "target \(String(describing: target))")
        stage.expect((target as? UIView) === hit?.superview, "not the nearest")
        stage.expect(hit?.responderChain().contains("ViewController") == true, "chain")
        stage.tap(195, 422)
        _ = controller
    }
}
