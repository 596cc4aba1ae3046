import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// A recording survives any death to within a second.
    @Suite("Recordings that are cut off") struct KilledRecordingTests {
        private let folder: Folder

        init() throws { folder = try Folder() }

        private func bench(_ words: [String] = []) throws -> Bench {
            try Bench(
                command: ["record", "-o", folder.path("done.tape")] + words,
                // Swift would give an account of it, and go on where nothing but the signal was sent.
                environment: [
                    "XDG_STATE_HOME": folder.path("state"), "SWIFT_BACKTRACE": "enable=no",
                ])
        }

        private var state: [String: String] {
            var environment = ProcessInfo.processInfo.environment
            environment["XDG_STATE_HOME"] = folder.path("state")
            return environment
        }

        /// What a tape gives is what was live, up to at most a second before death.
        private func expectSurvival(of tape: String, _ live: [String], _ kill: Int) throws {
            let found = try folder.trace(tape)
            let difference = zip(live, found).first { $0 != $1 }
            #expect(difference == nil, "kill \(kill)")
            func time(_ line: String) -> Double { TraceLine(line)?.number("time") ?? 0 }
            let death = live.last.map(time) ?? 0
            let old = live.prefix { time($0) < death - 1 }
            #expect(!found.isEmpty && found.count >= old.count, "kill \(kill)")
        }

        @Test("killed at random moments: the journal is a tape of what was done", arguments: 1...8)
        func killed(seed: Int) throws {
            var dice = Dice(seed: UInt64(seed))
            let bench = try bench()
            try bench.tap(3)
            try folder.wait(for: "ended", in: "done.tape.1.journal")
            // Whoever dies now dies in mid-work: nothing is waited for.
            for _ in 0..<dice.roll(25) {
                switch dice.roll(5) {
                case 0: try bench.keyboard.tap(.s)
                case 1:
                    try bench.touch.down(1, bench.pixel(1 + dice.roll(10)))
                    try bench.touch.up(1)
                    try bench.touch.sync()
                case 2:
                    try bench.mouse.move(to: bench.pixel(1 + dice.roll(10)))
                    try bench.mouse.press(.right)
                    try bench.mouse.release(.right)
                    try bench.mouse.sync()
                case 3:
                    try bench.touch.down(9, bench.pixel(1 + dice.roll(10)))
                    for _ in 1...20 {
                        let place = bench.pixel(1 + dice.roll(10))
                        try bench.touch.move(9, to: place)
                    }
                    try bench.touch.up(9)
                    try bench.touch.sync()
                default: try bench.keyboard.tap(.i)
                }
            }
            bench.program.send(signal: SIGKILL)
            #expect(bench.program.waitForEnd().status == 128 + SIGKILL)
            let live = bench.traced
            try expectSurvival(of: "done.tape.1.journal", live, seed)

            let end = try Workshop.run(["record", "--finish"], environment: state)
            #expect(end == (0, "recovered \(folder.path("done.tape"))\n"))
            try expectSurvival(of: "done.tape", live, seed)
            #expect(
                folder.files == ["done.tape", "state", "ten.scene"], "\(folder.files)")
            let again = try Workshop.run(["record", "--finish"], environment: state)
            #expect(again == (0, "no recording was cut off\n"))
        }

        @Test(
            "ended by a trap, as a fault of its own would: the journal is a tape of what was done",
            arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS])
        func trapped(signal: Int32) throws {
            let bench = try bench()
            try bench.tap(3)
            try folder.wait(for: "ended", in: "done.tape.1.journal")
            try bench.touch.down(2, bench.pixel(8))
            try bench.touch.sync()
            try bench.wait("hit", ["view": "r8"])
            bench.program.send(signal: signal)
            #expect(bench.program.waitForEnd().status == 128 + signal)
            let live = bench.traced
            try expectSurvival(of: "done.tape.1.journal", live, Int(signal))
            let end = try Workshop.run(["record", "--finish"], environment: state)
            #expect(end == (0, "recovered \(folder.path("done.tape"))\n"))
            try expectSurvival(of: "done.tape", live, Int(signal))
        }

        @Test("what happens by itself is not a second behind, either")
        func timers() throws {
            let scene = """
                scene 1 "ten" 640 x 400
                view box at 20 40 size 400 300 color sky
                  long-press hold duration 1200ms

                """
            try scene.write(toFile: folder.path("ten.scene"), atomically: true, encoding: .utf8)
            let bench = try Bench(
                scene: scene, command: ["record", "-o", folder.path("done.tape")],
                environment: ["XDG_STATE_HOME": folder.path("state")])
            try bench.touch.down(1, bench.pixel(1))
            try bench.touch.sync()
            try bench.wait("transition", ["recognizer": "hold", "state": "began"])
            // The tape has no line but the touch, and says by itself that time went on.
            try folder.wait(for: "\nwait ", in: "done.tape.1.journal")
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            let found = try folder.trace("done.tape.1.journal")
            #expect(found == Array(bench.traced.prefix(found.count)))
            #expect(found.contains { $0.contains("\"state\":\"began\"") })
        }

        @Test("the next start offers it, and recording the same tape anew finishes it first")
        func offered() throws {
            let bench = try bench()
            try bench.tap(3)
            try folder.wait(for: "ended", in: "done.tape.1.journal")
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            let live = bench.traced

            let next = try Bench(environment: ["XDG_STATE_HOME": folder.path("state")])
            try next.wait("unfinished")
            next.program.end()
            let anew = try self.bench()
            try anew.tap(8)
            anew.program.send(signal: SIGTERM)
            try anew.wait("closed")
            #expect(
                anew.program.waitForEnd() == (
                    0,
                    "recovered \(folder.path("done-1.tape")), a recording that was cut off\n"
                        + "recorded \(folder.path("done.tape"))\n"
                ))
            try expectSurvival(of: "done-1.tape", live, 0)
            #expect(try folder.trace("done.tape").contains { $0.contains("\"view\":\"r8\"") })
            let files = ["done-1.tape", "done.tape", "state", "ten.scene"]
            #expect(folder.files == files)
        }

        @Test("stages that were left before the death are kept, too")
        func severalStages() throws {
            let bench = try bench()
            for rectangle in [3, 5, 8] {
                try bench.tap(rectangle)
                guard rectangle != 8 else { break }
                try bench.keyboard.tap(.r)
                try bench.wait("ready")
            }
            try folder.wait(for: "ended", in: "done.tape.3.journal")
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            // The first gave way to the second when that was left.
            let end = try Workshop.run(["record", "--finish"], environment: state)
            #expect(end.status == 0)
            for (tape, rectangle) in [("done-1.tape", 3), ("done.tape", 5), ("done-2.tape", 8)] {
                let trace = try folder.trace(tape)
                #expect(trace.contains { $0.contains("\"view\":\"r\(rectangle)\"") }, "\(tape)")
            }
        }

        @Test("an older tape is not replaced unasked, and never by an empty one")
        func older() throws {
            func old() throws -> String {
                try String(contentsOfFile: folder.path("done.tape"), encoding: .utf8)
            }
            try "old".write(toFile: folder.path("done.tape"), atomically: false, encoding: .utf8)
            let words = ["record", folder.path("ten.scene"), "-o", folder.path("done.tape")]
            let server = try XServer(width: 640, height: 480)
            let line =
                "touchscope: \(folder.path("done.tape")) already exists; "
                + "choose another name or add --replace\n"
            #expect(try Workshop.run(words, environment: server.environment) == (1, line))
            #expect(try old() == "old")

            let idle = try bench(["--replace"])
            idle.program.send(signal: SIGTERM)
            try idle.wait("closed")
            let words2 = "nothing was recorded; \(folder.path("done.tape")) is unchanged\n"
            #expect(idle.program.waitForEnd() == (0, words2))
            #expect(try old() == "old")

            let asked = try bench(["--replace"])
            try asked.tap(3)
            asked.program.send(signal: SIGTERM)
            try asked.wait("closed")
            #expect(asked.program.waitForEnd().status == 0)
            #expect(try old().hasPrefix("tape 1\n"))
        }

        @Test("two recorders never share a file")
        func two() throws {
            let bench = try bench()
            let second = try Workshop.run(
                ["record", folder.path("ten.scene"), "-o", folder.path("done.tape")],
                environment: bench.server.environment)
            let journal = folder.path("done.tape.0.journal")
            #expect(
                second == (1, "touchscope: another touchscope is recording \(journal)\n"))
            try bench.tap(4)
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd().status == 0)
            #expect(try parting(bench.traced, folder.trace("done.tape")) == nil)
        }

        @Test("a tape that comes from elsewhere meanwhile is not replaced")
        func meanwhile() throws {
            let bench = try bench()
            try bench.tap(4)
            try "other".write(toFile: folder.path("done.tape"), atomically: false, encoding: .utf8)
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            let end = bench.program.waitForEnd()
            #expect(
                end.status == 1 && end.complaint.hasSuffix("is in \(folder.path("done-1.tape"))\n"))
            #expect(try parting(bench.traced, folder.trace("done-1.tape")) == nil)
            #expect(
                try String(contentsOfFile: folder.path("done.tape"), encoding: .utf8) == "other")
        }
    }
}
