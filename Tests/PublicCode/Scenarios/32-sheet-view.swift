// The view itself is no obstacle, what lies in it is.
extension Scenario {
    static func play(_ stage: Stage) {
        let below = stage.show(UIView(frame: stage.window.bounds))
        let view = stage.show(PassThroughView(frame: stage.window.bounds))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(inner)
        stage.expect(stage.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === below, "below")
        stage.expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner, "within")
    }
}
