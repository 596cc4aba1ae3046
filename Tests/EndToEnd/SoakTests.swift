import TestEffort
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Ten random fingers on everything") struct SoakTests {
        @Test("a few seconds through the window: the recording gives the same trace again")
        func short() throws {
            let report = try Soak(seconds: Double(Effort.count(4)), seed: 7, every: 2).run()
            #expect(report.difference == nil)
            #expect(report.records > 5000)
            #expect(report.curve.count >= 2)
        }
    }
}
