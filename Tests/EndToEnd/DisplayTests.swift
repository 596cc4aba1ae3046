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
            #expect(
                end.complaint.contains("there is no display 5; choose one of 1 DUMMY0, 2 DUMMY1"))
            let exhibit = try open(["--kiosk", "--display", "5"], on: server)
            let fault = try exhibit.wait(for: "fault") { $0["state"] == "fault" }
            #expect(fault["message"]?.contains("there is no display 5") == true)
            _ = try exhibit.wait(for: "attract") { $0["state"] == "attract" }
            exhibit.end()
        }

        struct Loss: CustomTestStringConvertible {
            let display: Int
            let isManaged: Bool
            /// The one that is left: X puts it at the screen's corner.
            let left: (width: Int, height: Int)
            var testDescription: String {
                "display \(display), \(isManaged ? "a" : "no") window manager"
            }
        }

        @Test(
            "an exhibit whose display goes fills the other and says why, and fingers find it there",
            arguments: [
                Loss(display: 1, isManaged: false, left: (1024, 768)),
                Loss(display: 2, isManaged: false, left: (1280, 800)),
                Loss(display: 2, isManaged: true, left: (1280, 800)),
            ])
        func vanishes(loss: Loss) throws {
            let server = try server()
            if loss.isManaged { try server.startWindowManager() }
            let touch = try TouchScreen(on: server)
            let exhibit = try open(["--kiosk", "--display", "\(loss.display)"], on: server)
            _ = try exhibit.wait(for: "shown") { $0["kind"] == "shown" }
            let mode = loss.left.width == 1280 ? "half" : "\(loss.left.width)x\(loss.left.height)"
            try server.run(
                "xrandr", "--output", "DUMMY\(loss.display - 1)", "--off",
                "--output", "DUMMY\(2 - loss.display)", "--mode", mode)
            let fault = try exhibit.wait(for: "fault") { $0["state"] == "fault" }
            #expect(fault["message"]?.contains("was lost; the exhibit continues here") == true)
            try Folder.wait(for: "the window on all of the other display") {
                let window = (try? server.run("xwininfo", "-name", "Touchscope")) ?? ""
                return window.contains("Absolute upper-left X:  0\n")
                    && window.contains("Width: \(loss.left.width)\n")
                    && window.contains("Height: \(loss.left.height)\n")
            }
            try touch.down(1, CGPoint(x: 900, y: 300))
            try touch.up(1)
            try touch.sync()
            _ = try exhibit.wait(for: "a visit") { $0["state"] == "visit" }
            _ = try exhibit.wait(for: "a hit") { $0["kind"] == "hit" }
            exhibit.end()
        }
    }
}
