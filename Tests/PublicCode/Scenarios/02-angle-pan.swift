// Of the allowed angles the nearest is taken; across it nothing moves.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let view = stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)))
        let pan = AnglePanGestureRecognizer(target: ear, action: ear.selector)
        pan.allowedAngles = [0, .pi / 2]
        pan.moveDistance = 200
        view.addGestureRecognizer(pan)
        stage.drag(from: (100, 100), to: (180, 110), lifting: false)
        stage.expect(pan.state == .changed, "state \(pan.state)")
        let way = pan.adjustedTranslation(in: view)
        stage.expect(way.y, near: 0, within: 1, "way down")
        stage.expect(way.x > 50, "way across \(way.x)")
        stage.up()
        stage.expect(ear.heard.last == "ended", "\(ear.heard)")
    }
}
