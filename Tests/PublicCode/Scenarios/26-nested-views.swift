// The green view passes on what lies within the purple one.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(ViewController())
        let green = controller.greenView
        let middle = green.convert(
            CGPoint(x: green.bounds.midX, y: green.bounds.midY), to: nil as UIView?)
        let hit = stage.window.hitTest(middle, with: nil)
        stage.expect(hit !== green, "the green view is hit")
        stage.expect(
            hit === controller.redView || hit === controller.purpleView,
            "hit \(String(describing: hit))")
    }
}
