import Testing
import TouchTrace

@Suite("Phases and states") struct PhaseTests {
    @Test("are written as their cases are called")
    func names() {
        #expect(
            TouchPhase.allCases.map(\.description) == [
                "began", "moved", "stationary", "ended", "cancelled", "regionEntered",
                "regionMoved", "regionExited",
            ])
        let states: [GestureState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(
            states.map(\.description) == [
                "possible", "began", "changed", "ended", "cancelled", "failed",
            ])
        // No case is left without a name.
        #expect(GestureState(rawValue: states.count) == nil)
    }
}
