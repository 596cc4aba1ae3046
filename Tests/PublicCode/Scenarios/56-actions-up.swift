// Buttons present and dismiss; an action to nobody finds who presented.
extension Scenario {
    static func play(_ stage: Stage) {
        let first = stage.show(ViewController())
        stage.settle()
        stage.tap(195, 422)
        let second = first.presentedViewController
        stage.expect(second is VC2, "\(String(describing: second))")
        stage.settle()
        stage.tap(195, 422)
        let third = second?.presentedViewController
        stage.expect(third is VC3, "\(String(describing: third))")
        stage.settle()
        stage.tap(195, 769)
        stage.expect(second?.presentedViewController == nil, "the third is still there")
    }
}
