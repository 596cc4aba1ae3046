import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("A scene edited by hand") struct EditTests {
        private func control(_ key: Keyboard.Key, _ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(key)
            try bench.keyboard.release(.control)
        }

        @Test(
            "a real finger moves a view in its file; undone, the file is as it was; ended, touches are the scene's"
        )
        func whole() throws {
            let bench = try Bench()
            let file = bench.folder.appendingPathComponent("ten.scene")
            try control(.e, bench)
            try bench.waitForGeometry("layout")
            try bench.wait("edit", ["state": "begun"])

            let start = bench.pixel(7)
            let end = bench.pixel(CGPoint(x: Bench.middle(7).x + 9, y: Bench.middle(7).y - 38))
            try bench.touch.down(1, start)
            try bench.wait("chosen", ["view": "r7"])
            try bench.touch.move(1, to: CGPoint(x: end.x, y: start.y - 20))
            try bench.touch.move(1, to: end)
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("edited", ["change": "r7 at 152 184"])
            let moved = Bench.tenRectangles.replacingOccurrences(
                of: "r7 at 144 220", with: "r7 at 152 184")
            #expect(try String(contentsOf: file, encoding: .utf8) == moved)

            try control(.z, bench)
            try bench.wait("undone")
            #expect(try String(contentsOf: file, encoding: .utf8) == Bench.tenRectangles)

            try bench.keyboard.tap(.escape)
            try bench.waitForGeometry("layout")
            try bench.wait("edit", ["state": "ended"])
            #expect(!bench.traced.contains { $0.contains("\"kind\":\"hit\"") })
            try bench.tap(8)
            #expect(bench.traced.contains { $0.contains("\"r8\"") })
        }
    }
}
