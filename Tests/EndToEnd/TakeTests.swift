import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Takes that real fingers make in the window, and that survive any death.
    @Suite("Takes made by hand") struct TakeTests {
        /// The handle at the left edge, and the last button of the bar.
        private static let record = CGPoint(x: 36, y: 484)
        private static let stop = CGPoint(x: 1234, y: 694)

        private func bench(_ words: [String] = []) throws -> Bench {
            try Bench(command: ["open"] + words, environment: ["SWIFT_BACKTRACE": "enable=no"])
        }

        private func press(_ place: CGPoint, _ bench: Bench) throws {
            try bench.touch.down(7, place)
            try bench.touch.up(7)
            try bench.touch.sync()
        }

        private func control(_ key: Keyboard.Key, _ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(key)
            try bench.keyboard.release(.control)
        }

        private func takes(_ bench: Bench, _ state: String) throws {
            try bench.wait("take", ["state": state])
        }

        /// A caption, which the take says once it goes on.
        private func sayHi(_ bench: Bench) throws {
            try control(.t, bench)
            try takes(bench, "paused")
            for key in [Keyboard.Key.h, .i] { try bench.keyboard.tap(key) }
            try bench.keyboard.tap(.enter)
            try takes(bench, "said")
        }

        /// Again from the first marker of the list.
        private func goBack(_ bench: Bench) throws {
            try control(.b, bench)
            try takes(bench, "paused")
            try bench.keyboard.tap(.tab)
            try bench.wait("focus")
            try bench.keyboard.tap(.enter)
            try takes(bench, "back")
        }

        /// Whether a touch hit a view.
        private func hit(_ view: String, in trace: [String]) -> Bool {
            trace.compactMap(TraceLine.init).contains { $0["kind"] == "hit" && $0["view"] == view }
        }

        /// A take that rolls.
        private func roll(_ bench: Bench) throws {
            try press(Self.record, bench)
            try takes(bench, "counting")
            try takes(bench, "rolling")
        }

        /// The trace of a take since its session began: with the countdown, or with going back.
        private func live(_ bench: Bench) -> [String] {
            let printed = bench.program.printed
            let begin = printed.lastIndex {
                $0.contains("\"state\":\"counting\"") || $0.contains("\"state\":\"back\"")
            }
            return printed[(begin ?? 0)...].filter { $0.hasPrefix("{\"serial\"") }
        }

        @Test("counted down, paused, gone on with and stopped by fingers: the same trace again")
        func whole() throws {
            let bench = try bench()
            let folder = Folder(bench.folder)
            try roll(bench)
            try bench.tap(3)
            try bench.keyboard.tap(.space)
            try takes(bench, "paused")
            // Nobody gets this finger.
            try press(bench.pixel(5), bench)
            try bench.keyboard.tap(.space)
            try takes(bench, "rolling")
            try control(.m, bench)
            try takes(bench, "marked")
            try bench.tap(8)
            try press(Self.stop, bench)
            let place = try bench.wait("take", ["state": "saved"])["place"]
            #expect(place == folder.path("ten-take-1.tape"))
            let live = live(bench)
            #expect(try parting(live, folder.trace("ten-take-1.tape")) == nil)
            #expect(!hit("r5", in: live))
            #expect(hit("r8", in: live))
            // It is open: its film can be played at once.
            try bench.keyboard.tap(.d)
            try bench.wait("hit", ["view": "r3"])
        }

        @Test("from a take to a lesson: said, once more from a marker, cut, told in verbs, filmed")
        func lesson() throws {
            let bench = try bench()
            let folder = Folder(bench.folder)
            try roll(bench)
            try bench.tap(3)
            try sayHi(bench)
            try bench.keyboard.tap(.space)
            try takes(bench, "rolling")
            try control(.m, bench)
            try takes(bench, "marked")
            try bench.tap(5)
            try goBack(bench)
            try bench.wait("sequenceEnded")
            try bench.keyboard.tap(.space)
            try takes(bench, "rolling")
            try bench.tap(8)
            try press(Self.stop, bench)
            try takes(bench, "saved")

            let (take, lesson) = (folder.path("ten-take-1.tape"), folder.path("lesson.tape"))
            for words in [
                ["cut", take, "0s..1ms"],
                ["simplify", take, "--verbs", "--expect", "-o", lesson],
                [
                    "render", lesson, "--all", "-s", "320x180", "--fps", "10", "--no-cache", "-o",
                    folder.path("out"),
                ],
            ] {
                let end = try Workshop.run(words)
                #expect(end.status == 0, "\(end)")
            }
            let text = try String(contentsOfFile: lesson, encoding: .utf8)
            for words in ["cut 0s..1ms", "caption \"Hi\"", "chapter \"Part 1\"", "expect hit r8"] {
                #expect(text.contains(words), "\(text)")
            }
            #expect(!text.contains("event") && !text.contains("r5"))
            for end in ["mp4", "webm", "gif", "en.srt", "pdf", "html"] {
                #expect(FileManager.default.fileExists(atPath: folder.path("out/lesson.\(end)")))
            }
        }

        /// Where death comes.
        nonisolated enum Moment: String, CaseIterable, Sendable {
            case rolling, paused, marked, said, wentBack, goneOn
        }

        @Test("killed at any of its moments, it is recovered whole", arguments: Moment.allCases)
        func killed(moment: Moment) throws {
            let bench = try bench()
            let folder = Folder(bench.folder)
            let name = "ten-take-1.tape"
            var journal = "\(name).1.journal"
            try roll(bench)
            try bench.tap(3)
            switch moment {
            case .rolling: break
            case .paused:
                try bench.keyboard.tap(.space)
                try takes(bench, "paused")
            case .marked:
                try control(.m, bench)
                try takes(bench, "marked")
                try folder.wait(for: "chapter \"Part 1\" zh \"第 1 部分\"", in: journal)
            case .said:
                try sayHi(bench)
                try folder.wait(for: "caption \"Hi\"", in: journal)
            case .wentBack, .goneOn:
                try control(.m, bench)
                try takes(bench, "marked")
                try bench.tap(5)
                try goBack(bench)
                // The first tap, once more.
                try bench.wait("sequenceEnded")
                journal = "\(name).2.journal"
                if moment == .goneOn {
                    try bench.keyboard.tap(.space)
                    try takes(bench, "rolling")
                    try bench.tap(8)
                }
                try folder.wait(for: "# another version", in: journal)
            }
            try folder.wait(for: "ended", in: journal)
            bench.program.send(signal: SIGKILL)
            #expect(bench.program.waitForEnd().status == 128 + SIGKILL)
            let live = live(bench)

            var environment = ProcessInfo.processInfo.environment
            environment["XDG_STATE_HOME"] = folder.path("state")
            let end = try Workshop.run(["record", "--finish"], environment: environment)
            #expect(end == (0, "recovered \(folder.path(name))\n"))
            let found = try folder.trace(name)
            func time(_ line: String) -> Double { TraceLine(line)?.number("time") ?? 0 }
            let death = live.last.map(time) ?? 0
            #expect(found == Array(live.prefix(found.count)), "\(moment)")
            #expect(found.count >= live.prefix { time($0) < death - 1 }.count, "\(moment)")
            #expect(hit("r3", in: found))
            guard moment == .wentBack || moment == .goneOn else { return }
            // What went another way was whole before that.
            let other = try folder.trace("ten-take-1-1.tape")
            #expect(hit("r5", in: other))
            #expect(!hit("r5", in: found))
        }

        @Test("the next window recovers a take that was cut off")
        func recovered() throws {
            let bench = try bench()
            let folder = Folder(bench.folder)
            try roll(bench)
            try bench.tap(3)
            try folder.wait(for: "ended", in: "ten-take-1.tape.1.journal")
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            let next = try Bench(environment: ["XDG_STATE_HOME": folder.path("state")])
            try next.wait("unfinished")
            try control(.u, next)
            #expect(
                try next.wait("take", ["state": "recovered"]).number("count") == 1)
            #expect(hit("r3", in: try folder.trace("ten-take-1.tape")))
        }

        @Test("a window that is closed in mid-take writes it where takes were asked to lie")
        func closed() throws {
            let bench = try bench(["--takes", NSTemporaryDirectory() + "takes-of-a-test"])
            let folder = Folder(URL(fileURLWithPath: NSTemporaryDirectory() + "takes-of-a-test"))
            defer { try? FileManager.default.removeItem(atPath: folder.path("")) }
            try roll(bench)
            try bench.tap(3)
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            let words = "recorded \(folder.path("ten-take-1.tape"))\n"
            #expect(bench.program.waitForEnd() == (0, words))
            #expect(folder.files == ["ten-take-1.tape", "ten.scene"])
            #expect(try parting(live(bench), folder.trace("ten-take-1.tape")) == nil)
        }
    }
}
