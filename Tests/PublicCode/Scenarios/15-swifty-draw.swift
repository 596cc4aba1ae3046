// A stroke is an item, which can be undone and redone.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = stage.show(SwiftyDrawView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        stage.drag(from: (20, 20), to: (200, 200))
        stage.drag(from: (200, 20), to: (20, 200))
        stage.expect(view.drawItems.count == 2, "\(view.drawItems.count) strokes")
        view.undo()
        stage.expect(view.drawItems.count == 1 && view.canRedo, "undone")
        view.redo()
        stage.expect(view.drawItems.count == 2, "redone")
        view.isEnabled = false
        stage.drag(from: (20, 20), to: (200, 200))
        stage.expect(view.drawItems.count == 2, "switched off")
    }
}
