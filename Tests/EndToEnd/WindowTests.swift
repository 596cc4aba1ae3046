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

        @Test("a button answers to a finger, and its key does the same")
        func buttons() throws {
            let bench = try Bench()
            try bench.touch.down(1, CGPoint(x: 787, y: 542))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("ready", ["scene": "ten"])
            try bench.keyboard.tap(.r)
            try bench.wait("ready", ["scene": "ten"])
        }
    }
}
