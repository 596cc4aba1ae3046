import Testing
import TouchScript

@testable import TouchImport

/// From what the kernel says to fingers; every recording is read from both kinds of files.
@Suite("Contacts of recordings")
struct ContactTests {
    // MARK: Slots

    @Test("slots: each is a finger, and what is not said again stays as it was")
    func slots() throws {
        var device = Device()
        device.report(0, .id(5), .x(100), .y(200), .touch(true))
        device.report(8, .slot(1), .id(6), .x(300), .y(80))
        device.report(16, .x(301), .slot(0), .y(190))
        device.report(24, .id(-1))
        device.report(32, .slot(1), .id(-1), .touch(false))
        #expect(
            try Imported.events(of: device) == [
                "0s a began (100, 200)", "0.008s b began (300, 80)",
                "0.016s a moved (100, 190), b moved (301, 80)", "0.024s a ended (100, 190)",
                "0.032s b ended (301, 80)",
            ])
    }

    @Test("a tracking id that is used again is another touch")
    func reuse() throws {
        var device = Device()
        device.report(0, .id(5), .x(100), .y(200))
        device.report(8, .id(-1))
        device.report(16, .id(5), .x(120))
        device.report(24, .id(-1))
        #expect(
            try Imported.events(of: device) == [
                "0s a began (100, 200)", "0.008s a ended (100, 200)", "0.016s a began (120, 200)",
                "0.024s a ended (120, 200)",
            ])
    }

    @Test("a new id in a slot that is taken is one touch that ends and one that begins")
    func replaced() throws {
        var device = Device()
        device.report(0, .id(5), .x(100), .y(200))
        device.report(8, .id(6), .x(110))
        device.report(16, .id(-1), .id(6))
        device.report(24, .id(-1))
        #expect(
            try Imported.events(of: device) == [
                "0s a began (100, 200)", "0.008s a ended (100, 200), b began (110, 200)",
                "0.016s a began (110, 200), b ended (110, 200)", "0.024s a ended (110, 200)",
            ])
    }

    @Test("drivers that say the id with every report, buttons and clocks bring no news")
    func repeated() throws {
        var device = Device()
        device.report(0, .id(0), .x(100), .y(200))
        device.report(8, .id(0), .x(100))
        device.report(16, .key(272, 1))
        device.report(24, .id(-1))
        #expect(
            try Imported.events(of: device) == [
                "0s a began (100, 200)", "0.024s a ended (100, 200)",
            ])
    }

    @Test("a finger that was down before the recording began comes when its place is known")
    func before() throws {
        var device = Device()
        device.report(0, .x(100))
        device.report(8, .y(200))
        device.report(16, .touch(false))
        device.report(24, .slot(1), .x(5), .y(5))
        device.report(32, .id(-1))
        #expect(
            try Imported.events(of: device) == [
                "0.008s a began (100, 200)", "0.016s a ended (100, 200)", "0.024s a began (5, 5)",
                "0.032s a ended (5, 5)",
            ])
    }

    @Test("what hovers does not touch, and a pen is a pencil")
    func tools() throws {
        var device = Device()
        device.report(0, .id(1), .x(100), .y(200), .abs(Evdev.Abs.distance, 3))
        device.report(8, .abs(Evdev.Abs.distance, 0), .abs(Evdev.Abs.toolType, 1))
        device.report(16, .abs(Evdev.Abs.distance, 2))
        #expect(
            try Imported.events(of: device) == [
                "0.008s a began (100, 200) type pencil", "0.016s a ended (100, 200) type pencil",
            ])
    }

    @Test("what the recorder was too slow for is left out, and said")
    func dropped() throws {
        var device = Device()
        device.report(0, .id(1), .x(100), .y(200))
        device.report(8, .syn(Evdev.Syn.dropped), .x(500))
        device.report(16, .y(210))
        device.report(24, .id(-1))
        #expect(
            try Imported.events(of: device) == [
                "0s a began (100, 200)", "0.016s a moved (100, 210)", "0.024s a ended (100, 210)",
            ])
        #expect(
            try Imported.evemu(device.evemu).notes.map { $0["en"] }
                == ["the recorder was too slow for Made-up Touchscreen; gaps: 1"])
    }

    @Test("slots that no device has are nobody's")
    func absurd() throws {
        var device = Device()
        device.report(0, .id(1), .x(100), .y(200))
        device.report(8, .slot(70_000), .id(2), .x(1), .y(1), .slot(-4), .id(3), .x(1), .y(1))
        #expect(try Imported.events(of: device).count == 2)
    }

    // MARK: One after the other

    private var listing: Device {
        var device = Device()
        device.axes[Evdev.Abs.slot] = nil
        return device
    }

    @Test("contacts without slots: who is nearest is who it was, in whatever order they come")
    func listed() throws {
        var device = listing
        device.report(0, .x(100), .y(200), .contact, .x(150), .y(200), .contact, .touch(true))
        device.report(8, .x(146), .y(200), .contact, .x(104), .y(200), .contact)
        device.report(16, .x(108), .y(200), .contact)
        device.report(24, .contact)
        #expect(
            try Imported.events(of: device) == [
                "0s a began (100, 200), b began (150, 200)",
                "0.008s a moved (104, 200), b moved (146, 200)",
                "0.016s a moved (108, 200), b ended (146, 200)", "0.024s a ended (108, 200)",
            ])
    }

    @Test("contacts without slots: who is far from where it was is another")
    func far() throws {
        var device = listing
        device.report(0, .x(10), .y(10), .contact)
        device.report(8, .x(600), .y(390), .contact)
        device.report(16, .touch(false))
        #expect(
            try Imported.events(of: device) == [
                "0s a began (10, 10)", "0.008s a ended (10, 10), b began (600, 390)",
                "0.016s b ended (600, 390)",
            ])
    }

    @Test("contacts without slots, but with ids: the id says who it is, however far")
    func identified() throws {
        var device = listing
        device.report(0, .id(3), .x(10), .y(10), .contact, .id(4), .x(600), .y(390), .contact)
        device.report(8, .id(4), .x(12), .y(10), .contact, .id(3), .x(598), .y(390), .contact)
        device.report(16, .key(272, 1))
        device.report(24, .id(5), .x(12), .y(10), .contact)
        #expect(
            try Imported.events(of: device) == [
                "0s a began (10, 10), b began (600, 390)",
                "0.008s a moved (598, 390), b moved (12, 10)",
                "0.024s a ended (598, 390), b ended (12, 10), c began (12, 10)",
                "0.024s c cancelled (12, 10)",
            ])
    }

    @Test("contacts without slots: one without extent has been lifted")
    func extent() throws {
        var device = listing
        device.axes[Evdev.Abs.touchMajor] = .init(minimum: 0, maximum: 255)
        device.report(0, .x(10), .y(10), .major(0), .contact)
        device.report(8, .x(10), .y(10), .major(20), .contact)
        device.report(16, .x(10), .y(10), .major(0), .contact)
        #expect(
            try Imported.events(of: device)
                == ["0.008s a began (10, 10) radius 10", "0.016s a ended (10, 10)"])
    }

    // MARK: A single one

    @Test("single touch: a place, and whether something touches there; with its pressure")
    func single() throws {
        var device = Device()
        device.axes = [
            Evdev.Abs.x: .init(minimum: 0, maximum: 640),
            Evdev.Abs.y: .init(minimum: 0, maximum: 400),
            Evdev.Abs.pressure: .init(minimum: 0, maximum: 200),
        ]
        let (x, y) = (Evdev.Abs.x, Evdev.Abs.y)
        device.report(0, .abs(x, 10), .abs(y, 20))
        device.report(8, .touch(true), .abs(x, 11), .abs(Evdev.Abs.pressure, 100))
        device.report(16, .abs(y, 22))
        device.report(24, .touch(false), .abs(Evdev.Abs.pressure, 0))
        device.report(32, .touch(true))
        device.report(40, .touch(false))
        #expect(
            try Imported.events(of: device) == [
                "0.008s a began (11, 20) force 0.5", "0.016s a moved (11, 22) force 0.5",
                "0.024s a ended (11, 22)", "0.032s a began (11, 22)", "0.04s a ended (11, 22)",
            ])
    }
}
