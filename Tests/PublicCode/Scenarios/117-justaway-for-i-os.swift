// What lies upon the view gets its touches, and all others go on to what is beneath.
extension Scenario {
    static func play(_ stage: Stage) {
        let (above, below) = (Ear(), Ear())
        let lower = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        lower.addTarget(below, action: below.selector, for: .touchUpInside)
        stage.show(lower)
        let view = TransparentView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let upper = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        upper.addTarget(above, action: above.selector, for: .touchUpInside)
        view.addSubview(upper)
        stage.show(view)
        stage.tap(150, 125)
        stage.expect(above.heard.count == 1 && below.heard.isEmpty, "the button upon it")
        stage.tap(150, 400)
        stage.expect(above.heard.count == 1 && below.heard.count == 1, "the one beneath")
    }
}
