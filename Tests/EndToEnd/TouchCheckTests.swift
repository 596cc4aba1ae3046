import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The touch check") struct TouchCheckTests {
        private let program = RunningProgram.touchscope

        @Test("doctor tells a touchscreen from a mouse, and not X's own pointer")
        func devices() throws {
            let server = try XServer()
            let text = try server.run(program, "doctor")
            #expect(text.contains("✓ touch    test touch on "))
            #expect(text.contains("– touch    test mouse: reports positions but not fingers"))
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
            #expect(mapped.contains("It covers 640 x 720 px at 0, 0, where there is no display."))
            #expect(mapped.contains("\n    xinput map-to-output 'test touch' "))
            try devices.turn("test touch", on: false)
            let disabled = try server.run(program, "doctor", "--touch", "--no-window")
            #expect(disabled.contains("It is disabled.\n    xinput enable "))
        }

        @Test("of two displays, a touchscreen is on the one that the command puts it on")
        func twoDisplays() throws {
            let server = try XServer(width: 2560, height: 800)
            try server.splitInTwo()
            let devices = try DeviceSwitch(server)
            func doctor() throws -> String {
                try server.run(program, "doctor", "--touch", "--no-window")
            }
            let spread = try doctor()
            #expect(spread.contains("It is mapped across 2 displays but belongs to only one."))
            #expect(spread.contains("\n    xinput map-to-output 'test touch' DUMMY0\n"))
            // What that command does.
            try devices.map("test touch", by: [0.5, 0, 0, 0, 1, 0, 0, 0, 1])
            let mended = try doctor()
            #expect(mended.contains("✓ test touch\n  display    DUMMY0"), "\(mended)")
            #expect(!mended.contains("xinput"))
            try devices.map("test touch", by: [0.5, 0, 0.5, 0, 1, 0, 0, 0, 1])
            #expect(try doctor().contains("✓ test touch\n  display    DUMMY1"))
            // A display goes, and the touchscreen stays where that was.
            try server.run("xrandr", "--fb", "2560x800", "--output", "DUMMY1", "--off")
            let lost = try doctor()
            #expect(lost.contains("It covers 1280 x 800 px at 1280, 0, where there is no display."))
            #expect(lost.contains("xinput map-to-output 'test touch' DUMMY0"))
        }

        /// The program on its touch check alone, and where its field is on the screen.
        private func open(
            on server: XServer, _ words: String...
        ) throws -> (program: RunningProgram, room: CGRect) {
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = server.folder.path
            let program = try RunningProgram(
                "touchscope",
                ["doctor", "--touch", "--trace", "-", "--size", "\(server.width)x\(server.height)"]
                    + words, environment: environment)
            let line = try program.wait(for: "touchCheck") { $0["kind"] == "touchCheck" }
            _ = try program.wait(for: "shown") { $0["kind"] == "shown" }
            let room = ["x", "y", "width", "height"].map { line.number($0) ?? 0 }
            return (program, CGRect(x: room[0], y: room[1], width: room[2], height: room[3]))
        }

        @Test(
            "120 reports a second are read as 120, and taps as far beside their targets as they are"
        )
        func measures() throws {
            let server = try XServer()
            let touch = try TouchScreen(on: server)
            let report = server.folder.path + "/report.jsonl"
            // 1280 by 720 pixels of a quarter of a millimeter.
            let (program, room) = try open(
                on: server, "-o", report, "--diagonal", "367.15mm", "--ui-scale", "1")
            for target in 0..<9 {
                let shares = [0.1, 0.5, 0.9]
                let place = CGPoint(
                    x: room.minX + shares[target % 3] * room.width + 4,
                    y: room.minY + shares[target / 3] * room.height - 3)
                try touch.down(1, place)
                try touch.up(1)
                try touch.sync()
            }
            try touch.down(1, CGPoint(x: room.midX - 100, y: room.midY))
            try touch.down(2, CGPoint(x: room.midX, y: room.midY + 50), pressure: 0.5)
            let start = DispatchTime.now()
            for step in 1...480 {
                // The device's pace.
                while DispatchTime.now() < start + Double(step) / 120 {}
                let way = Double(step % 100)
                try touch.move(1, to: CGPoint(x: room.midX - 100 + way, y: room.midY + 1))
                try touch.move(2, to: CGPoint(x: room.midX + way, y: room.midY + 51))
            }
            try touch.up(1)
            try touch.up(2)
            try touch.sync()
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
            let told = try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
                .compactMap { TraceLine(String($0)) }
            let touches = try #require(told.first { $0["kind"] == "touches" })
            #expect(touches["unit"] == "millimetres")
            #expect(abs((touches.number("rate") ?? 0) - 120) <= 2)
            #expect(touches.number("fingersMost") == 2)
            #expect(touches.number("touches") == 11)
            #expect(touches.number("lostUps") == 0 && touches.number("gaps") == 0)
            let pressure = touches.number("pressureMost")
            #expect(pressure.map { abs($0 - 0.5) < 0.01 } == true, "\(touches)")
            for finger in told.filter({ $0["kind"] == "finger" }) {
                #expect(abs((finger.number("rate") ?? 0) - 120) <= 2)
            }
            let targets = told.filter { $0["kind"] == "target" }
            #expect(targets.count == 9)
            for target in targets {
                #expect(abs((target.number("error") ?? 0) - 1.25) < 0.01, "\(target)")
            }
            let delay = try #require(told.first { $0["kind"] == "delay" })
            #expect((delay.number("pictures") ?? 0) > 20)
            #expect((0.001...0.5).contains(delay.number("median") ?? 0))
        }

        @Test(
            "the page follows what becomes of a touchscreen, and closes with its window by a touch")
        func follows() throws {
            let server = try XServer()
            let devices = try DeviceSwitch(server)
            let touch = try TouchScreen(on: server)
            let report = server.folder.path + "/report.txt"
            let (program, _) = try open(on: server, "-o", report, "--ui-scale", "1")
            try devices.map("test touch", by: [0.5, 0, 0, 0, 1, 0, 0, 0, 1])
            _ = try program.wait(for: "changed") { $0["state"] == "changed" }
            try devices.map("test touch", by: [1, 0, 0, 0, 1, 0, 0, 0, 1])
            _ = try program.wait(for: "changed") { $0["state"] == "changed" }
            // Close is the last button of the row at the bottom.
            try touch.down(1, CGPoint(x: 1280 - 50, y: 720 - 36))
            try touch.up(1)
            try touch.sync()
            #expect(program.waitForEnd().status == 0)
            let text = try String(contentsOfFile: report, encoding: .utf8)
            #expect(text.hasPrefix("✓ test touch\n  display "))
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
            #expect(text.contains("rate       125.0 Hz per finger\n"))
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
                (["--touch"], "DISPLAY is not set"),
                (["--touch", "tour"], "has no touchscreen events"),
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
