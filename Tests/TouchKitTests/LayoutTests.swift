import Testing

@testable import TouchKit

@Suite struct LayoutTests {
    @Test("A view whose layout always asks for another is stopped, and the application goes on")
    func endless() {
        let bench = Bench()
        let view = bench.add(Restless(), "restless")
        bench.app.displayIfNeeded()
        #expect(view.layouts >= 1000 && view.layouts < 10_000)
        #expect(bench.app.dirtyViews.isEmpty)
    }

    private final class Restless: UIView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            setNeedsLayout()
        }
    }
}
