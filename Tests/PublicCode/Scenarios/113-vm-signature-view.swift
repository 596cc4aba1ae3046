// It tells when a stroke starts and finishes, and has a signature until it is cleared.
extension Scenario {
    private final class Told: NSObject, VMSignatureDelegate {
        var told: [String] = []
        func startedDrawing() { told.append("started") }
        func finishedDrawing() { told.append("finished") }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let view = VMSignatureView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.delegate = told
        stage.show(view)
        stage.expect(view.getSignature() == nil, "signed before any touch")
        stage.drag(from: (20, 20), to: (200, 150))
        stage.expect(told.told == ["started", "finished"], "\(told.told)")
        stage.expect(view.hasSignature, "no signature")
        stage.expect(view.getSignature()?.size == CGSize(width: 300, height: 200), "its size")
        view.clear()
        stage.expect(!view.hasSignature && view.getSignature() == nil, "not cleared")
    }
}
