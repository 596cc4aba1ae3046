import Testing

@testable import TouchDesktop

@Suite("The clock of a device")
struct DeviceClockTests {
    private var clock = DeviceClock()

    @Test("what is heard late is of the time at which it was")
    mutating func late() {
        #expect(clock.tick(of: 5000, heardAt: 100) == 100)
        #expect(clock.tick(of: 5008, heardAt: 150) == 108)
        #expect(clock.tick(of: 5016, heardAt: 150) == 116)
    }

    @Test("what is heard sooner than anything before shows the clocks nearer")
    mutating func sooner() {
        _ = clock.tick(of: 5000, heardAt: 100)
        #expect(clock.tick(of: 5050, heardAt: 140) == 140)
        #expect(clock.tick(of: 5060, heardAt: 155) == 150)
    }

    @Test("a clock that was set, or runs over, is believed anew")
    mutating func set() {
        _ = clock.tick(of: 5000, heardAt: 100)
        #expect(clock.tick(of: 90, heardAt: 200) == 200)
        #expect(clock.tick(of: 100, heardAt: 230) == 210)
        _ = clock.tick(of: .max - 4, heardAt: 2000)
        #expect(clock.tick(of: 5, heardAt: 2020) == 2010)
    }
}
