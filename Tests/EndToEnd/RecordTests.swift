import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Recording and playing again") struct RecordTests {
        @Test("what is recorded gives the same trace again")
        func recording() throws {
            let folder = try Folder()
            let bench = try Bench(command: ["record", "-o", folder.path("done.tape")])
            for finger in 1...4 { try bench.touch.down(finger, bench.pixel(finger)) }
            for step in 1...20 {
                for finger in 1...4 {
                    let start = bench.pixel(finger)
                    let place = CGPoint(
                        x: start.x + Double(step * finger) / 3, y: start.y + Double(step) * 1.7)
                    try bench.touch.move(finger, to: place)
                }
                try bench.touch.sync()
            }
            try bench.keyboard.tap(.s)
            try bench.wait("systemEvent", ["event": "shakeEnded"])
            try bench.mouse.move(to: bench.pixel(7))
            try bench.wait("pointerHit", ["view": "r7"])
            try bench.touch.up(2)
            try bench.touch.sync()
            try bench.wait("sample", ["phase": "ended"])
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            let end = bench.program.waitForEnd()
            #expect(end == (0, "recorded \(folder.path("done.tape"))\n"))

            let live = bench.traced
            #expect(live.count > 400)
            #expect(try parting(live, folder.trace("done.tape")) == nil)
        }

        @Test("what the mouse does leaves nothing in the trace that its tape does not give again")
        func mouse() throws {
            let folder = try Folder()
            let bench = try Bench(command: ["record", "-o", folder.path("done.tape")])
            for button in [Mouse.Button.left, .right] {
                try bench.mouse.move(to: bench.pixel(CGPoint(x: 52, y: 115)))
                try bench.wait("pointerHit", ["view": "r1"])
                try bench.mouse.press(button)
                try bench.wait("delivery", ["view": "r1", "phase": "began"])
                try bench.mouse.move(to: bench.pixel(CGPoint(x: 62, y: 135)))
                try bench.wait("delivery", ["view": "r1", "phase": "moved"])
                try bench.mouse.release(button)
                try bench.wait("sequenceEnded")
                try bench.mouse.move(to: bench.pixel(7))
                try bench.wait("pointerHit", ["view": "r7"])
            }
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd().status == 0)
            let live = bench.traced
            #expect(live.count { $0.contains("\"kind\":\"hit\"") } == 3)
            #expect(try parting(live, folder.trace("done.tape")) == nil)
        }

        @Test("a stage that is left for a fresh start is kept beside the recording")
        func leftStages() throws {
            let folder = try Folder()
            let bench = try Bench(command: ["record", "-o", folder.path("done.tape")])
            try bench.tap(3)
            let left = bench.traced
            try bench.keyboard.tap(.r)
            try bench.wait("ready")
            // Nothing was done here: there is nothing to keep.
            try bench.keyboard.tap(.r)
            try bench.wait("ready")
            try bench.tap(8)
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            let files = ["done-1.tape", "done.tape"].map { "recorded \(folder.path($0))\n" }
            #expect(bench.program.waitForEnd() == (0, files.joined()))
            #expect(try folder.trace("done-1.tape").prefix(left.count) == left[...])
            #expect(try folder.trace("done.tape").contains { $0.contains("\"view\":\"r8\"") })
        }

        @Test("a tape that could not be written is refused before the window opens")
        func noFolder() throws {
            let server = try XServer(width: 640, height: 480)
            let program = try RunningProgram(
                "touchscope", ["record", "-o", "/nowhere/done.tape"],
                environment: server.environment)
            let message =
                "touchscope: cannot write /nowhere/done.tape: there is no folder named /nowhere\n"
            #expect(program.waitForEnd() == (1, message))
        }

        @Test("a microphone is for takes, and whoever asks for one is told")
        func sound() throws {
            let folder = try Folder()
            var environment = ProcessInfo.processInfo.environment
            (environment["DISPLAY"], environment["WAYLAND_DISPLAY"]) = (nil, nil)
            let program = try RunningProgram(
                "touchscope", ["record", "-o", folder.path("done.tape"), "--sound", "default"],
                environment: environment)
            let complaint = program.waitForEnd().complaint
            #expect(
                complaint.hasPrefix(
                    "\(folder.path("done.tape")) has no sound; a take can have sound: "
                        + "press Ctrl R in the window\n"), "\(complaint)")
        }

        @Test("what hands did is recorded, though a demonstration was shown last")
        func demonstratedLast() throws {
            let folder = try Folder()
            let tape = "tape 1\nscene \"ten\"\ntap r5\n"
            let bench = try Bench(tape: tape, command: ["record", "-o", folder.path("done.tape")])
            try bench.tap(3)
            let done = bench.traced
            try bench.keyboard.tap(.d)
            try bench.wait("ready")
            try bench.wait("hit", ["view": "r5"])
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd() == (0, "recorded \(folder.path("done.tape"))\n"))
            #expect(try folder.trace("done.tape").prefix(done.count) == done[...])
        }

        @Test("when the display goes, what was done is on disk")
        func displayGone() throws {
            let folder = try Folder()
            let server = try XServer()
            let touch = try TouchScreen(on: server)
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = folder.path("config")
            environment["XDG_STATE_HOME"] = folder.path("state")
            let program = try RunningProgram(
                "touchscope",
                [
                    "record", folder.path("ten.scene"), "-o", folder.path("done.tape"), "--trace",
                    "-",
                    "--size", "1280x720", "--ui-scale", "1",
                ], environment: environment)
            try program.waitForLine("ready")
            try touch.down(1, CGPoint(x: 400, y: 300))
            try touch.sync()
            let hit = try program.wait(for: "hit") { $0["kind"] == "hit" }
            server.end()
            let end = program.waitForEnd()
            #expect(end.status == 1, "\(end.complaint)")
            let view = try #require(hit["view"])
            #expect(try folder.trace("done.tape").contains { $0.contains("\"view\":\"\(view)\"") })
        }

        @Test("a film is made of the recording")
        func film() throws {
            let folder = try Folder()
            let film = folder.path("done.mp4")
            let bench = try Bench(
                command: ["record", "-o", folder.path("done.tape"), "--video", film])
            try bench.tap(3)
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd().status == 0)
            let probe = try Spawned([
                "ffprobe", "-v", "error", "-show_entries", "stream=codec_name,width,height",
                "-of", "csv=p=0", film,
            ])
            #expect(String(decoding: probe.readAll(), as: UTF8.self) == "h264,1920,1080\n")
        }

        @Test("again: what was done runs once more and ends by itself, and no trace comes of it")
        func again() throws {
            let bench = try Bench()
            try bench.tap(2)
            let traced = bench.traced
            try bench.keyboard.tap(.a)
            try bench.wait("again")
            try bench.wait("againEnded")
            #expect(bench.traced == traced)
        }

        @Test("show me: the tape plays in the window as it does without one")
        func demonstration() throws {
            let tape = """
                tape 1
                scene "ten"
                finger a down r4(0.5, 0.5)
                finger a move r9(0.5, 0.5) over 100ms
                finger a up
                """
            let bench = try Bench(tape: tape)
            try bench.keyboard.tap(.d)
            try bench.wait("ready")
            try bench.wait("sequenceEnded")
            let headless = try Folder(bench.folder).trace("ten.tape")
            let live = bench.traced.suffix(headless.count)
            #expect(headless.last?.contains("sequenceEnded") == true)
            #expect(Array(live) == headless)
        }

        @Test("a finger takes over from show me, from its first touch to its last")
        func takeOver() throws {
            let tape = "tape 1\nscene \"ten\"\nwait 60s\n"
            let bench = try Bench(tape: tape)
            try bench.keyboard.tap(.d)
            try bench.wait("ready")
            try bench.touch.down(1, bench.pixel(7))
            try bench.touch.sync()
            try bench.wait("ready")
            try bench.wait("delivery", ["view": "r7", "phase": "began"])
            try bench.touch.move(1, to: bench.pixel(8))
            try bench.touch.sync()
            try bench.wait("delivery", ["view": "r7", "phase": "moved"])
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("delivery", ["view": "r7", "phase": "ended"])
        }

        @Test("another language leaves what was done as it is")
        func language() throws {
            let bench = try Bench()
            try bench.tap(5)
            try bench.keyboard.tap(.l)
            try bench.tap(6)
            let hits = bench.program.printed.compactMap(TraceLine.init)
                .filter { $0["kind"] == "hit" }
            #expect(hits.map { $0["view"] } == ["r5", "r6"])
            #expect(bench.program.printed.filter { $0.contains("\"ready\"") }.count == 1)
        }
    }
}
