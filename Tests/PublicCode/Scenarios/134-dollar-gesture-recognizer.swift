// What is drawn is the template that it is most like.
extension Scenario {
    static func play(_ stage: Stage) {
        func path(_ name: String, _ places: [(Double, Double)]) -> MultiStrokePath {
            let points = places.map { Point(x: $0.0, y: $0.1, strokeId: 1) }
            return MultiStrokePath(strokes: [points], name: name)
        }
        let ear = Ear()
        let view = stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)))
        let recognizer = DollarQGestureRecognizer(
            target: ear, action: ear.selector,
            templates: [
                path("down", [(0, 0), (0, 50), (0, 100)]),
                path("across", [(0, 0), (50, 0), (100, 0)]),
                path("corner", [(0, 0), (0, 100), (100, 100)]),
            ])
        view.addGestureRecognizer(recognizer)
        stage.drag(from: (50, 100), to: (250, 100), steps: 30)
        stage.expect(ear.heard.first == "began" && ear.heard.last == "changed", "\(ear.heard)")
        recognizer.processTouches()
        stage.expect(recognizer.matchResult?.templateName == "across", "not across")
        stage.settle()
        stage.expect(ear.heard.last == "ended", "\(ear.heard)")
    }
}
