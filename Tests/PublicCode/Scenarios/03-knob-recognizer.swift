// Turned clockwise, it tells small positive turns, and its end.
extension Scenario {
    static func play(_ stage: Stage) {
        final class Sum: NSObject {
            var sum: CGFloat = 0
            var ends = 0
            func turned(_ knob: KnobGestureRecognizer) {
                if knob.state == .ended { ends += 1 } else { sum += knob.rotation }
            }
        }
        let sum = Sum()
        let view = stage.show(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
        view.addGestureRecognizer(
            KnobGestureRecognizer(
                target: sum, action: Selector("turned:", Sum.turned(_:)), to: view))
        stage.turn(about: (200, 200), radius: 80, from: 10, to: 80)
        stage.expect(sum.sum, near: 70 * .pi / 180, within: 0.1, "turned")
        stage.expect(sum.ends == 1, "\(sum.ends) ends")
    }
}
