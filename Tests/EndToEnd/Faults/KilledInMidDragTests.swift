import Foundation
import TestEffort
import TestSupport
import Testing
import TouchScript

extension EndToEnd {
    /// Death while a finger is down: what was promised is kept, and no file is half of one.
    @Suite("Killed in mid-drag") struct KilledInMidDragTests {
        private let folder: Folder

        init() throws { folder = try Folder() }

        private func bench(tape: String? = nil, words: [String] = ["open"]) throws -> Bench {
            try Bench(
                tape: tape, command: words,
                environment: ["XDG_STATE_HOME": folder.path("state")])
        }

        private func kill(_ bench: Bench) {
            bench.program.send(signal: SIGKILL)
            #expect(bench.program.waitForEnd().status == 128 + SIGKILL)
        }

        private func control(_ key: Keyboard.Key, _ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(key)
            try bench.keyboard.release(.control)
        }

        @Test("a recording has the drag as far as it went", arguments: 1...Effort.count(2))
        func recording(seed: Int) throws {
            var dice = Dice(seed: UInt64(seed))
            let bench = try bench(words: ["record", "-o", folder.path("done.tape")])
            try bench.touch.down(1, bench.pixel(3))
            try bench.touch.sync()
            try bench.wait("hit", ["view": "r3"])
            try folder.wait(for: "began", in: "done.tape.1.journal")
            for _ in 0..<dice.roll(300) {
                let place = CGPoint(x: 300 + dice.roll(500), y: 200 + dice.roll(300))
                try bench.touch.move(1, to: place)
                try bench.touch.sync()
            }
            kill(bench)
            let live = bench.traced
            var environment = ProcessInfo.processInfo.environment
            environment["XDG_STATE_HOME"] = folder.path("state")
            let end = try Workshop.run(["record", "--finish"], environment: environment)
            #expect(end == (0, "recovered \(folder.path("done.tape"))\n"))
            let found = try folder.trace("done.tape")
            func time(_ line: String) -> Double { TraceLine(line)?.number("time") ?? 0 }
            let death = live.last.map(time) ?? 0
            // The tape ends there, and its finger with it.
            let common = zip(live, found).prefix { $0 == $1 }.count
            #expect(common >= live.prefix { time($0) < death - 1 }.count)
            #expect(found.contains { $0.contains("\"view\":\"r3\"") })
            #expect(folder.files == ["done.tape", "state", "ten.scene"])
        }

        @Test(
            "a scene is as it was before the drag, or after one of the steps before it",
            arguments: 1...Effort.count(3))
        func editing(seed: Int) throws {
            var dice = Dice(seed: UInt64(seed))
            let bench = try bench()
            defer { withExtendedLifetime(bench) {} }
            let file = bench.folder.appending(path: "ten.scene")
            try control(.e, bench)
            try bench.wait("edit", ["state": "begun"])
            let start = bench.pixel(7)
            try bench.touch.down(1, start)
            try bench.wait("chosen", ["view": "r7"])
            try bench.touch.up(1)
            // Each is written; death may come in any.
            for _ in 0..<dice.roll(40) { try bench.keyboard.tap(.right) }
            try bench.touch.down(1, start)
            for step in 1...(1 + dice.roll(20)) {
                try bench.touch.move(1, to: CGPoint(x: start.x + Double(step), y: start.y))
            }
            try bench.touch.sync()
            kill(bench)

            let text = try String(contentsOf: file, encoding: .utf8)
            let states = (0...40).map {
                Bench.tenRectangles.replacing("r7 at 144 220", with: "r7 at \(144 + $0) 220")
            }
            #expect(states.contains(text), "\(text)")
            try expectOpen(file)
        }

        @Test("a tape is as it was, or with the line that the drag wrote", arguments: [5, 40])
        func tapeEditing(moves: Int) throws {
            let tape = "tape 1\nscene \"ten\"\ntap r1\nwait 4s\n"
            let bench = try bench(tape: tape)
            defer { withExtendedLifetime(bench) {} }
            let file = bench.folder.appending(path: "ten.tape")
            try bench.keyboard.press(.shift)
            try control(.e, bench)
            try bench.keyboard.release(.shift)
            try bench.wait("tapeEditing")
            for key in [Keyboard.Key.m, .h, .z, .m, .z, .h] { try control(key, bench) }
            try bench.touch.down(1, CGPoint(x: 700, y: 700))
            for step in 1...moves {
                try bench.touch.move(1, to: CGPoint(x: 700 - 5 * step, y: 700))
            }
            try bench.touch.sync()
            kill(bench)
            let text = try String(contentsOf: file, encoding: .utf8)
            let kept = try Tape.parse(text, file: file.path)
            // Everything that it said before is in it.
            #expect(tape.split(separator: "\n").allSatisfy(text.contains), "\(kept.text)")
            try expectOpen(file)
        }

        /// The file opens, and what lay half written beside it is cleared away with the next thing that is written there.
        private func expectOpen(_ file: URL) throws {
            let open = try Workshop.run(["check", "-q", file.path])
            #expect(open.status == 0, "\(open.complaint)")
            let beside = file.deletingLastPathComponent()
            let card = try Workshop.run(["code", file.path, "-o", beside.path + "/a.swift"])
            #expect(card.status == 0, "\(card.complaint)")
            let names = try FileManager.default.contentsOfDirectory(atPath: beside.path)
            #expect(names.filter { $0.hasPrefix(".touchscope-") } == [])
        }
    }
}
