import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Files that are saved while they are open") struct LiveFilesTests {
        /// How editors save.
        nonisolated enum Manner: CaseIterable {
            case inPlace, renamedOver, deletedAndMade

            func save(_ text: String, to file: URL) throws {
                switch self {
                case .inPlace: try text.write(to: file, atomically: false, encoding: .utf8)
                case .renamedOver:
                    let other = file.deletingLastPathComponent().appendingPathComponent(".x~")
                    try text.write(to: other, atomically: false, encoding: .utf8)
                    guard rename(other.path, file.path) == 0 else {
                        throw SupportError("cannot rename")
                    }
                case .deletedAndMade:
                    try FileManager.default.removeItem(at: file)
                    try text.write(to: file, atomically: false, encoding: .utf8)
                }
            }
        }

        private static let other = """
            scene 1 "ten" 640 x 400
            view whole at 0 0 size 640 400 color coral touches consume

            """
        private static let tape = """
            tape 1
            scene "ten"
            finger a down r1
            finger a move r2 over 1s
            finger a up
            wait 1s

            """

        @Test("a pipe in a scene's place is told, and all goes on as it was until there is a file")
        func pipe() throws {
            let bench = try Bench()
            let file = bench.folder.appendingPathComponent("ten.scene")
            try FileManager.default.removeItem(at: file)
            #expect(mkfifo(file.path, 0o600) == 0)
            _ = try bench.program.wait(for: "the fault") {
                $0["kind"] == "fault" && $0["message"]?.contains("found a pipe") == true
            }
            try bench.tap(7)
            try Manner.renamedOver.save(Bench.tenRectangles, to: file)
            try bench.wait("mended")
            try bench.tap(8)
            withExtendedLifetime(bench) {}
        }

        @Test("a scene is there as it was saved, however that is done", arguments: Manner.allCases)
        func scene(manner: Manner) throws {
            let bench = try Bench()
            let file = bench.folder.appendingPathComponent("ten.scene")
            for text in [Self.other, Bench.tenRectangles] {
                try manner.save(text, to: file)
                try bench.wait("reloaded")
                try bench.waitForGeometry("ready")
                try bench.touch.down(1, bench.pixel(7))
                try bench.touch.up(1)
                try bench.touch.sync()
                try bench.wait("hit", ["view": text == Self.other ? "whole" : "r7"])
                try bench.wait("sequenceEnded")
            }
        }

        @Test("a fault is told with its place over the stage, and all goes on; mended, it is gone")
        func fault() throws {
            let bench = try Bench()
            let file = bench.folder.appendingPathComponent("ten.scene")
            let top = bench.pixel(CGPoint(x: 320, y: 14))
            let (x, y) = (Int(top.x), Int(top.y))
            try bench.wait("shown")
            let before = bench.watch.color(x: x, y: y)
            try Manner.inPlace.save("scene 1 \"ten\" 640 x 400\nveiw\n", to: file)
            let message = try bench.wait("fault")["message"] ?? ""
            #expect(message.contains("ten.scene:2:1: found 'veiw'"), "\(message)")
            #expect(bench.watch.waitForChange(x: x, y: y, from: before) != nil)
            try bench.tap(8)
            #expect(bench.traced.contains { $0.contains("\"r8\"") })

            try Manner.renamedOver.save(Bench.tenRectangles, to: file)
            try bench.wait("mended")
            #expect(bench.watch.wait(x: x, y: y, for: before))
        }

        @Test("a file that is gone is told of; back again, it is not")
        func gone() throws {
            let bench = try Bench()
            let file = bench.folder.appendingPathComponent("ten.scene")
            try FileManager.default.removeItem(at: file)
            #expect(try bench.wait("fault")["message"]?.contains("no such file") == true)
            try Manner.inPlace.save(Bench.tenRectangles, to: file)
            try bench.wait("mended")
        }

        @Test("a tape that is saved goes on from where one looks, and stays paused")
        func playhead() throws {
            let bench = try Bench(tape: Self.tape)
            try bench.keyboard.tap(.d)
            try bench.wait("ready")
            try bench.wait("delivery", ["phase": "moved"])
            try bench.keyboard.tap(.space)
            let here = try bench.wait("playhead", ["at": "past"])
            let time = try #require(here.number("time"))

            let file = bench.folder.appendingPathComponent("ten.tape")
            try Manner.renamedOver.save(Self.tape + "caption \"New\"\nwait 2s\n", to: file)
            #expect(try bench.wait("reloaded").number("time") == time)
            try bench.keyboard.tap(.space)
            // What plays goes on from there, and comes to what is new.
            try bench.wait("playhead", ["at": "past"])
        }

        @Test("what hands did is done again in the saved scene, and a finger that is down stays")
        func hands() throws {
            let bench = try Bench()
            try bench.touch.down(1, bench.pixel(7))
            try bench.touch.sync()
            try bench.wait("hit", ["view": "r7"])
            let file = bench.folder.appendingPathComponent("ten.scene")
            try Manner.inPlace.save(Self.other, to: file)
            try bench.wait("reloaded")
            try bench.wait("hit", ["view": "whole"])
            try bench.touch.move(1, to: bench.pixel(8))
            try bench.touch.sync()
            try bench.wait("delivery", ["phase": "moved"])
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("delivery", ["phase": "ended"])
        }

        @Test("a list of lessons is there as it was saved")
        func lessons() throws {
            let assets = FileManager.default.temporaryDirectory
                .appendingPathComponent("assets-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: assets) }
            try FileManager.default.copyItem(
                at: Lessons.folder.deletingLastPathComponent(), to: assets)
            let bench = try Bench(environment: ["TOUCHSCOPE_ASSETS": assets.path])
            let list = assets.appendingPathComponent("Lessons/index.lessons")
            try Manner.inPlace.save("lessons 1\ngroup \"All\"\n  lesson tour\n", to: list)
            #expect(try bench.wait("lessons").number("count") == 1)
            try Manner.inPlace.save("lessons 1\ngroup \"All\"\n  lesson nowhere\n", to: list)
            #expect(try bench.wait("fault")["message"]?.contains("nowhere.scene") == true)
        }
    }
}
