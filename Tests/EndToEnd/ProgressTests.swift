import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// A lesson is seen to its end, tried by a real finger, and known the next time.
    @Suite("A lesson that is finished", .serialized) struct ProgressTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            let lessons = folder.url.appending(path: "assets/Lessons")
            try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
            let shipped = Lessons.folder.deletingLastPathComponent()
            for name in ["touchscope.svg", "Words"] {
                try FileManager.default.copyItem(
                    at: shipped.appending(path: name),
                    to: folder.url.appending(path: "assets/\(name)"))
            }
            let files = [
                "index.lessons": "lessons 1\ngroup \"All\"\n  lesson card\n",
                "card.scene": """
                scene 1 "card" 640 x 400
                view card at 20 20 size 600 360 color sky
                  tap poke

                """,
                "card.tape": """
                tape 1
                scene "card"
                tap card
                try "Tap." zh "轻点。" expect poke acts
                try "Tap twice." zh "轻点两次。" expect poke acts 2 times

                """,
            ]
            for (name, text) in files {
                try text.write(
                    to: lessons.appending(path: name), atomically: true, encoding: .utf8)
            }
        }

        private var progress: String { folder.url.path + "/touchscope/progress.json" }

        private func program(_ server: XServer, _ words: [String]) throws -> RunningProgram {
            var environment = server.environment
            environment["TOUCHSCOPE_ASSETS"] = folder.url.path + "/assets"
            environment["XDG_CONFIG_HOME"] = folder.url.path
            environment["XDG_STATE_HOME"] = folder.url.path + "/state"
            environment["LANG"] = "C.UTF-8"
            let program = try RunningProgram(
                "touchscope", ["open"] + words + ["--size", "1280x720", "--trace", "-"],
                environment: environment)
            _ = try program.wait(for: "the window") { $0["kind"] == "shown" }
            return program
        }

        private func tap(_ touch: TouchScreen) throws {
            try touch.down(1, CGPoint(x: 640, y: 330))
            try touch.sync()
            try touch.up(1)
            try touch.sync()
        }

        @Test("what was seen and tried is kept, and put aside when it cannot be read")
        func kept() throws {
            let server = try XServer(width: 1280, height: 720)
            let (touch, keyboard) = (try TouchScreen(on: server), try Keyboard(on: server))
            var program = try program(server, ["card"])
            try keyboard.tap(.d)
            _ = try program.wait(for: "the lesson's end") { $0["kind"] == "lessonOver" }
            try tap(touch)
            _ = try program.wait(for: "the first try") { $0["words"] == "Tap." }
            try tap(touch)
            _ = try program.wait(for: "the second try") { $0["words"] == "Tap twice." }
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
            let text = try String(contentsOfFile: progress, encoding: .utf8)
            #expect(text.contains(#""isPlayed" : true"#) && text.contains("Tap twice."))

            try "{".write(toFile: progress, atomically: true, encoding: .utf8)
            program = try self.program(server, ["card"])
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
            let old = folder.url.path + "/touchscope/progress-1.json"
            #expect(try String(contentsOfFile: old, encoding: .utf8) == "{")
        }

        @Test("an exhibit ticks what visitors try, and keeps nothing of it")
        func exhibit() throws {
            let server = try XServer(width: 1280, height: 720)
            let touch = try TouchScreen(on: server)
            let program = try program(server, ["--kiosk"])
            _ = try program.wait(for: "the lesson's end") { $0["kind"] == "lessonOver" }
            try tap(touch)
            _ = try program.wait(for: "the first try") { $0["words"] == "Tap." }
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
            #expect(!FileManager.default.fileExists(atPath: progress))
        }
    }
}
