// Thrown up, the sheet opens; thrown down, it closes.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = stage.show(MomentumInterfaceViewController())
        let sheet = controller.view.subviews.last ?? UIView()
        stage.settle()
        let closed = sheet.frame.minY
        stage.expect(closed > 400, "closed at \(closed)")
        stage.down(195, 700)
        for step in 1...10 { stage.move(195, 700 - CGFloat(step) * 20) }
        stage.up()
        stage.wait(3)
        stage.expect(sheet.transform.isIdentity, "open: \(sheet.transform)")
        stage.down(195, 300)
        for step in 1...10 { stage.move(195, 300 + CGFloat(step) * 20) }
        stage.up()
        stage.wait(3)
        stage.expect(sheet.frame.minY, near: closed, within: 1, "closed again")
    }
}
