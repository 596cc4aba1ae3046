// Strokes are there until they are undone or cleared.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = stage.show(MBDrawingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        stage.expect(!view.hasDrawing && view.pencilSize == 2, "at first")
        stage.drag(from: (20, 20), to: (200, 150))
        stage.expect(view.hasDrawing, "no stroke")
        stage.expect(view.capture().size == CGSize(width: 300, height: 200), "its picture")
        view.undo()
        stage.expect(!view.hasDrawing, "not undone")
        stage.drag(from: (20, 20), to: (200, 150))
        stage.drag(from: (200, 20), to: (20, 150))
        stage.expect(view.hasDrawing, "no strokes")
        view.clear()
        stage.expect(!view.hasDrawing, "not cleared")
    }
}
