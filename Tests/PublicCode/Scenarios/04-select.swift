// A press highlights the view at once; a finger that goes away more than 10 points cancels.
extension Scenario {
    static func play(_ stage: Stage) {
        let ear = Ear()
        let view = stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let select = SelectGestureRecognizer(target: ear, action: ear.selector)
        select.delaysTouchesBegan = false
        view.addGestureRecognizer(select)
        stage.down(100, 100)
        stage.expect(select.isHighlighted, "highlighted")
        stage.up()
        stage.expect(!select.isHighlighted, "highlighted no more")
        stage.expect(ear.heard == ["began", "ended"], "\(ear.heard)")
        stage.wait(1)
        stage.drag(from: (100, 100), to: (140, 100), steps: 4)
        stage.expect(ear.heard.contains("cancelled"), "\(ear.heard)")
        stage.wait(1)
        ear.heard = []
        select.delaysTouchesBegan = true
        stage.down(100, 100)
        stage.expect(ear.heard == [], "too early")
        stage.wait(0.2)
        stage.expect(ear.heard == ["began"], "\(ear.heard)")
        stage.up()
    }
}
