import Foundation
import TestSupport
import Testing
import TouchSession
import TouchWords

@testable import TouchImport
@testable import TouchScript

@Suite("Tapes as recordings of touchscreens")
struct ExportTests {
    private func told(_ lines: String) throws -> ToldTouches {
        let scene = try Scene.parse(Imported.scene, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + lines, file: "t", scene: scene)
        return ToldTouches(of: tape, on: scene)
    }

    /// What it says, but for places and the end of reports: "3:57=1".
    private func words(_ told: ToldTouches) -> [String] {
        told.events.map { "\($0.type):\($0.code)=\($0.value)" }
    }

    @Test(
        "a finger has a slot and an id; nothing is said twice, and old programs hear of the first")
    func slots() throws {
        let told = try told(
            """
            event 1s a began (10, 20)
            event 1.1s a moved (11, 20), b began (30, 40)
            event 1.2s a ended (11, 20)
            event 1.3s c began (11, 20)
            event 1.4s b ended (30, 40), c ended (11, 20)
            """)
        #expect(
            words(told) == [
                "0:0=0",
                "3:57=1", "3:53=10000", "3:54=20000", "1:330=1", "3:0=10000", "3:1=20000", "0:0=0",
                "3:53=11000", "3:47=1", "3:57=2", "3:53=30000", "3:54=40000", "3:0=11000", "0:0=0",
                "3:47=0", "3:57=-1", "3:0=30000", "3:1=40000", "0:0=0",
                "3:57=3", "0:0=0",
                "3:47=1", "3:57=-1", "3:47=0", "3:57=-1", "1:330=0", "0:0=0",
            ])
        #expect(told.events.map(\.time).last == 1_400_000 && told.lifted == [] && told.leftOut == 0)
    }

    @Test("a finger that ends elsewhere is there first; one that stays is lifted at the end")
    func ends() throws {
        let told = try told(
            """
            event 1s a began (10, 20), b began (30, 40)
            event 1.2s a ended (15, 20)
            shake
            wait 1s
            """)
        #expect(
            words(told).suffix(9)
                == [
                    "3:47=0", "3:53=15000", "3:0=15000", "0:0=0", "3:57=-1", "3:0=30000",
                    "3:1=40000",
                    "0:0=0", "3:47=1", "3:57=-1", "1:330=0", "0:0=0",
                ].suffix(9))
        #expect(told.events.last?.time == 2_200_000)
        #expect(told.lifted == ["b"] && told.leftOut == 1)
    }

    @Test("what the system takes away is lifted, and what fell between two events has its time")
    func cancelled() throws {
        let told = try told(
            """
            event 1s a began (10, 20)
            event 1.016s a moved (14, 20) coalesced a moved (12, 20) time -8ms
            interrupt
            """)
        let ends = told.events.filter(\.isReport).map(\.time)
        #expect(ends == [0, 1_000_000, 1_008_000, 1_016_000, 1_016_000])
        #expect(words(told).suffix(3) == ["3:57=-1", "1:330=0", "0:0=0"])
    }

    @Test("the device has axes only for what the tape tells")
    func axes() throws {
        let plain = try told("event 1s a began (10, 20)").axes
        #expect(plain.keys.sorted() == [0, 1, 47, 53, 54, 57])
        #expect(plain[53]?.maximum == 640_000 && plain[54]?.maximum == 400_000)
        let rich = try told("event 1s a began (10, 20) force 0.5 radius 4 type pencil").axes
        #expect(rich.keys.sorted() == [0, 1, 47, 48, 53, 54, 55, 57, 58])
    }

    @Test("how it is written")
    func text() throws {
        let told = try told("event 1s a began (0, 0)\nevent 61.5s a ended (0, 0)")
        let evemu = told.evemu.split(separator: "\n").map(String.init)
        #expect(evemu[0] == "# EVEMU 1.3" && evemu.contains("N: Touchscope s"))
        #expect(evemu.contains("B: 01 00 04 00 00 00 00 00 00"))
        #expect(evemu.contains("B: 03 03 00 00 00 00 80 60 02"))
        #expect(evemu.contains("A: 35 0 640000 0 0 6417"))
        #expect(evemu.contains("E: 1.000000 0003 0039 0001\t# EV_ABS / ABS_MT_TRACKING_ID"))
        #expect(evemu.contains("E: 61.500000 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID"))
        let libinput = told.libinput
        #expect(libinput.contains("      53: [0, 640000, 0, 0, 6417]\n"))
        #expect(
            libinput.contains(
                "  - evdev:\n    - [61, 500000, 3, 57, -1] # EV_ABS / ABS_MT_TRACKING_ID\n"))
    }

    // MARK: There and back

    /// What the tape's fingers do, but for their names: when, which phase, where, how hard and wide, and what as.
    ///
    /// A kernel does not say what it said already, such as a move to the same place, nor what a finger was that is gone.
    private func samples(_ tape: Tape) -> [String] {
        var last: [String: String] = [:]
        return zip(tape.lines, tape.times).flatMap { line, times -> [String] in
            guard case .act(.event(_, let samples), _) = line.statement else { return [] }
            let time = Int((times.upperBound * 1e6).rounded())
            return samples.compactMap { sample -> String? in
                let phase = sample.phase == .cancelled ? .ended : sample.phase
                let (x, y) = (sample.location.x * 1000, sample.location.y * 1000)
                let place = "\(Int(x.rounded())) \(Int(y.rounded()))"
                if phase == .ended { return "\(time) ended \(place)" }
                let (force, radius) = (sample.force * 10_000, sample.radius * 1000)
                let said =
                    "\(place) \(Int(force.rounded())) \(Int(radius.rounded())) \(sample.type)"
                defer { last[sample.finger] = said }
                guard phase == .began || last[sample.finger] != said else { return nil }
                return "\(time) \(phase) \(said)"
            }.sorted()
        }
    }

    private func expectSame(_ tape: Tape, on scene: Scene) throws {
        let told = ToldTouches(of: tape, on: scene)
        let sent = samples(tape)
        guard !sent.isEmpty else { return #expect(told.events == []) }
        for recording in [
            try Imported.evemu(told.evemu), try Imported.libinput(told.libinput),
        ] {
            let back = TouchTape(
                of: recording.devices, on: scene, remarks: [], from: recording.start)
            #expect(samples(back.tape) == sent, "\(scene.name)")
            #expect(back.cancelled == [] && recording.notes == [])
        }
    }

    @Test("there and back again a recording has the same samples", arguments: [true, false])
    func recordings(hasDetails: Bool) throws {
        let folder = Lessons.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Tests/Recordings")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tape") }.sorted()
        #expect(files.count == 18)
        for file in files {
            guard
                case .tape(var tape, let scene) = try ScriptFile.load(folder.appending(path: file))
            else { continue }
            if hasDetails {
                for (index, line) in tape.lines.enumerated() {
                    guard case .act(.event(let time, var samples), let with) = line.statement else {
                        continue
                    }
                    for place in samples.indices where samples[place].phase != .ended {
                        samples[place].force = Double(index % 7) / 10
                        samples[place].radius = Double(index % 5)
                        samples[place].type = index % 400 < 200 ? .direct : .pencil
                    }
                    tape.lines[index].statement = .act(.event(time, samples), with: with)
                }
            }
            try expectSame(tape, on: scene)
        }
    }
}
