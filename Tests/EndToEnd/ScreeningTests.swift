import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Two tapes in the window") struct ScreeningTests {
        /// The window on two tapes that lie beside one another.
        private func bench(
            width: Int = 1280, height: Int = 800, language: String = "en"
        ) throws -> Bench {
            var files: [String: String] = [:]
            for name in ["waits.scene", "waits.tape", "free.scene", "free.tape"] {
                let url = Pairs.folder.appending(path: name)
                files[name] = try String(contentsOf: url, encoding: .utf8)
            }
            let tape = try String(
                contentsOf: Pairs.folder.appending(path: "require.tape"), encoding: .utf8)
            return try Bench(
                tape: tape, files: files, width: width, height: height,
                command: ["open", "--lang", language])
        }

        /// How many colors each half of the screen shows.
        private func colors(_ bench: Bench, in shot: Screenshot) -> [Int] {
            let (width, height) = (Double(shot.width), Double(shot.height))
            return [0.3, 0.75].map {
                shot.colors(around: CGPoint(x: width * $0, y: height * 0.4), radius: 150)
            }
        }

        @Test(
            "it stops where they part, goes on by a key, and stops at its end",
            arguments: [(1280, 800, "en"), (1920, 1080, "zh")])
        func plays(width: Int, height: Int, language: String) throws {
            let bench = try bench(width: width, height: height, language: language)
            try bench.wait("screening", ["state": "playing"])
            let parted = try bench.wait("screening", ["state": "parted"])
            #expect((parted.number("seconds") ?? 0) > 3)
            // Both stages are there, and nothing moves.
            let shot = try Screenshot(of: bench.server)
            #expect(colors(bench, in: shot).allSatisfy { $0 > 8 })
            #expect(try Screenshot(of: bench.server).isSame(as: shot))
            try bench.keyboard.tap(.space)
            #expect(
                try bench.wait("screening", ["state": "playing"]).number("seconds") ?? 0
                    > parted.number("seconds") ?? 0)
            try bench.keyboard.tap(.end)
            let end = try bench.wait("screening", ["state": "standing"])
            #expect(end.number("seconds") == end.number("of"))
        }

        @Test("a finger on the line of time holds the film; on the stage it touches nothing")
        func fingers() throws {
            let bench = try bench()
            try bench.wait("shown")
            try bench.touch.down(1, CGPoint(x: 900, y: 774))
            try bench.touch.sync()
            let half = try bench.wait("screening", ["state": "standing"])
            try bench.touch.move(1, to: CGPoint(x: 1000, y: 774))
            try bench.touch.sync()
            let later = try bench.wait("screening", ["state": "standing"])
            #expect(later.number("seconds") ?? 0 > half.number("seconds") ?? 0)
            try bench.touch.up(1)
            try bench.touch.down(2, CGPoint(x: 640, y: 300))
            try bench.touch.up(2)
            try bench.touch.sync()
            try bench.keyboard.tap(.escape)
            try bench.wait("screening", ["state": "left"])
            #expect(!bench.traced.contains { $0.contains("\"kind\":\"hit\"") })
        }

        @Test("when one of its tapes is saved, the film is another, and one looks where one looked")
        func saved() throws {
            let bench = try bench()
            try bench.keyboard.tap(.home)
            let before = try bench.wait("screening", ["state": "standing"])
            let file = bench.folder.appendingPathComponent("free.tape")
            let text = try String(contentsOf: file, encoding: .utf8)
            try text.replacingOccurrences(of: "over 300ms", with: "over 3s")
                .write(to: file, atomically: true, encoding: .utf8)
            try bench.wait("reloaded")
            let after = try bench.wait("screening", ["state": "standing"])
            #expect(after.number("seconds") == 0)
            #expect(abs((after.number("of") ?? 0) - (before.number("of") ?? 0)) > 0.2)
        }
    }
}
