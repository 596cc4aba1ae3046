// The thumb springs back when it is let go on the way, and tells when it is at the end.
extension Scenario {
    private final class Told: MTSlideToOpenDelegate {
        var count = 0
        func mtSlideToOpenDelegateDidFinish(_ sender: MTSlideToOpenView) { count += 1 }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let slide = MTSlideToOpenView(frame: CGRect(x: 26, y: 400, width: 317, height: 56))
        slide.delegate = told
        stage.show(slide)
        stage.expect(slide.thumnailImageView.frame.width, near: 56, within: 0.5, "thumb's width")
        stage.drag(from: (50, 428), to: (150, 428), lifting: false)
        stage.settle()
        stage.expect(
            slide.thumnailImageView.frame.minX > 60,
            "the thumb follows: \(slide.thumnailImageView.frame)")
        stage.up()
        stage.wait(1)
        stage.expect(slide.thumnailImageView.frame.minX, near: 0, within: 0.5, "the thumb is back")
        stage.expect(told.count == 0, "too early")
        stage.drag(from: (50, 428), to: (380, 428))
        stage.expect(told.count == 1, "told \(told.count) times")
    }
}
