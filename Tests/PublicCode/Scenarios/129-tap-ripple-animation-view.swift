// A tap makes a wave around the finger, which is gone after a while.
extension Scenario {
    private final class Told: TapRippleAnimationViewDelegate {
        var taps = 0
        func tapRippleAnimationViewAction(_ view: TapRippleAnimationView) { taps += 1 }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let view = TapRippleAnimationView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.delegate = told
        stage.show(view)
        stage.tap(100, 120)
        stage.expect(told.taps == 1, "\(told.taps) taps")
        stage.expect(view.subviews.count == 1, "\(view.subviews.count) waves")
        stage.expect(view.subviews.first?.center == CGPoint(x: 100, y: 120), "where it is")
        stage.wait(1)
        stage.expect(view.subviews.isEmpty, "\(view.subviews.count) waves are left")
    }
}
