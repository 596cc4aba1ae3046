// Twenty points around the button are its own.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let button = ButtonWithAddedTouchArea(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        button.addTarget(ear, action: ear.selector, for: .touchUpInside)
        stage.show(button)
        stage.tap(85, 120)
        stage.expect(ear.heard.count == 1, "beside it")
        stage.tap(130, 165)
        stage.expect(ear.heard.count == 2, "below it, where it is as high as it is wide")
        stage.tap(75, 120)
        stage.expect(ear.heard.count == 2, "too far away")
    }
}
