import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The touch check") struct TouchCheckTests {
        private let program = RunningProgram.folder.appendingPathComponent("touchscope").path

        @Test("doctor tells a touchscreen from a mouse, and not X's own pointer")
        func devices() throws {
            let server = try XServer()
            let text = try server.run(program, "doctor")
            #expect(text.contains("✓ touch    test touch on "))
            #expect(text.contains("– touch    test mouse: tells places but no fingers"))
            #expect(!text.contains("Virtual core"))
        }

        @Test(
            "a touchscreen that is mapped to no display, or disabled, is told with the command that mends it"
        )
        func wrong() throws {
            let server = try XServer()
            let devices = try DeviceSwitch(server)
            try devices.map("test touch", by: [0.5, 0, 0, 0, 1, 0, 0, 0, 1])
            let mapped = try server.run(program, "doctor", "--touch", "--no-window")
            #expect(mapped.contains("It covers 640 x 720 px at 0, 0, which is no display."))
            #expect(mapped.contains("\n    xinput map-to-output 'test touch' "))
            try devices.turn("test touch", on: false)
            let disabled = try server.run(program, "doctor", "--touch", "--no-window")
            #expect(disabled.contains("It is disabled.\n    xinput enable "))
        }

        @Test("the report of a recording is text, or JSON Lines, whose numbers are the recording's")
        func tape() throws {
            let folder = try Folder()
            var lines = ["scene 1 \"board\" 640 x 400"]
            try lines.joined(separator: "\n").write(
                toFile: folder.path("board.scene"), atomically: true, encoding: .utf8)
            lines = (0..<60).map { index in
                "event \(1000 + Double(index) * 8)ms a \(index == 0 ? "began" : "moved") "
                    + "(\(20 + index), 50) force 0.5"
            }
            try (["tape 1", "scene \"board\""] + lines).joined(separator: "\n").write(
                toFile: folder.path("board.tape"), atomically: true, encoding: .utf8)
            let report = folder.path("report.jsonl")
            let called = try Spawned([
                program, "doctor", "--touch", folder.path("board.tape"), "-o", report,
            ])
            let text = String(decoding: called.readAll(), as: UTF8.self)
            #expect(called.wait() == 0)
            #expect(text.contains("rate       125.0 Hz a finger\n"))
            #expect(text.contains("lost ups   1\n"))
            let told = try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
                .compactMap { TraceLine(String($0)) }
            #expect(told.map { $0["kind"] } == ["touches", "finger"])
            #expect(told[0].number("rate") == 125)
            #expect(told[0].number("pressureMost") == 0.5)
            #expect(told[0]["unit"] == "points")
        }

        @Test(
            "what cannot be told is said in one line",
            arguments: [
                (["--touch"], "DISPLAY is not set"), (["--touch", "tour"], "has no events"),
                (["-o", "a.txt"], "--output needs --touch"), (["--touch", "nowhere"], "no file"),
            ])
        func nothing(words: [String], complaint: String) throws {
            let called = try Spawned([program, "doctor"] + words, environment: [:])
            let line = called.readErrors()
            #expect(line.contains(complaint) && line.split(separator: "\n").count == 1, "\(line)")
            #expect(called.wait() != 0)
        }
    }
}
