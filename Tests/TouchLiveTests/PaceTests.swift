import Testing

@testable import TouchLive

@Suite struct PaceTests {
    @Test("Event time is whole microseconds, however the host counts")
    func microseconds() {
        var pace = Pace(from: 0.25, at: 17.000_000_000_3)
        pace.slowDown(by: 3, at: 0.25, now: 17.000_000_000_3)
        for step in 1...1000 {
            let time = pace.eventTime(at: 17 + Double(step) / 144)
            #expect(time == (time * 1e6).rounded() / 1e6)
        }
        #expect(pace.eventTime(at: 20.000_000_000_3) == 1.25)
    }
}
