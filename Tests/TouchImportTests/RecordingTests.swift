import Foundation
import Testing
import TouchScript

@testable import TouchImport

@Suite("Recordings of touchscreens")
struct RecordingTests {
    /// A tap at 100, 200.
    private func tap(_ start: Int = 0) -> Device {
        var device = Device()
        device.report(start, .id(1), .x(100), .y(200))
        device.report(start + 80, .id(-1))
        return device
    }

    // MARK: Place, size, force

    @Test("the device's whole range is the scene's whole size, whatever it counts from")
    func range() throws {
        var device = Device()
        device.axes[Evdev.Abs.contactX] = .init(minimum: -1000, maximum: 3000)
        device.axes[Evdev.Abs.contactY] = .init(minimum: 200, maximum: 1200)
        device.report(0, .id(1), .x(-1000), .y(200))
        device.report(8, .x(3000), .y(1200))
        device.report(16, .x(1000), .y(700))
        device.report(24, .x(-1100), .y(100))
        #expect(
            try Imported.events(of: device).prefix(4) == [
                "0s a began (0, 0)", "0.008s a moved (640, 400)", "0.016s a moved (320, 200)",
                "0.024s a moved (-16, -40)",
            ])
    }

    @Test("places have as many digits as tell the device's apart")
    func digits() throws {
        var device = Device()
        device.axes[Evdev.Abs.contactX] = .init(minimum: 0, maximum: 799)
        device.axes[Evdev.Abs.contactY] = .init(minimum: 0, maximum: 32_767)
        device.report(0, .id(1), .x(361), .y(20_001))
        #expect(try Imported.events(of: device)[0] == "0s a began (289.16, 244.16)")
        device.axes[Evdev.Abs.contactY] = .init(minimum: 0, maximum: 39_999)
        #expect(try Imported.events(of: device)[0] == "0s a began (289.16, 200.015)")
    }

    @Test("places, radii and forces that no device has stay within what a tape can say")
    func absurd() throws {
        var device = Device()
        for code in [Evdev.Abs.contactX, Evdev.Abs.touchMajor, Evdev.Abs.contactPressure] {
            device.axes[code] = .init(minimum: 0, maximum: 1)
        }
        device.report(0, .id(1), .x(.max), .y(.min), .major(.max), .pressure(.max))
        device.report(8, .x(.min), .y(.max), .major(.min), .pressure(.min))
        let text = try Imported.tape(Imported.evemu(device.evemu)).tape.text
        _ = try Tape.parse(text, file: "t", scene: Scene.parse(Imported.scene, file: "s"))
        #expect(text.contains("(1000000, -1000000) force 1 radius 1000000"))
    }

    @Test("radius and force are what a live touch of the same device has")
    func details() throws {
        var device = Device()
        device.axes[Evdev.Abs.contactX] = .init(minimum: 0, maximum: 3200)
        device.axes[Evdev.Abs.touchMajor] = .init(minimum: 0, maximum: 255)
        device.axes[Evdev.Abs.contactPressure] = .init(minimum: 10, maximum: 110)
        device.report(0, .id(1), .x(1600), .y(200), .major(120), .pressure(35))
        // 120 units of 3200 are 24 points across.
        #expect(try Imported.events(of: device)[0] == "0s a began (320, 200) force 0.25 radius 12")
    }

    @Test(
        "the shape of a device is that of its surface, in millimetres if it says them",
        arguments: [
            ((640, 400, 0, 0), (640, 400)), ((4000, 4000, 10, 20), (640, 320)),
            ((480, 800, 0, 0), (384, 640)), ((32_767, 32_767, 0, 0), (640, 400)),
            ((9000, 10, 0, 0), (640, 160)),
        ] as [((Int32, Int32, Int32, Int32), (Int, Int))])
    func shape(axes: (Int32, Int32, Int32, Int32), size: (Int, Int)) throws {
        var device = tap()
        device.axes[Evdev.Abs.contactX] = .init(minimum: 0, maximum: axes.0, resolution: axes.2)
        device.axes[Evdev.Abs.contactY] = .init(minimum: 0, maximum: axes.1, resolution: axes.3)
        #expect(
            try Imported.evemu(device.evemu).shape == CGSize(width: size.0, height: size.1))
    }

    // MARK: Time

    @Test(
        "clocks of whatever epoch: of the time before the first touch no more than a second stays")
    func clocks() throws {
        for epoch in [0, 1, 1_352_020_794_138_597] {
            var device = tap(300)
            device.epoch = epoch
            #expect(
                try Imported.events(of: device) == [
                    "0s a began (100, 200)", "0.08s a ended (100, 200)",
                ])
        }
        for (start, first) in [(300, "0.3s"), (999, "0.999s"), (60_000, "1s")] {
            var device = Device()
            device.epoch = 1_352_020_794_138_597
            device.report(0, .key(272, 1))
            device.report(start, .id(1), .x(100), .y(200))
            #expect(try Imported.events(of: device)[0] == "\(first) a began (100, 200)")
        }
    }

    @Test("the tape goes on for a second, for what waits")
    func end() throws {
        let tape = try Imported.tape(Imported.evemu(tap().evemu))
        #expect(tape.tape.text.hasSuffix("event 0.08s a ended (100, 200)\nwait 1s\n"))
        #expect(tape.touches == 1 && tape.duration == 0.08 && tape.cancelled == [])
    }

    // MARK: Files

    @Test("several devices: each has fingers of its own, by one clock; others are left alone")
    func devices() throws {
        var (one, other, keyboard) = (Device(), Device(), Device())
        one.report(0, .id(1), .x(100), .y(200))
        one.report(20, .x(110))
        one.report(40, .id(-1))
        other.report(10, .id(1), .x(300), .y(80))
        other.report(20, .id(-1))
        keyboard.axes = [:]
        keyboard.report(15, .key(30, 1))
        let text = Device.libinput([one, keyboard, other])
        #expect(
            try Imported.events(Imported.libinput(text)) == [
                "0s a began (100, 200)", "0.01s b began (300, 80)", "0.02s a moved (110, 200)",
                "0.02s b ended (300, 80)", "0.04s a ended (110, 200)",
            ])
        #expect(
            try Imported.events(Imported.libinput(text, only: 3))
                == ["0s a began (300, 80)", "0.01s a ended (300, 80)"])
        #expect(throws: ScriptErrors.self) { try Imported.libinput(text, only: 2) }
        #expect(
            try Imported.events(Imported.evemu(one.evemu + other.evemu)).count == 5)
    }

    @Test("evemu's description may lie in a file of its own, and older formats say less")
    func older() throws {
        let device = tap()
        let events = ["0s a began (100, 200)", "0.08s a ended (100, 200)"]
        #expect(
            try Imported.events(Imported.evemu(device.evemuDescription, device.evemuEvents))
                == events)
        for old in ["# EVEMU 1.0\n", "# EVEMU 1.1\r\n", "# from a bug report\n\n", ""] {
            let text = device.evemu.replacingOccurrences(of: "# EVEMU 1.3\n", with: old)
                .replacingOccurrences(of: " 0 0 0\n", with: " 0 0\n")
            #expect(try Imported.events(Imported.evemu(text)) == events)
        }
    }

    @Test("a name is what the device says, with what looks like a comment")
    func name() throws {
        var device = tap()
        device.name = "Fire #2 \"Glow\""
        #expect(try Imported.evemu(device.evemu).devices[0].device.name == device.name)
        device.name = "Fire #2"
        let read = try Imported.libinput(Device.libinput([device]))
        #expect(read.devices[0].device.name == device.name)
    }

    @Test("libinput's lists may stand deeper, and have others between them")
    func deeper() throws {
        let text = """
            version: 1
            ndevices: 1
            devices:
              - node: /dev/input/event9
                evdev:
                  name: Made-up
                  codes:
                    3: [53, 54]
                  absinfo:
                    53: [0, 640, 0, 0, 0]
                    54: [0, 400, 0, 0, 0]
                hid: [12, 23]
                udev:
                  properties:
                  - ID_INPUT=1
                events:
                  - hid:
                      time: [ 0, 0]
                      hidraw0: [1, 2, 3, 4]
                  - evdev: # what it is
                    - [  0,      0,   3,  57,     7]
                    - [  0,      0,   3,  53,   100]
                    - [  0,      0,   3,  54,   200]
                    - [  0,      0,   0,   0,     0]
                  - libinput:
                    - [  9,      0,   3,  53,   500]
                  - evdev:
                    - [  1,     80,   3,  57,    -1]
                    - [  1,     80,   0,   0,     0]

            """
        let recording = try Imported.libinput(text)
        #expect(recording.devices[0].device.name == "Made-up")
        #expect(
            try Imported.events(recording) == [
                "0s a began (100, 200)", "1.00008s a ended (100, 200)",
            ])
    }

    @Test("which kind of file it is, by what it begins with")
    func kinds() {
        let device = tap()
        for text in [device.evemu, device.evemuEvents, "# a bug\n\nN: x\n"] {
            #expect(Importer.evemu.knows(text) && !Importer.libinput.knows(text))
        }
        let text = Device.libinput([device])
        #expect(Importer.libinput.knows(text) && !Importer.evemu.knows(text))
        for text in ["", "tape 1\n", "#", "#\n#"] {
            #expect(!Importer.all.contains { $0.knows(text) })
        }
    }
}
