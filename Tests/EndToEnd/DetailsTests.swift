import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("A view named by hand") struct DetailsTests {
        private func control(_ key: Keyboard.Key, _ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(key)
            try bench.keyboard.release(.control)
        }

        @Test("a view is named by keys, and gets a recognizer by a finger, which hears a touch")
        func whole() throws {
            let bench = try Bench()
            let file = bench.folder.appendingPathComponent("ten.scene")
            try control(.e, bench)
            try bench.waitForGeometry("layout")
            try bench.touch.down(1, bench.pixel(7))
            try bench.wait("chosen", ["view": "r7"])
            try bench.touch.up(1)
            try bench.touch.sync()

            try control(.n, bench)
            try bench.wait("layout")
            // The field, where the drawer's title ends.
            try bench.touch.down(2, CGPoint(x: 200, y: 84))
            try bench.touch.up(2)
            try bench.touch.sync()
            try bench.wait("typing")
            for key in [Keyboard.Key.p, .a, .d] { try bench.keyboard.tap(key) }
            try bench.keyboard.tap(.enter)
            try bench.wait("edited", ["change": "r7 is pad"])
            let named = Bench.tenRectangles.replacingOccurrences(of: "view r7", with: "view pad")
            #expect(try String(contentsOf: file, encoding: .utf8) == named)

            try control(.n, bench)
            try bench.wait("layout")
            // The first of what it can have: a tap.
            try bench.touch.down(3, CGPoint(x: 200, y: 180))
            try bench.touch.up(3)
            try bench.touch.sync()
            try bench.wait("edited", ["change": "pad has pad-tap"])
            #expect(
                try String(contentsOf: file, encoding: .utf8).contains("\n  tap pad-tap\nview r8 "))
            try bench.keyboard.tap(.escape)
            try bench.wait("edit", ["state": "ended"])
            try bench.tap(7)
            #expect(bench.traced.contains { $0.contains("\"pad-tap\"") })
        }
    }
}
