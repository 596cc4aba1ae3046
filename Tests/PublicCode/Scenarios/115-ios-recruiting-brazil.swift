// All buttons have thirty points around them that are theirs.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        button.addTarget(ear, action: ear.selector, for: .touchUpInside)
        stage.show(button)
        stage.tap(130, 120)
        stage.expect(ear.heard.count == 1, "within it")
        stage.tap(80, 120)
        stage.expect(ear.heard.count == 2, "beside it")
        stage.tap(60, 120)
        stage.expect(ear.heard.count == 2, "too far away")
    }
}
