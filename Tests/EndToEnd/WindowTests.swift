import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The window") struct WindowTests {
        @Test("F11 fills the screen, and fingers still go where they are")
        func fullscreen() throws {
            let bench = try Bench(size: "900x500", withWindowManager: true)
            try bench.keyboard.tap(.f11)
            try bench.waitForGeometry("layout") {
                $0.number("width") == 1280 && $0.number("height") == 720
            }
            try bench.touch.down(1, bench.pixel(10))
            try bench.touch.sync()
            #expect(try bench.wait("hit")["view"] == "r10")
        }

        @Test("A live trace starts with ready")
        func readyFirst() throws {
            let bench = try Bench()
            #expect(bench.program.printed.first?.hasPrefix("{\"kind\":\"ready\"") == true)
        }

        @Test("what is recorded gives the same trace again")
        func recording() throws {
            let server = Bench.tapeName
            let bench = try Bench(command: ["record", "-o", server])
            defer { try? FileManager.default.removeItem(atPath: server) }
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
            #expect(bench.program.waitForEnd() == (0, ""))

            let live = bench.program.printed.filter { $0.hasPrefix("{\"serial\"") }
            // The scene is looked for beside the tape.
            let tape = bench.folder.appendingPathComponent("again.tape")
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: server), to: tape)
            let replay = try Spawned([
                RunningProgram.folder.appendingPathComponent("touchscope").path, "trace",
                tape.path, "--format", "jsonl",
            ])
            let again = String(decoding: replay.readAll(), as: UTF8.self)
                .split(separator: "\n").map(String.init)
            #expect(replay.wait() == 0)
            #expect(live.count > 400)
            #expect(again == live)
        }

        @Test("a button answers to a finger, and its key does the same")
        func buttons() throws {
            let bench = try Bench()
            // Beside the title, where there is nothing but the ground.
            let (x, y) = (600, 8)
            let dark = bench.watch.color(x: x, y: y)
            // The seventh button: Theme.
            try bench.touch.down(1, CGPoint(x: 960, y: 560))
            try bench.touch.up(1)
            try bench.touch.sync()
            #expect(bench.watch.waitForChange(x: x, y: y, from: dark) != nil)
            let light = bench.watch.color(x: x, y: y)
            try bench.keyboard.tap(.t)
            #expect(bench.watch.waitForChange(x: x, y: y, from: light) != nil)
        }
    }
}

extension Bench {
    /// Where a recording goes: a name of its own for each test process.
    static var tapeName: String {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("recorded-\(ProcessInfo.processInfo.processIdentifier).tape")
            .path
    }
}
