import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Tapes edited by fingers") struct TapeEditingTests {
        private static let tape = """
            tape 1
            scene "ten"   # where
            finger a down r1
            finger a move r2 over 1s
            finger a up
            wait 3s

            """

        private func control(_ key: Keyboard.Key, _ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(key)
            try bench.keyboard.release(.control)
        }

        private func turn(_ bench: Bench) throws {
            try bench.keyboard.press(.shift)
            try control(.e, bench)
            try bench.keyboard.release(.shift)
        }

        @Test("a stretch is dragged and cut: its line is in the file at once, and can be undone")
        func cut() throws {
            let bench = try Bench(tape: Self.tape, hasPanels: true)
            let file = bench.folder.appendingPathComponent("ten.tape")
            try turn(bench)
            #expect(try bench.wait("tapeEditing").number("end") == 4)
            let line = try #require(
                bench.program.printed.compactMap(TraceLine.init).last { $0["kind"] == "layout" })
            let (left, y) = (line.number("timelineX") ?? 0, line.number("timelineY") ?? 0)
            let second = (line.number("timelineWidth") ?? 0) / (4 * 1.05)
            // The end's grip, from the end to a second and a half before.
            let grip = CGPoint(x: left + 4 * second + 12, y: y + 124)
            try bench.touch.down(1, grip)
            try bench.touch.sync()
            for step in 1...5 {
                let x = grip.x - Double(step) * 0.3 * second
                try bench.touch.move(1, to: CGPoint(x: x, y: grip.y))
                try bench.touch.sync()
            }
            try bench.touch.up(1)
            try bench.touch.sync()
            try control(.x, bench)
            let cut = try bench.wait("tapeEditing")
            #expect(cut["said"]?.hasPrefix("Cut:") == true)
            #expect(abs((cut.number("to") ?? 0) - 2.5) < 0.02)
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let others = lines.filter { !$0.hasPrefix("cut 0s..2.") }
            #expect(lines.count == others.count + 1)
            #expect(others.joined(separator: "\n") == Self.tape)
            try control(.z, bench)
            #expect(try bench.wait("tapeEditing")["said"] == "Undone.")
            #expect(try String(contentsOf: file, encoding: .utf8) == Self.tape)
            try turn(bench)
            try bench.wait("tapeEdited")
        }
    }
}
