import TestStage
import Testing
import TouchTrace

@testable import TouchLive

@Suite("What of a trace can be looked for")
struct TraceDigestTests {
    @Test("each part of the time tells its last decision, the end the very last")
    func decisions() throws {
        let view = try OneView()
        for tap in 1...40 { view.tap(at: Double(tap) * 0.4) }
        let digest = view.session.digest
        let all = digest.decisions(atMost: 10_000)
        #expect(all.count == 40 && all.allSatisfy { $0.state == .ended })
        // The fingers lift at 0.5, 0.9 … 16.1 s; each part is 1.61 s long.
        let few = digest.decisions(atMost: 10)
        let lasts = [1.3, 2.9, 4.5, 6.1, 7.7, 9.3, 10.9, 12.5, 14.1, 16.1]
        #expect(few.map { ($0.time * 10).rounded() / 10 } == lasts)
        #expect(few.last == all.last)
        #expect(try OneView().session.digest.decisions(atMost: 200).isEmpty)
    }
}
