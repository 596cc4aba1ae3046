import Foundation
import TestSupport
import Testing
import TouchScript

@testable import TouchHost
@testable import TouchImport

/// Recordings that are broken: one line each, with its place.
@Suite("Faults of recordings")
struct RecordingFaultTests {
    private var device: Device {
        var device = Device()
        device.report(0, .id(1), .x(100), .y(200))
        device.report(80, .x(101))
        return device
    }

    private func fault(_ import: () throws -> TouchRecording) -> String {
        do {
            _ = try Imported.tape(try `import`())
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "evemu: each fault has its place and its remedy",
        arguments: [
            ("EVEMU 1.3", "EVEMU 2.0", "1:9: found EVEMU 2.0, expected 1.0 to 1.3"),
            ("EVEMU 1.3", "EVEMU 1.4", "1:9: found EVEMU 1.4, expected 1.0 to 1.3"),
            (
                "I: 0018", "J: 0018",
                "3:1: found 'J:', expected an evemu line that begins with #, N:, I:, P:, B:, A:, L:, S: or E:"
            ),
            ("A: 35", "A: zz", "6:4: found 'zz', expected an axis as two hexadecimal digits"),
            (
                "A: 35 0 640 0 0 0", "A: 35 0",
                "6:8: found the end of the line, expected the maximum of the axis"
            ),
            (
                "A: 35 0 640", "A: 35 7 7",
                "2:1: found axis 53 with the range 7 to 7, expected a maximum above the minimum"
            ),
            (
                "E: 0.080000", "E: nan",
                "13:4: found 'nan', expected a time in seconds, such as 1.081454"
            ),
            (
                "E: 0.080000", "E: -1.000000",
                "13:4: found '-1.000000', expected a time in seconds, such as 1.081454"
            ),
            (
                "E: 0.080000", "E: 0.08",
                "13:4: found '0.08', expected a time in seconds, such as 1.081454"
            ),
            (
                "E: 0.080000", "E: 99999999999999999999.000000",
                "13:4: found '99999999999999999999.000000', expected a time in seconds, such as 1.081454"
            ),
            (
                "E: 0.080000", "E: 90000.000000",
                "13:4: found '90000.000000', expected a time less than a day after the first one, 0.000000 s"
            ),
            (
                "E: 0.000000 0000", "E: 0.100000 0000",
                "13:4: found '0.080000', expected a time that is not before 0.100000 s"
            ),
            ("0035 101", "0035", "13:22: found the end of the line, expected a whole number"),
            ("0035 101", "0035 1e9", "13:23: found '1e9', expected a whole number"),
            ("0035 101", "5th 101", "13:18: found '5th', expected a code as hexadecimal digits"),
        ])
    func evemu(old: String, new: String, message: String) {
        let text = device.evemu.replacingOccurrences(of: "\t# what it is", with: "")
            .replacingOccurrences(of: old, with: new)
        #expect(fault { try Imported.evemu(text) } == "r.evemu:" + message)
    }

    @Test(
        "libinput: each fault has its place and its remedy",
        arguments: [
            (
                "version: 1\n", "version: 2\n",
                "2:10: found '2', expected format version 1"
            ),
            (
                "version: 1\n", "",
                "1:1: found no 'version: 1', expected a recording by libinput record"
            ),
            ("53: [0, 640", "53: [0, big", "16:15: found 'big', expected the maximum of the axis"),
            (
                "[ 0, 80000,", "[ 0, 1000000,",
                "36:12: found '1000000', expected microseconds from 0 to 999999"
            ),
            ("[ 0, 80000,", "[ .nan, 80000,", "36:9: found '.nan', expected whole seconds"),
            (
                "[ 0, 0,\t 0,", "[ 7, 0,\t 0,",
                "36:9: found '0', expected a time that is not before 7.000000 s"
            ),
            ("53, 101]", "53, 101", "36:30: found the end of the line, expected ]"),
            ("53, 101]", "53]", "36:26: found the end of the line, expected a whole number"),
        ])
    func libinput(old: String, new: String, message: String) {
        let text = Device.libinput([device]).replacingOccurrences(of: " # (+1)", with: "")
            .replacingOccurrences(of: old, with: new)
        #expect(fault { try Imported.libinput(text) } == "r.yml:" + message)
    }

    @Test("what is no touchscreen, or that nobody touches, is said")
    func nothing() {
        var device = Device()
        #expect(
            fault { try Imported.evemu(device.evemu) }
                == "r.evemu: found no touches, expected at least one")
        device.axes = [Evdev.Abs.pressure: .init(minimum: 0, maximum: 9)]
        device.name = "Sensor"
        #expect(
            fault { try Imported.evemu(device.evemu) }
                == "r.evemu: found no touchscreen among 1 Sensor, expected one that reports positions"
        )
        let lost =
            "r.evemu: found no description of a device, expected one; "
            + "if it is in a separate file, name that file first"
        #expect(fault { try Imported.evemu(self.device.evemuEvents) } == lost)
        #expect(fault { try Imported.evemu("") } == lost)
        #expect(
            fault { try Imported.evemu(self.device.evemu, only: 2) }
                == "r.evemu: found no device 2, expected one of 1 Made-up Touchscreen")
    }

    @Test("devices that count from moments of their own cannot be brought together")
    func epochs() throws {
        var other = device
        other.epoch = 1_700_000_000_000_000
        #expect(
            fault { try Imported.evemu(self.device.evemu + other.evemu) }
                == "r.evemu: found devices with different clocks, expected one clock; "
                + "choose a device with --device: 1 Made-up Touchscreen, 2 Made-up Touchscreen")
        #expect(try Imported.events(Imported.evemu(device.evemu + other.evemu, only: 2)).count == 3)
    }

    // MARK: Cut in the middle

    @Test("cut in the middle of a line: that line is told")
    func line() {
        let evemu = device.evemuDescription + "E: 0.000000 0003 0039 1\nE: 0.0"
        #expect(
            fault { try Imported.evemu(evemu) }
                == "r.evemu:10:7: found the end of the file in the middle of a line, "
                + "expected a time in seconds, such as 1.081454")
        let libinput = Device.libinput([device])
        let cut = libinput.prefix(
            upTo: libinput.range(of: "53, 101")?.upperBound ?? libinput.endIndex)
        #expect(
            fault { try Imported.libinput(String(cut)) }
                == "r.yml:36:30: found the end of the file in the middle of a line, expected ]")
    }

    @Test("cut in the middle of a touch: its finger is cancelled")
    func touch() throws {
        let recording = try Imported.evemu(device.evemu)
        let tape = try Imported.tape(recording)
        #expect(tape.cancelled == ["a"] && recording.notes == [])
        #expect(
            try Imported.events(recording).suffix(2) == [
                "0.08s a moved (101, 200)", "0.08s a cancelled (101, 200)",
            ])
    }

    @Test("cut in the middle of a report: that report is left out, and said")
    func report() throws {
        let text = device.evemu
        let last = text.range(of: "E: 0.080000 0000")?.lowerBound ?? text.endIndex
        let recording = try Imported.evemu(String(text[..<last]))
        #expect(
            recording.notes.map { $0["en"] } == [
                "r.evemu ends in the middle of a report, which is left out"
            ])
        #expect(
            try Imported.events(recording)
                == ["0s a began (100, 200)", "0s a cancelled (100, 200)"])
    }

    @Test("cut in the middle of the devices: the missing ones are told")
    func devices() throws {
        let text = Device.libinput([device], announced: 3)
        #expect(
            try Imported.libinput(text).notes.map { $0["en"] }
                == ["r.yml ends after 1 of 3 devices; the others are missing"])
    }

    // MARK: Whatever comes

    @Test("cut anywhere: a fault with a place, or a tape that can be read")
    func anywhere() throws {
        var other = device
        other.report(90, .slot(1), .id(2), .x(5), .y(6))
        let scene = try Scene.parse(Imported.scene, file: "s")
        for isEvemu in [true, false] {
            let text = isEvemu ? other.evemu : Device.libinput([device, other])
            for length in stride(from: 0, to: text.utf8.count, by: 3) {
                let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
                do {
                    let recording = try isEvemu ? Imported.evemu(cut) : Imported.libinput(cut)
                    let tape = try Imported.tape(recording).tape
                    #expect(try Tape.parse(tape.text, file: "t", scene: scene).doubts == [])
                } catch let errors as ScriptErrors {
                    #expect(errors.errors.count == 1)
                }
            }
        }
    }

    @Test("broken anywhere: a fault, or a tape that can be read", arguments: 0..<4)
    func broken(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let scene = try Scene.parse(Imported.scene, file: "s")
        for round in 0..<200 {
            let isEvemu = round % 2 == 0
            var bytes = Array((isEvemu ? device.evemu : Device.libinput([device, device])).utf8)
            for _ in 0...dice.roll(4) {
                let place = dice.roll(bytes.count)
                switch dice.roll(3) {
                case 0: bytes[place] = UInt8(32 + dice.roll(95))
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(ascii: "9"), at: place)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard
                let recording = try? isEvemu ? Imported.evemu(text) : Imported.libinput(text)
            else { continue }
            let tape = try Imported.tape(recording).tape
            #expect(
                try Tape.parse(tape.text, file: "t", scene: scene).doubts == [], "\(text)")
        }
    }

    @Test("7: what has more samples than a tape may have is not written, to the last one")
    func samples() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "day.tape").path
        let call = Call(command: "import", options: ["output": path])
        let imported = try ImportedTape(call, [Importer.File(name: "day.evemu", text: "")])
        let scene = try Scene.parse("scene 1 \"day\" 9 x 9\n", file: "day.scene")
        var tape = try Tape.parse(
            """
            tape 1
            scene "day"
            finger a down (1, 1)
            finger a move (2, 2) over 86400s
            finger a move (1, 1) over 1099.99s

            """, file: "day.tape", scene: scene)
        #expect(tape.samples == Limits.samples)
        try imported.write(tape, scene, made: nil)
        try FileManager.default.removeItem(atPath: path)
        tape.append(.act(.finger("a", .up), with: false))
        let failure = #expect(throws: Failure.self) { try imported.write(tape, scene, made: nil) }
        #expect(
            failure?.message["en"]
                == "day.evemu has 10500001 samples, but a tape can hold only 10500000")
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
