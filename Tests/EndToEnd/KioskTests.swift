import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The exhibit as it is installed") struct KioskTests {
        private static let share = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "share")

        /// The color of what is wrong.
        private static let red: UInt = 0xf0_71_7b

        private func environment(_ server: XServer, code: String? = nil) -> [String: String] {
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = server.folder.path + "/config"
            environment["XDG_STATE_HOME"] = server.folder.path + "/state"
            environment["LANG"] = "C.UTF-8"
            environment["TOUCHSCOPE"] =
                RunningProgram.touchscope
            environment["TOUCHSCOPE_CODE"] = code
            return environment
        }

        @Test("the loop has it back within three seconds of a kill, and ends when it is stopped")
        func comesBack() throws {
            let server = try XServer(width: 640, height: 400)
            let loop = try RunningProgram(
                Self.share.appending(path: "touchscope-kiosk").path,
                ["--size", "640x400", "--trace", "-"], environment: environment(server))
            func waitForWindow() throws {
                _ = try loop.wait(for: "the window") { $0["kind"] == "shown" }
            }
            try waitForWindow()
            for _ in 0..<2 {
                let id = try server.run("pgrep", "-P", "\(loop.id)", "touchscope")
                let program = try #require(
                    Int32(id.trimmingCharacters(in: .whitespacesAndNewlines)))
                let killed = Date()
                kill(program, SIGKILL)
                try waitForWindow()
                #expect(Date().timeIntervalSince(killed) < 3)
            }
            loop.send(signal: SIGTERM)
            let end = loop.waitForEnd()
            #expect(end.status == 0)
            #expect(end.complaint.contains("ended with 137; starting again"))
        }

        @Test("a finger begins a visit, the code is typed by fingers, and nothing is kept")
        func visit() throws {
            let server = try XServer(width: 1280, height: 720)
            try server.startWindowManager()
            let touch = try TouchScreen(on: server)
            let program = try RunningProgram(
                "touchscope", ["open", "--kiosk", "--trace", "-"],
                environment: environment(server, code: "1234"))
            func wait(_ state: String) throws {
                _ = try program.wait(for: state) { $0["state"] == state }
            }
            func tap(_ x: Double, _ y: Double) throws {
                try touch.down(1, CGPoint(x: x, y: y))
                try touch.sync()
                try touch.up(1)
                try touch.sync()
            }
            try wait("attract")
            _ = try program.wait(for: "shown") { $0["kind"] == "shown" }
            // It fills the screen.
            let window = try server.run("xwininfo", "-name", "Touchscope")
            #expect(window.contains("Width: 1280") && window.contains("Height: 720"))
            try tap(600, 300)
            try wait("visit")
            _ = try program.wait(for: "a hit") { $0["kind"] == "hit" }
            for _ in 0..<5 { try tap(1270, 10) }
            try wait("code")
            // The pad stands in the middle of the window: keys of 64 points in three columns.
            for figure in 1...3 { try tap(640 + Double(figure - 2) * 64, 360 - 54) }
            try tap(640 - 64, 360 + 10)
            // The staff's choices: the last of them leaves.
            try tap(640, 360 + 90)
            let end = program.waitForEnd()
            #expect(end.status == 0, "\(end.complaint)")
            for word in ["visit began", "code entered", "closed"] {
                #expect(end.complaint.contains(word))
            }
            let settings = server.folder.path + "/config/touchscope/settings.json"
            #expect(!FileManager.default.fileExists(atPath: settings))
        }

        @Test("the screen stays awake for an exhibit, and blanks again when it has ended")
        func staysAwake() throws {
            let server = try XServer(width: 640, height: 400)
            let blanking = try Blanking(server)
            let program = try RunningProgram(
                "touchscope", ["open", "--kiosk", "--size", "640x400", "--trace", "-"],
                environment: environment(server))
            _ = try program.wait(for: "the window") { $0["kind"] == "shown" }
            try server.run("xset", "s", "reset")
            try blanking.begin(after: 1)
            var wasBlank = false
            try Folder.wait(for: "nobody's having done anything for two seconds") {
                wasBlank = wasBlank || blanking.state.isBlank
                return blanking.state.idle > 2
            }
            #expect(!wasBlank && !blanking.state.isBlank)
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
            try Folder.wait(for: "a blank screen") { blanking.state.isBlank }
        }

        @Test(
            "a full disk is told of in the window, and the exhibit goes on",
            .enabled(if: SmallDisk.isPossible))
        func fullDisk() throws {
            let server = try XServer(width: 1280, height: 720)
            let disk = try SmallDisk(size: 4096)
            let program = try RunningProgram(
                "touchscope",
                ["open", "--kiosk", "--size", "1280x720", "--trace", disk.path("wall.jsonl")],
                environment: environment(server))
            // The edge of what is told over the top of the stage.
            #expect(try PixelWatch(server).wait(x: 318, y: 100, for: Self.red))
            program.send(signal: SIGTERM)
            let end = program.waitForEnd()
            #expect(end.complaint.contains("No space left on device"), "\(end.complaint)")
            #expect(end.complaint.contains("kiosk: plays"))
        }

        @Test(
            "wrong calls are told of in one line",
            arguments: [
                (["--idle", "20s"], "--idle needs --kiosk"),
                (["--kiosk", "--idle", "1s"], "--idle needs a time from 5s to 3600s"),
                (["--kiosk", "--takes", "/tmp"], "an exhibit saves nothing"),
            ])
        func wrongCalls(arguments: [String], message: String) throws {
            let program = try RunningProgram(
                "touchscope", ["open"] + arguments, environment: ProcessInfo.processInfo.environment
            )
            let end = program.waitForEnd()
            #expect(end.status == 2 && end.complaint.contains(message), "\(end.complaint)")
        }

        @Test("systemd finds nothing wrong with its unit")
        func unit() throws {
            let folder = try TemporaryFolder()
            let bin = folder.url.appending(path: "touchscope-kiosk.service")
            try FileManager.default.copyItem(
                at: Self.share.appending(path: "touchscope-kiosk.service"), to: bin)
            var environment = ProcessInfo.processInfo.environment
            environment["XDG_RUNTIME_DIR"] = folder.url.path
            // The manual comes with the package, not with the source tree.
            let check = try Spawned(
                ["systemd-analyze", "--user", "verify", "--man=no", bin.path],
                environment: environment)
            let errors = check.readErrors()
            #expect(check.wait() == 0 && errors.isEmpty, "\(errors)")
        }
    }
}
