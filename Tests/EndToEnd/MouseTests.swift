import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The mouse as fingers") struct MouseTests {
        /// Where a sample was: finger, phase, and its place in points of the scene.
        private struct Place: Equatable, CustomStringConvertible {
            var finger: String
            var phase: String
            var x: Double
            var y: Double

            init(_ finger: String, _ phase: String, _ x: Double, _ y: Double) {
                (self.finger, self.phase, self.x, self.y) = (finger, phase, x, y)
            }

            init(_ line: TraceLine) {
                self.init(
                    line["finger"] ?? "", line["phase"] ?? "", line.number("x") ?? -1,
                    line.number("y") ?? -1)
            }

            /// A mouse stands on whole pixels, which may be 1.7 points wide: as near as that, mirrored.
            static func == (a: Place, b: Place) -> Bool {
                a.finger == b.finger && a.phase == b.phase && abs(a.x - b.x) < 3
                    && abs(a.y - b.y) < 3
            }

            var description: String { "\(finger) \(phase) \(x),\(y)" }
        }

        /// The next two samples, in the order of fingers.
        private func expectPair(_ bench: Bench, _ first: Place, _ second: Place) throws {
            let found = try [Place(bench.wait("sample")), Place(bench.wait("sample"))]
            #expect(found.sorted { $0.finger < $1.finger } == [first, second])
        }

        private func pixel(_ bench: Bench, _ x: Double, _ y: Double) -> CGPoint {
            let point = bench.pixel(CGPoint(x: x, y: y))
            return CGPoint(x: point.x.rounded(), y: point.y.rounded())
        }

        @Test("the left button is a finger")
        func oneFinger() throws {
            let bench = try Bench()
            try bench.mouse.move(to: pixel(bench, 72, 115))
            try bench.mouse.press()
            #expect(try bench.wait("hit")["view"] == "r1")
            try bench.mouse.move(to: pixel(bench, 320, 115))
            #expect(
                try Place(bench.wait("sample", ["phase": "moved"])) == Place("a", "moved", 320, 115)
            )
            try bench.mouse.release()
            try bench.wait("delivery", ["view": "r1", "phase": "ended"])
        }

        @Test("the right button is two fingers about the middle of the view; Shift moves both")
        func twoFingers() throws {
            let bench = try Bench()
            try bench.mouse.move(to: pixel(bench, 52, 115))
            try bench.mouse.press(.right)
            try expectPair(bench, Place("a", "began", 52, 115), Place("b", "began", 92, 115))
            try bench.mouse.move(to: pixel(bench, 42, 135))
            try expectPair(bench, Place("a", "moved", 42, 135), Place("b", "moved", 102, 95))
            try bench.keyboard.press(.shift)
            try bench.keyboard.sync()
            try bench.mouse.move(to: pixel(bench, 62, 155))
            try expectPair(bench, Place("a", "moved", 62, 155), Place("b", "moved", 122, 115))
            try bench.keyboard.release(.shift)
            try bench.mouse.release(.right)
            try expectPair(bench, Place("a", "ended", 62, 155), Place("b", "ended", 122, 115))
        }

        @Test("Ctrl-click leaves a finger standing; it can be grabbed again, and lifted with Esc")
        func standing() throws {
            let bench = try Bench()
            try bench.keyboard.press(.control)
            try bench.keyboard.sync()
            for place in [pixel(bench, 72, 115), pixel(bench, 320, 115)] {
                try bench.mouse.move(to: place)
                try bench.mouse.press()
                try bench.mouse.release()
                try bench.mouse.sync()
            }
            #expect(try bench.wait("hit", ["finger": "a"])["view"] == "r1")
            #expect(try bench.wait("hit", ["finger": "b"])["view"] == "r3")
            try bench.keyboard.release(.control)
            try bench.keyboard.sync()

            try bench.mouse.move(to: pixel(bench, 76, 115))
            try bench.mouse.press()
            try bench.mouse.move(to: pixel(bench, 86, 125))
            #expect(
                try Place(bench.wait("sample", ["phase": "moved"])) == Place("a", "moved", 82, 125))
            try bench.mouse.release()
            try bench.wait("sample", ["finger": "a", "phase": "ended"])
            try bench.keyboard.tap(.escape)
            try bench.wait("sample", ["finger": "b", "phase": "ended"])
            try bench.wait("sequenceEnded")
        }

        @Test("the other button does not lift what one holds")
        func otherButton() throws {
            let bench = try Bench()
            try bench.mouse.move(to: pixel(bench, 72, 115))
            try bench.mouse.press()
            try bench.mouse.press(.right)
            try bench.mouse.release(.right)
            try bench.mouse.move(to: pixel(bench, 82, 125))
            let next = try bench.wait("sample", ["finger": "a", "phase": "moved"])
            #expect(Place(next) == Place("a", "moved", 82, 125))
            try bench.mouse.release()
            try bench.wait("sample", ["finger": "a", "phase": "ended"])
        }

        @Test("hovering tells who would get a touch, without one")
        func probe() throws {
            let bench = try Bench()
            try bench.mouse.move(to: pixel(bench, 320, 115))
            #expect(try bench.wait("pointerHit", ["view": "r3"])["rule"] == "BR7")
            try bench.mouse.move(to: CGPoint(x: 3, y: 3))
            try bench.wait("pointer", ["phase": "exited"])
            let lines = bench.program.printed.compactMap(TraceLine.init)
            #expect(!lines.contains { $0["kind"] == "sample" })
        }
    }
}
