import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Two displays") struct DisplayTests {
        private func open(_ words: [String], on server: XServer) throws -> RunningProgram {
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = server.folder.path + "/config"
            environment["XDG_STATE_HOME"] = server.folder.path + "/state"
            environment["LANG"] = "C.UTF-8"
            return try RunningProgram(
                "touchscope", ["open"] + words + ["--trace", "-", "--ui-scale", "1"],
                environment: environment)
        }

        private func server() throws -> XServer {
            let server = try XServer(width: 2560, height: 800)
            try server.splitInTwo()
            return server
        }

        @Test("a finger on either display goes to its own")
        func fingers() throws {
            let server = try server()
            let touch = try TouchScreen(on: server)
            let program = try open(["swipe-or-pan", "--presenter", "2"], on: server)
            _ = try program.wait(for: "shown") { $0["kind"] == "shown" }
            #expect(try PixelWatch(server).corner(ofWindow: "Touchscope").x < 1280)
            #expect(try PixelWatch(server).corner(ofWindow: "Touchscope, presenter").x >= 1280)
            // The stage: the card.
            try touch.down(1, CGPoint(x: 600, y: 300))
            try touch.sync()
            _ = try program.wait(for: "a hit") { $0["kind"] == "hit" && $0["view"] == "card" }
            let hits = program.printed.count { $0.contains(#""kind":"hit""#) }
            // The presenter's buttons, above the timeline: every one of them, at the beginning of the row.
            try touch.down(2, CGPoint(x: 1280 + 60, y: 562))
            try touch.up(2)
            try touch.sync()
            _ = try program.wait(for: "another lesson") {
                $0["kind"] == "ready" && $0["scene"] != "swipe-or-pan"
            }
            #expect(program.printed.count { $0.contains(#""kind":"hit""#) } == hits)
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
        }

        @Test(
            "a display that is not there is one line; an exhibit says so in its window and goes on")
        func missing() throws {
            let server = try server()
            let program = try open(["--display", "5"], on: server)
            let end = program.waitForEnd()
            #expect(end.status == 1)
            #expect(end.complaint.contains("there is no display 5; there are 1 DUMMY0, 2 DUMMY1"))
            let exhibit = try open(["--kiosk", "--display", "5"], on: server)
            let fault = try exhibit.wait(for: "fault") { $0["state"] == "fault" }
            #expect(fault["message"]?.contains("there is no display 5") == true)
            _ = try exhibit.wait(for: "attract") { $0["state"] == "attract" }
            exhibit.end()
        }

        @Test("an exhibit whose display goes is on the other, and fingers find it there")
        func vanishes() throws {
            let server = try server()
            try server.startWindowManager()
            let touch = try TouchScreen(on: server)
            let exhibit = try open(["--kiosk", "--display", "2"], on: server)
            _ = try exhibit.wait(for: "shown") { $0["kind"] == "shown" }
            try server.run("xrandr", "--output", "DUMMY1", "--off")
            try Folder.wait(for: "the window on the first display") {
                (try? PixelWatch(server).corner(ofWindow: "Touchscope").x) == 0
            }
            try touch.down(1, CGPoint(x: 1200, y: 300))
            try touch.up(1)
            try touch.sync()
            _ = try exhibit.wait(for: "a visit") { $0["state"] == "visit" }
            _ = try exhibit.wait(for: "a hit") { $0["kind"] == "hit" }
            exhibit.end()
        }
    }
}
