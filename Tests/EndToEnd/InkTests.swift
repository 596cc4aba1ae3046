import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Ink from a real finger") struct InkTests {
        private static let coral: UInt = 0xe5_71_5f

        private func control(_ key: Keyboard.Key, _ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(key)
            try bench.keyboard.release(.control)
        }

        /// How many pixels of a picture have the ink's color.
        private func inked(_ picture: String) throws -> Int {
            let reading = try Spawned([
                "ffmpeg", "-nostdin", "-loglevel", "error", "-i", picture, "-f", "rawvideo",
                "-pix_fmt", "rgb24", "-",
            ])
            let bytes = [UInt8](reading.readAll())
            #expect(reading.wait() == 0)
            return stride(from: 0, to: bytes.count - 2, by: 3).count {
                bytes[$0] == 0xe5 && bytes[$0 + 1] == 0x71 && bytes[$0 + 2] == 0x5f
            }
        }

        @Test(
            "it is under the finger before that lifts; no view feels it; the take's film has it from then on"
        )
        func whole() throws {
            let bench = try Bench()
            let folder = Folder(bench.folder)
            try control(.r, bench)
            try bench.wait("take", ["state": "rolling"])
            try control(.d, bench)
            try bench.waitForGeometry("layout")
            try bench.wait("ink", ["state": "begun"])
            let start = bench.pixel(7)
            let end = CGPoint(x: start.x + 60, y: start.y + 24)
            #expect(bench.watch.color(x: Int(end.x), y: Int(end.y)) != Self.coral)
            try bench.touch.down(1, start)
            for step in 1...12 {
                let share = Double(step) / 12
                try bench.touch.move(
                    1,
                    to: CGPoint(
                        x: start.x + (end.x - start.x) * share,
                        y: start.y + (end.y - start.y) * share))
            }
            try bench.touch.sync()
            #expect(bench.watch.wait(x: Int(end.x), y: Int(end.y), for: Self.coral))
            #expect(!bench.program.printed.contains { $0.contains("\"kind\":\"inked\"") })
            try bench.touch.up(1)
            try bench.touch.sync()
            let line = try bench.wait("inked")["line"] ?? ""
            #expect(line.hasPrefix("ink coral 4 ("), "\(line)")
            // Nothing is taken away by lifting.
            #expect(bench.watch.color(x: Int(end.x), y: Int(end.y)) == Self.coral)
            try bench.keyboard.tap(.escape)
            try bench.waitForGeometry("layout")
            try bench.wait("ink", ["state": "ended"])
            #expect(!bench.traced.contains { $0.contains("\"kind\":\"hit\"") })
            try bench.tap(8)
            try control(.r, bench)
            try bench.wait("take", ["state": "saved"])

            let tape = folder.path("ten-take-1.tape")
            #expect(try String(contentsOfFile: tape, encoding: .utf8).contains(line))
            let frames = folder.path("frames")
            let film = try Spawned([
                RunningProgram.touchscope, "render", tape,
                "-o", frames, "--size", "640x360", "--fps", "10", "--overlays", "none",
            ])
            _ = film.readAll()
            #expect(film.wait() == 0)
            let pictures = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
            let counts = try [pictures.first, pictures.last].map {
                try inked(frames + "/" + ($0 ?? ""))
            }
            #expect(counts[0] == 0 && counts[1] > 40, "\(counts)")
        }
    }
}
