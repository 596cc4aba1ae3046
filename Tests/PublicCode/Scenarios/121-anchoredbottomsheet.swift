// Pulled up, the sheet goes to its upper place; thrown down, it is dismissed.
extension Scenario {
    static func play(_ stage: Stage) {
        let parent = stage.show(UIViewController())
        let sheet = BottomSheetView(
            configuration: BottomSheetViewConfiguration(
                contentView: UIView(), parentViewController: parent,
                defaultPosition: .middle(height: 300),
                positions: [.top(height: 600), .middle(height: 300), .bottom(height: 100)],
                isPullIndicatorNeeded: true, isDismissAllowed: true))
        let controller = BottomSheetViewController(bottomSheetView: sheet)
        controller.present(from: parent)
        stage.wait(1)
        stage.expect(sheet.frame.height, near: 300, within: 0.5, "in the middle")
        stage.expect(sheet.frame.maxY, near: 844, within: 0.5, "at the bottom of the screen")
        stage.drag(from: (195, 560), to: (195, 460))
        stage.wait(1)
        stage.expect(sheet.frame.height, near: 600, within: 0.5, "above")
        stage.drag(from: (195, 260), to: (195, 760))
        stage.wait(1)
        stage.expect(parent.presentedViewController == nil, "not dismissed")
    }
}
