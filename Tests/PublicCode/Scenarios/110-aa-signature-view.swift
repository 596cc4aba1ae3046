// A tap leaves a dot and a drag a line; both are gone when it is cleared.
extension Scenario {
    static func play(_ stage: Stage) {
        let view = stage.show(AASignatureView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        stage.expect(view.isEmpty && view.signature == nil, "signed before any touch")
        stage.tap(50, 50)
        stage.expect(!view.isEmpty, "no dot")
        view.clear()
        stage.expect(view.isEmpty, "not cleared")
        stage.drag(from: (20, 20), to: (200, 150))
        stage.expect(!view.isEmpty, "no line")
        stage.expect(view.signature?.size == CGSize(width: 300, height: 200), "signature")
    }
}
