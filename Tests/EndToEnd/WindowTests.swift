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
            // Fingers find the window where the window manager has put it, which is seen.
            let place = bench.pixel(10)
            #expect(bench.watch.wait(x: Int(place.x), y: Int(place.y), for: Bench.sky))
            try bench.touch.down(1, place)
            try bench.touch.sync()
            #expect(try bench.wait("hit")["view"] == "r10")
        }

        @Test("options of open work without the word; others are told")
        func withoutCommand() throws {
            let bench = try Bench(command: ["--viewing-distance", "6m", "--diagonal", "65in"])
            #expect(bench.program.printed.first?.hasPrefix("{\"kind\":\"ready\"") == true)
            let wrong = try Workshop.run(["--nonsense"])
            #expect(wrong.status == 2)
            #expect(
                wrong.complaint
                    == "touchscope: unknown option '--nonsense'; see touchscope open --help\n")
        }

        @Test("A live trace starts with ready")
        func readyFirst() throws {
            let bench = try Bench()
            #expect(bench.program.printed.first?.hasPrefix("{\"kind\":\"ready\"") == true)
        }

        @Test("a screen of other pixels than ours is painted all the same")
        func sixteenBits() throws {
            let bench = try Bench(depth: 16)
            let place = bench.pixel(8)
            // Of red and blue five bits are left, of green six.
            let sky: UInt = (0x6c >> 3) << 11 | (0xb4 >> 2) << 5 | 0xe4 >> 3
            #expect(bench.watch.wait(x: Int(place.x), y: Int(place.y), for: sky))
        }

        @Test(
            "doctor says how the window is painted",
            arguments: [
                (24, "x11, drawing to a surface"), (16, "x11, drawing to a texture"),
            ])
        func doctor(depth: Int, words: String) throws {
            let server = try XServer(depth: depth)
            let program = try RunningProgram(
                "touchscope", ["doctor"], environment: server.environment)
            try program.waitForLine(words)
        }

        @Test("a button answers to a finger, and its key does the same")
        func buttons() throws {
            let bench = try Bench()
            // The handle of all that can be done, then the second row of its drawer.
            try bench.touch.down(1, CGPoint(x: 36, y: 184))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("layout")
            try bench.touch.down(1, CGPoint(x: 220, y: 158))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("ready", ["scene": "ten"])
            try bench.keyboard.tap(.r)
            try bench.wait("ready", ["scene": "ten"])
        }
    }
}
