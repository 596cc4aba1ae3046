import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("The window's own controls") struct ControlsTests {
        /// The first lesson's row in the list that slides in at the left.
        private let firstRow = CGPoint(x: 192, y: 116)

        /// A program whose lessons are open.
        private func bench() throws -> Bench {
            let bench = try Bench()
            try bench.touch.down(1, CGPoint(x: 36, y: 40))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("layout")
            return bench
        }

        @Test("a tap on a row opens its lesson")
        func tap() throws {
            let bench = try bench()
            try bench.touch.down(1, firstRow)
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("ready", ["scene": "who-gets-the-touch"])
        }

        @Test("a drag on a row scrolls the list and opens nothing")
        func scroll() throws {
            let bench = try bench()
            // Where the bar shows while the list is moved.
            let (x, y) = (363, 300)
            let ground = bench.watch.color(x: x, y: y)
            try bench.touch.down(1, CGPoint(x: 192, y: 640))
            for step in 1...20 {
                try bench.touch.move(1, to: CGPoint(x: 192, y: 640 - step * 20))
                try bench.touch.sync()
            }
            #expect(bench.watch.waitForChange(x: x, y: y, from: ground) != nil)
            try bench.touch.up(1)
            try bench.touch.sync()
            // Had the drag opened a lesson, its name would come first.
            try bench.keyboard.tap(.r)
            #expect(try bench.wait("ready")["scene"] == "ten")
        }

        @Test("the wheel scrolls the list")
        func wheel() throws {
            let bench = try bench()
            try bench.mouse.move(to: CGPoint(x: firstRow.x, y: firstRow.y))
            for _ in 1...3 {
                try bench.mouse.press(.wheelDown)
                try bench.mouse.release(.wheelDown)
            }
            try bench.mouse.sync()
            try bench.mouse.press()
            try bench.mouse.release()
            try bench.mouse.sync()
            #expect(try bench.wait("ready")["scene"] != "who-gets-the-touch")
        }

        @Test(
            "Tab goes from control to control, Return and Space press, a touch takes the focus away"
        )
        func keyboard() throws {
            let bench = try Bench()
            // A window that has just come up may not have the keyboard yet; one that is touched has.
            try bench.touch.down(1, bench.pixel(1))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("sequenceEnded")
            for name in [
                "Lessons", "Show", "Do", "Why?", "Chain", "Time", "Record", "Present", "Back",
            ] {
                try bench.keyboard.tap(.tab)
                try bench.wait("focus", ["control": name])
            }
            // Leaving the buttons, then the lessons: their drawer has the keyboard.
            try bench.keyboard.tap(.escape)
            try bench.keyboard.tap(.o)
            for name in ["Overview", "Who gets the touch", "Invisible to touches"] {
                try bench.keyboard.tap(.tab)
                try bench.wait("focus", ["control": name])
            }
            try bench.keyboard.tap(.enter)
            try bench.wait("ready", ["scene": "invisible-to-touches"])
            try bench.keyboard.tap(.o)
            for _ in 1...3 {
                try bench.keyboard.tap(.tab)
                try bench.wait("focus")
            }
            try bench.keyboard.press(.shift)
            try bench.keyboard.tap(.tab)
            try bench.keyboard.release(.shift)
            try bench.wait("focus", ["control": "Who gets the touch"])
            try bench.keyboard.tap(.space)
            try bench.wait("ready", ["scene": "who-gets-the-touch"])
            try bench.touch.down(1, CGPoint(x: 600, y: 8))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.keyboard.tap(.space)
            try bench.wait("playhead", ["at": "past"])
        }
    }
}
