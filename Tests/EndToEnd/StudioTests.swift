import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Looking back") struct StudioTests {
        private static let scene = """
            scene 1 "board" 640 x 400
            view card at 40 60 size 560 280 color coral
              swipe flick direction right
              pan drag moves card
            require drag to-fail flick
            """

        /// Drags one finger over the first three rectangles.
        private func drag(_ bench: Bench) throws {
            try bench.touch.down(1, bench.pixel(1))
            try bench.touch.sync()
            try bench.wait("delivery", ["phase": "began"])
            for rectangle in [2, 3] {
                try bench.touch.move(1, to: bench.pixel(rectangle))
                try bench.touch.sync()
                try bench.wait("delivery", ["phase": "moved"])
            }
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("sequenceEnded")
        }

        /// Moves one finger over the card, to the right, and leaves it down.
        private func flick(_ bench: Bench) throws {
            let start = bench.pixel(CGPoint(x: 200, y: 300))
            try bench.touch.down(1, start)
            try bench.touch.sync()
            for step in 1...8 {
                try bench.touch.move(1, to: CGPoint(x: start.x + Double(step) * 20, y: start.y))
                try bench.touch.sync()
            }
        }

        @Test(
            "stop, two steps back, a finger: a branch that begins with what was, then goes on live")
        func branch() throws {
            let bench = try Bench()
            try drag(bench)
            try bench.keyboard.tap(.space)
            let end = try bench.wait("playhead", ["at": "past"])
            try bench.keyboard.tap(.left)
            try bench.wait("playhead")
            try bench.keyboard.tap(.left)
            let here = try bench.wait("playhead")
            let record = Int(here.number("record") ?? 0)
            #expect(record > 0 && Double(record) < end.number("record") ?? 0)

            try bench.touch.down(2, bench.pixel(9))
            try bench.touch.sync()
            try bench.wait("branch")
            // The first finger was down then, and still is.
            let hit = try bench.wait("hit", ["view": "r9"])
            #expect(hit["finger"] == "b")
            let lines = bench.program.printed.filter { $0.hasPrefix("{\"serial\"") }
            let second = try #require(lines.lastIndex { $0.hasPrefix("{\"serial\":1,") })
            #expect(second >= record)
            #expect(Array(lines[second..<(second + record)]) == Array(lines.prefix(record)))

            // Back to the first one, as it was left.
            try bench.touch.up(2)
            try bench.touch.sync()
            try bench.wait("sample", ["phase": "ended", "finger": "b"])
            try bench.keyboard.tap(.b)
            #expect(try bench.wait("branch").number("number") == 1)
        }

        @Test("a finger on the timeline scrubs; End is live again")
        func scrub() throws {
            let bench = try Bench(hasPanels: true)
            try drag(bench)
            let line = try #require(
                bench.program.printed.compactMap(TraceLine.init).first { $0["kind"] == "ready" })
            let (left, y) = (line.number("timelineX") ?? 0, line.number("timelineY") ?? 0)
            try bench.touch.down(1, CGPoint(x: left + 4, y: y))
            try bench.touch.sync()
            #expect(try bench.wait("playhead")["at"] == "past")
            try bench.touch.move(1, to: CGPoint(x: left + 500, y: y))
            try bench.touch.sync()
            let later = try bench.wait("playhead")
            #expect(later.number("record") ?? 0 > 0)
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.keyboard.tap(.end)
            try bench.wait("playhead", ["at": "live"])
        }

        @Test(
            "a finger on a mark of the timeline: the playhead goes there, and it is told what that was"
        )
        func mark() throws {
            let bench = try Bench(hasPanels: true)
            try drag(bench)
            try bench.keyboard.tap(.space)
            let here = try bench.wait("playhead", ["at": "past"])
            let lines = bench.program.printed.compactMap(TraceLine.init)
            let ready = try #require(lines.first { $0["kind"] == "ready" })
            let began = try #require(
                lines.first { $0["kind"] == "delivery" && $0["phase"] == "began" })
            let (from, to) = (here.number("from") ?? 0, here.number("to") ?? 1)
            let share = ((began.number("time") ?? 0) - from) / (to - from)
            let corner = (x: ready.number("timelineX") ?? 0, y: ready.number("timelineY") ?? 0)
            // The view's lane is the second, under the finger's.
            try bench.touch.down(
                1,
                CGPoint(
                    x: corner.x + share * (ready.number("timelineWidth") ?? 0), y: corner.y + 92))
            try bench.touch.up(1)
            try bench.touch.sync()
            #expect(
                try bench.wait("playhead").number("record") == began.number("serial"))
            let answer = try bench.wait("asked")["answer"] ?? ""
            #expect(answer.hasPrefix("r1 got finger a's “began”"), "\(answer)")
        }

        @Test("a finger on a sentence of the inspector asks about that, and Backspace leads back")
        func sentence() throws {
            let bench = try Bench(hasPanels: true)
            try drag(bench)
            try bench.wait("inspector")
            // The panel is the right quarter of the window; the first answer stands below its question.
            try bench.touch.down(1, CGPoint(x: 1100, y: 172))
            try bench.touch.up(1)
            try bench.touch.sync()
            let here = try bench.wait("playhead", ["at": "past"])
            let answer = try bench.wait("asked")["answer"] ?? ""
            #expect(answer.contains("r1"), "\(answer)")
            #expect(here.number("record") ?? 0 > 0)
            try bench.keyboard.tap(.backspace)
            try bench.wait("playhead", ["at": "live"])
        }

        @Test("search: typed words find decisions, Return goes to them, Escape leaves")
        func search() throws {
            let bench = try Bench(scene: Self.scene)
            try flick(bench)
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("sequenceEnded")
            try bench.keyboard.tap(.f)
            try bench.wait("searched", ["query": ""])
            for key in [Keyboard.Key.d, .r, .a, .g, .space, .f, .a, .i, .l, .e, .d] {
                try bench.keyboard.tap(key)
            }
            #expect(
                try bench.wait("searched", ["query": "drag failed"]).number("found") == 1)
            try bench.keyboard.tap(.enter)
            #expect(try bench.wait("playhead")["at"] == "past")
            let answer = try bench.wait("asked")["answer"] ?? ""
            #expect(answer.hasPrefix("drag failed at"), "\(answer)")
            // Letters are commands again: this one is live.
            try bench.keyboard.tap(.escape)
            try bench.keyboard.tap(.end)
            try bench.wait("playhead", ["at": "live"])
        }

        @Test("why: a touch on a chip asks about its recognizer, and does not touch the stage")
        func why() throws {
            let bench = try Bench(scene: Self.scene)
            try flick(bench)
            try bench.wait("transition", ["recognizer": "drag", "state": "failed"])
            try bench.keyboard.tap(.w)
            try bench.keyboard.sync()
            // Chips stand below the view's name, the one added last first.
            let corner = bench.pixel(CGPoint(x: 40, y: 60))
            try bench.touch.down(2, CGPoint(x: corner.x + 60, y: corner.y + 50))
            try bench.touch.sync()
            let asked = try bench.wait("asked")
            #expect(asked["subject"] == "drag")
            #expect(asked["answer"]?.contains("it waited for flick, and flick won") == true)
            let touched = bench.program.printed.compactMap(TraceLine.init)
                .filter { $0["kind"] == "hit" }
            #expect(touched.count == 1)
        }
    }
}
